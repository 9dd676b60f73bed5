"""A program that speaks the engine protocol (docs/engine.md)."""
import json
import os
import pathlib
import queue
import shlex
import shutil
import subprocess
import threading
import typing


class EngineError(Exception):
    """The engine refused a command, or ended, or did not answer in time.

    `code` is the protocol's word for it, such as `illegal`; `ended` and `late` are our own.
    """

    def __init__(self, code: str, text: str):
        super().__init__(f"{code}: {text}")
        self.code = code
        self.text = text


class State(typing.NamedTuple):
    """Who acts: a seat from 1, 0 for chance, None when the game is over."""

    by: typing.Optional[int]
    plies: int
    winners: typing.List[int]
    scores: typing.List[float]


class Search(typing.NamedTuple):
    """What the engine would play; value is the share of the win that the seat to act expects, if the engine tells."""

    best: str
    value: typing.Optional[float]
    line: typing.List[str]


def find_command() -> typing.List[str]:
    """`$FREEHOLD`, else the program of the source tree or the archive around this package, else `freehold` on the PATH."""
    named = os.environ.get("FREEHOLD")
    if named:
        return shlex.split(named)
    around = pathlib.Path(__file__).resolve().parent.parent.parent
    for program in (around / "freehold", around.parent / "bin" / "freehold"):
        if program.is_file():
            return [str(program)]
    installed = shutil.which("freehold")
    if installed:
        return [installed]
    raise FileNotFoundError("there is no freehold here; set FREEHOLD to the command that starts it")


class Engine:
    """One running engine with one game at a time. Use it in a `with`, or `close` it."""

    def __init__(self, command: typing.Optional[typing.Sequence[str]] = None, patience: float = 60.0):
        """`command` starts an engine, by default Freehold's own; `patience` is how many seconds an answer may take."""
        self._patience = patience
        self._process = subprocess.Popen(
            list(command) if command else find_command() + ["engine"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            bufsize=1,
        )
        self._lines: "queue.Queue[typing.Optional[str]]" = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        for line in self._process.stdout:
            self._lines.put(line.rstrip("\r\n"))
        self._lines.put(None)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        """Ends the engine."""
        if self._process.poll() is None:
            try:
                self._process.stdin.write("quit\n")
                self._process.stdin.flush()
                self._process.wait(5)
            except (OSError, subprocess.TimeoutExpired):
                self._process.kill()
                self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            try:
                pipe.close()
            except OSError:
                pass

    def ask(self, *commands: str) -> typing.List[typing.List[str]]:
        """Sends commands at once and returns the lines of each answer. If several fail, the first error is raised."""
        try:
            self._process.stdin.write("".join(command + "\n" for command in commands))
            self._process.stdin.flush()
        except (OSError, ValueError):
            raise EngineError("ended", "the engine has ended") from None
        answers, errors = [], []
        for command in commands:
            try:
                answers.append(self._answer(command))
            except EngineError as error:
                if error.code in ("ended", "late"):
                    raise
                errors.append(error)
        if errors:
            raise errors[0]
        return answers

    def _answer(self, command: str) -> typing.List[str]:
        lines = []
        while True:
            try:
                line = self._lines.get(timeout=self._patience)
            except queue.Empty:
                self._process.kill()
                raise EngineError("late", f"no answer to '{command}' within {self._patience} s") from None
            if line is None:
                raise EngineError("ended", f"the engine ended during '{command}'")
            if line == "ok":
                return lines
            if line.startswith("error "):
                _, code, text = (line + "  ").split(" ", 2)
                raise EngineError(code, text.strip())
            lines.append(line)

    def games(self) -> typing.Dict[str, range]:
        """The ids of all games, each with the numbers of seats it can have."""
        games = {}
        for line in self.ask("hello")[0]:
            word, _, rest = line.partition(" ")
            if word == "game":
                name, seats = rest.split()
                fewest, most = seats.split("-")
                games[name] = range(int(fewest), int(most) + 1)
        return games

    def new(self, game: str, seats: typing.Optional[int] = None, threads: int = 1, **options):
        """Starts a game; options are the game's own, such as `size=3`."""
        words = [f"{key}={str(value).lower() if isinstance(value, bool) else value}" for key, value in options.items()]
        if seats is not None:
            words.append(f"seats={seats}")
        self.ask(" ".join(["new", game, f"threads={threads}"] + words))

    def play(self, *tokens: str):
        """Plays tokens; the ones before an illegal one stay played."""
        self.ask("play " + " ".join(tokens))

    def undo(self, plies: int = 1):
        self.ask(f"undo {plies}")

    def state(self) -> State:
        return read_state(self.ask("state")[0])

    def legal(self) -> typing.List[str]:
        return read_words(self.ask("legal")[0])

    def weights(self) -> typing.List[int]:
        """How likely the outcomes of chance are, in the order of `legal`."""
        return [int(word) for word in read_words(self.ask("weights")[0])]

    def view(self, seat: typing.Optional[int] = None) -> dict:
        """The position as a seat may see it, or somebody who only watches."""
        return json.loads(self.ask(f"view {seat or ''}".strip())[0][0].partition(" ")[2])

    def go(self, time: typing.Optional[int] = None, nodes: typing.Optional[int] = None, level: typing.Optional[int] = None) -> Search:
        """Thinks: `time` milliseconds, `nodes` simulated games, or as the levels that people choose from do."""
        given = [(unit, amount) for unit, amount in (("time", time), ("nodes", nodes), ("level", level)) if amount is not None]
        if len(given) != 1:
            raise ValueError("go takes one of time, nodes and level")
        lines = self.ask("go %s %d" % given[0])[0]
        best = [line.partition(" ")[2] for line in lines if line.startswith("best ")]
        if not best:
            raise EngineError("garbled", "the engine answered without a best move")
        infos = [line.split() for line in lines if line.startswith("info ")]
        if not infos:
            return Search(best[0], None, [])
        last = infos[-1]
        return Search(best[0], float(last[last.index("value") + 1]), last[last.index("pv") + 1 :])


def read_words(lines: typing.List[str]) -> typing.List[str]:
    """The words of an answer of one line, without the first."""
    return lines[0].split()[1:]


def read_state(lines: typing.List[str]) -> State:
    """The answer to `state`."""
    fields = {line.partition(" ")[0]: line.split()[1:] for line in lines}
    by = fields["by"][0]
    return State(
        None if by == "over" else int(by),
        int(fields["plies"][0]),
        [int(seat) for seat in fields.get("winners", [])],
        [float(score) for score in fields.get("scores", [])],
    )
