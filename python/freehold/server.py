"""Tables of a server (docs/tables.md)."""
import json
import time
import typing
import urllib.error
import urllib.request


class Refusal(Exception):
    """The server refused. `status` is HTTP's, `error` the server's own word, such as `illegal`."""

    def __init__(self, status: int, answer: dict):
        super().__init__(answer.get("message", f"status {status}"))
        self.status = status
        self.error = answer.get("error", "")
        self.answer = answer


class Server:
    """A server, as one guest sees it."""

    def __init__(self, address: str, name: str = "Python", token: typing.Optional[str] = None):
        """Comes as a new guest, or as the guest that a token belongs to."""
        self._api = address.rstrip("/") + "/api"
        self.token = token
        if token is None:
            self.token = self.read("/guests", {"name": name})["token"]

    def open(self, path: str, body=None):
        """Opens an answer. Waits where the server says so (429, 503); any other refusal is raised."""
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        if body is not None:
            headers["Content-Type"] = "application/json"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._api + path, data, headers)
        while True:
            try:
                return urllib.request.urlopen(request)
            except urllib.error.HTTPError as refusal:
                if refusal.code not in (429, 503):
                    raise Refusal(refusal.code, _json(refusal.read())) from None
                time.sleep(int(refusal.headers.get("Retry-After", 1)))

    def read(self, path: str, body=None):
        with self.open(path, body) as answer:
            return json.load(answer)

    def games(self) -> typing.List[dict]:
        return self.read("/games")

    def table(self, game: str, opponents: typing.Sequence[int] = (1,), options: typing.Optional[dict] = None) -> "Table":
        """A new table with this guest on seat 1 and computers of these levels on the others."""
        seats = [{"kind": "me"}] + [{"kind": "agent", "level": level} for level in opponents]
        made = self.read("/tables", {"game": game, "options": options or {}, "seats": seats})
        return Table(self, made["id"])

    def join(self, table: str, seat: int) -> "Table":
        """Sits down at somebody else's table."""
        self.read(f"/tables/{table}/join", {"seat": seat})
        return Table(self, table)


class Table:
    """A table where this guest sits."""

    def __init__(self, server: Server, id: str):
        self.server = server
        self.id = id
        self._path = f"/tables/{id}"

    def look(self) -> dict:
        """The table as this guest may see it; `legal` is there when it is their turn."""
        return self.server.read(self._path)

    def play(self, token: str, based_on: int):
        self.server.read(self._path + "/plies", {"token": token, "basedOn": based_on})

    def events(self, since: int = 0) -> typing.Iterator[dict]:
        """All events after that number, then new ones as they come."""
        with self.server.open(f"{self._path}/events?since={since}") as lines:
            for line in lines:
                if line.strip():
                    yield json.loads(line)

    def play_with(self, choose: typing.Callable[[dict], str]) -> dict:
        """Plays to the end: whenever it is our turn, `choose` gets the table and returns a token. Returns the last look."""
        version = 0
        for event in self.events():
            if event.get("kind") == "over":
                break
            if event["v"] > version:
                version = self._answer(choose)
        return self.look()

    def play_by(self, engine, **budget) -> dict:
        """Plays to the end as an engine thinks, within a budget for each ply, such as `nodes=1000` (`Engine.go`)."""

        def choose(look):
            engine.new(look["game"], seats=len(look["seats"]), **look["options"])
            engine.play(*self.plies(look))
            return engine.go(**budget).best

        return self.play_with(choose)

    def plies(self, look: dict) -> typing.List[str]:
        """All tokens until this look, those of chance included. For what others keep secret there is the server's guess,
        which fits all that this guest knows."""
        guesses = iter(look.get("guesses", ()))
        tokens = []
        for event in self.events():
            if event.get("kind", "ply") == "ply":
                tokens.append(event.get("token") or next(guesses))
            if event["v"] >= look["version"]:
                break
        return tokens

    def _answer(self, choose) -> int:
        look = self.look()
        if look.get("legal"):
            try:
                self.play(choose(look), look["version"])
            except Refusal as refusal:
                if refusal.error != "stale":  # somebody was faster, and the next event tells what happened
                    raise
        return look["version"]

    def record(self) -> str:
        """The game as a record (docs/fgn.md)."""
        with self.server.open(self._path + "/record.fgn") as text:
            return text.read().decode()


def _json(body: bytes) -> dict:
    try:
        answer = json.loads(body)
        return answer if isinstance(answer, dict) else {}
    except ValueError:
        return {}
