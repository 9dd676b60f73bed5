import random
import subprocess
import tempfile
import unittest

from freehold import Engine, Refusal, Server
from freehold.engine import find_command


class ServerTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.process = subprocess.Popen(
            find_command() + ["serve", "--port", "0", "--agent-pace", "1", "--db", f"sqlite:{cls.folder.name}/test.db"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
        )
        cls.address = cls.process.stdout.readline().split()[-1]

    @classmethod
    def tearDownClass(cls):
        cls.process.terminate()
        cls.process.wait()
        cls.process.stdout.close()
        cls.folder.cleanup()

    def test_a_game_is_played_at_a_table(self):
        server = Server(self.address)
        self.assertIn("esgros", [game["id"] for game in server.games()])
        table = server.table("esgros", options={"size": 3})
        rng = random.Random(1)
        end = table.play_with(lambda look: rng.choice(look["legal"]))
        self.assertEqual(end["status"], "over")
        self.assertEqual(len(end["winners"]), 1)
        self.assertRegex(table.record(), r'\[Result "[12]"\]')

    def test_an_engine_sits_at_a_table_and_is_told_guesses_for_secrets(self):
        table = Server(self.address).table("the-estates", options={"cash": 8})
        with Engine() as engine:
            end = table.play_by(engine, nodes=1)
        self.assertEqual(end["status"], "over")
        self.assertRegex(table.record(), r'\[Result "[12+]+"\]')

    def test_refusals_say_why(self):
        table = Server(self.address).table("esgros", options={"size": 3})
        with self.assertRaises(Refusal) as refused:
            table.play("z9", table.look()["version"])
        self.assertEqual((refused.exception.status, refused.exception.error), (422, "illegal"))
