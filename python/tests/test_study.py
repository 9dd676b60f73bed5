import csv
import json
import pathlib
import shlex
import subprocess
import tempfile
import unittest

from freehold.engine import find_command


def read(path):
    with open(path, newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


class StudyTest(unittest.TestCase):
    """The tables that a study leaves behind, as Python's csv module reads them."""

    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory()
        cls.folder = pathlib.Path(cls.temporary.name)
        cls.study("levels", "--agents", "level1,random", "-o", "size=2", "pie=true,false")
        program = "exec:" + shlex.join(find_command() + ["engine"])
        cls.study("program", "--agents", program + ",random", "-o", "size=2", "--nodes", "5")

    @classmethod
    def tearDownClass(cls):
        cls.temporary.cleanup()

    @classmethod
    def study(cls, name, *arguments):
        subprocess.run(
            find_command()
            + ["study", "esgros", "--games", "3", "--skill", "0", "--out", str(cls.folder / name), *arguments],
            check=True,
            stdout=subprocess.DEVNULL,
        )

    def test_every_game_is_a_row(self):
        games = read(self.folder / "levels" / "games.csv")
        self.assertEqual([row["game"] for row in games], ["1", "2", "3", "4", "5", "6"])
        self.assertEqual({row["variant"] for row in games}, {"pie=true", "pie=false"})
        for row in games:
            self.assertIn(row["result"], ("1", "2"))
            self.assertEqual(float(row["share_1"]) + float(row["share_2"]), 1)
            self.assertEqual({row["agent_1"], row["agent_2"]}, {"level1", "random"})
            self.assertIn("size=2", row["options"])
            float(row["score_1"]), int(row["turns"])

    def test_every_ply_is_a_row(self):
        games = read(self.folder / "levels" / "games.csv")
        plies = read(self.folder / "levels" / "plies.csv")
        for game in games:
            own = [row for row in plies if row["game"] == game["game"]]
            self.assertEqual([int(row["ply"]) for row in own], list(range(1, int(game["plies"]) + 1)))
            for row in own:
                self.assertEqual(row["agent"], game["agent_" + row["by"]])
                self.assertIn(row["kind"], ("place", "swap"))
                self.assertGreater(int(row["legal"]), 0)
                self.assertTrue(row["value"] == "" or 0 <= float(row["value"]) <= 1)

    def test_the_journal_tells_agents_winners_and_scores(self):
        with open(self.folder / "levels" / "games.jsonl", encoding="utf-8") as lines:
            for line in map(json.loads, lines):
                self.assertEqual(len(line["winners"]), 1)
                self.assertEqual(len(line["scores"]), 2)
                self.assertEqual(set(line["agents"]), {"level1", "random"})
                self.assertEqual(len(line["plies"]), len(line["values"]))

    def test_programs_are_studied_with_what_they_expect(self):
        plies = read(self.folder / "program" / "plies.csv")
        values = [float(row["value"]) for row in plies if row["agent"].startswith("exec:") and row["value"]]
        self.assertTrue(values)
        self.assertTrue(all(0 <= value <= 1 for value in values))
