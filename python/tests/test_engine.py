import sys
import unittest

from freehold import Engine, EngineError


class EngineTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.engine = Engine()

    @classmethod
    def tearDownClass(cls):
        cls.engine.close()

    def test_a_game_is_played_looked_at_and_taken_back(self):
        engine = self.engine
        self.assertEqual(engine.games()["the-estates"], range(2, 6))
        engine.new("esgros", size=2, pie=False)
        engine.play("a1")
        self.assertEqual(engine.state()[:2], (2, 1))
        self.assertEqual(engine.legal(), ["a2", "b1", "b2", "b3", "c1", "c2"])
        self.assertIsInstance(engine.view(1), dict)
        engine.undo()
        self.assertEqual(engine.state().plies, 0)
        search = engine.go(nodes=200)
        self.assertEqual(search.best, "b2")
        self.assertEqual(search.line[0], "b2")
        self.assertTrue(0 <= search.value <= 1)

    def test_refusals_name_their_rule_and_the_engine_goes_on(self):
        self.engine.new("esgros", size=2)
        with self.assertRaisesRegex(EngineError, "illegal: G3: a1 already"):
            self.engine.play("a1", "a1")
        self.assertEqual(self.engine.state().plies, 1)
        with self.assertRaises(EngineError) as setup:
            self.engine.new("esgros", seats=7)
        self.assertEqual(setup.exception.code, "setup")
        with self.assertRaises(ValueError):
            self.engine.go()

    def test_an_engine_that_ends_or_hangs_is_an_error(self):
        with Engine([sys.executable, "-c", "pass"]) as silent:
            with self.assertRaises(EngineError) as ended:
                silent.games()
            self.assertEqual(ended.exception.code, "ended")
        with Engine([sys.executable, "-c", "import time; time.sleep(100)"], patience=0.2) as slow:
            with self.assertRaises(EngineError) as late:
                slow.games()
            self.assertEqual(late.exception.code, "late")
