import csv
import pathlib
import re
import shlex
import subprocess
import tempfile
import unittest

from freehold.engine import find_command

DOCS = pathlib.Path(__file__).resolve().parents[2] / "docs"
QUESTIONS = ["Estate, masters", "The Estates, money", "Hexploration, money for later seats", "Hexploration, types of tiles"]
GAMES = 2


def commands():
    """The commands in the table of findings, each by what its row is called; links are left out."""
    rows = re.findall(r"^\| \[?([^]|`]*?)(?:\]\(\S*\))? \| `(.*?)` \|", (DOCS / "findings" / "README.md").read_text("utf-8"), re.M)
    return {name: shlex.split(command) for name, command in rows}


def cheap(command):
    """The same question to players who answer at once: a few games, hardly any thought."""
    words = list(command)
    words[words.index("--games") + 1] = str(GAMES)
    if "--nodes" in words:
        words[words.index("--nodes") + 1] = "2"
    else:
        words[words.index("--agents") + 1] = "random"
    return words


def documented(file, seats):
    """The columns of a table, as docs/studies.md lists them."""
    text = (DOCS / "studies.md").read_text("utf-8").partition(f"`{file}`, one row for each")[2].partition("\n\n`")[0]
    columns = []
    for cell in re.findall(r"^\| (`.*?) \| ", text, re.M):
        each = cell.endswith(" …")
        for name in re.findall(r"`(\w+)`", cell):
            columns += [f"{name[:-1]}{seat}" for seat in range(1, seats + 1)] if each else [name]
    return columns


def read(path):
    with open(path, newline="", encoding="utf-8") as file:
        reader = csv.DictReader(file)
        return reader.fieldnames, list(reader)


class FindingsTest(unittest.TestCase):
    """The questions of docs/findings, each by its command as it stands there."""

    @classmethod
    def setUpClass(cls):
        temporary = tempfile.TemporaryDirectory()
        cls.addClassCleanup(temporary.cleanup)
        cls.folder = pathlib.Path(temporary.name)
        cls.questions = {name: command for name, command in commands().items() if name in QUESTIONS}
        running = [
            subprocess.Popen(
                find_command() + ["study"] + cheap(command) + ["--threads", "1", "--out", str(cls.folder / name)],
                stdout=subprocess.DEVNULL,
            )
            for name, command in cls.questions.items()
        ]
        cls.exits = [each.wait() for each in running]

    def test_each_question_is_one_command(self):
        self.assertEqual(list(self.questions), QUESTIONS)
        self.assertEqual(self.exits, [0] * len(QUESTIONS))

    def test_each_variant_has_its_rows(self):
        for name, command in self.questions.items():
            with self.subTest(name):
                key, _, values = command[command.index("-o") + 1].partition("=")
                _, games = read(self.folder / name / "games.csv")
                variants = [f"{key}={value}" for value in values.split(",") for _ in range(GAMES)]
                self.assertEqual([row["variant"] for row in games], variants)
                _, plies = read(self.folder / name / "plies.csv")
                for game in games:
                    self.assertIn(game["variant"], game["options"].split())
                    self.assertEqual(sum(row["game"] == game["game"] for row in plies), int(game["plies"]))

    def test_the_columns_are_those_that_are_documented(self):
        for name, command in self.questions.items():
            with self.subTest(name):
                seats = int(command[command.index("--seats") + 1]) if "--seats" in command else 2
                for file in ("games.csv", "plies.csv"):
                    self.assertEqual(read(self.folder / name / file)[0], documented(file, seats))

    def test_the_lines_for_pandas_name_columns_that_exist(self):
        columns = {column for file in ("games.csv", "plies.csv") for column in read(self.folder / QUESTIONS[0] / file)[0]}
        for page in (DOCS.parent / "README.md", DOCS / "studies.md"):
            lines = [line for line in page.read_text("utf-8").splitlines() if "pandas.read_csv(" in line or line.startswith("print(")]
            named = set(re.findall(r'"(\w+)"|"\)\.(\w+)\.', "\n".join(lines)))
            named = {name for pair in named for name in pair if name}
            self.assertGreater(len(named), 2, page.name)
            self.assertLessEqual(named, columns, page.name)
