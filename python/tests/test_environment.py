import pathlib
import random
import tempfile
import unittest

from freehold import Engine, Environment, Vocabulary


class EnvironmentTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.engine = Engine()

    @classmethod
    def tearDownClass(cls):
        cls.engine.close()

    def play(self, env, seed):
        """A random game by the mask; returns each agent's rewards, added up."""
        env.reset(seed=seed)
        rng = random.Random(seed)
        total = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            observation, reward, termination, truncation, info = env.last()
            total[agent] += reward
            self.assertFalse(truncation)
            mask = observation["action_mask"]
            if termination:
                self.assertEqual(sum(mask), 0)
                self.assertIn("score", info)
                env.step(None)
                continue
            self.assertIsInstance(observation["observation"], dict)
            self.assertEqual(sum(mask), len(observation["legal"]))
            numbers = [number for number, flag in enumerate(mask) if flag]
            env.step(rng.choice(numbers))
        self.assertEqual(env.agents, [])
        return total

    def test_all_games_are_played_to_their_end(self):
        for game, seats in self.engine.games().items():
            for count in sorted({seats[0], seats[-1]}):
                with self.subTest(game=game, seats=count):
                    env = Environment(game, seats=count, engine=self.engine)
                    total = self.play(env, 7)
                    self.assertAlmostEqual(sum(total.values()), 1)
                    self.assertGreater(len(env.plies), 5)

    def test_the_same_seed_gives_the_same_game(self):
        env = Environment("hexploration", engine=self.engine)
        games = []
        for _ in range(2):
            self.play(env, 3)
            games.append(env.render())
        self.assertEqual(games[0], games[1])

    def test_secrets_are_not_observed(self):
        env = Environment("the-estates", options={"money": "hidden"}, engine=self.engine)
        env.reset(seed=1)
        while env.legal != ["hold", "stow"]:
            env.step(env.legal[0])
        agent = env.agent_selection
        other = next(each for each in env.agents if each != agent)
        plies, seen = list(env.plies), []
        for token in ("hold", "stow"):
            self.engine.new("the-estates", seats=2, money="hidden")
            self.engine.play(*plies, token)
            env.state = self.engine.state()
            seen.append(env.observe(other)["observation"])
        self.assertEqual(seen[0], seen[1])

    def test_tokens_are_actions_too_and_wrong_ones_are_refused(self):
        env = Environment("esgros", options={"size": 2, "pie": False}, engine=self.engine)
        env.reset()
        self.assertEqual(env.agent_selection, "seat_1")
        env.step("b2")
        self.assertEqual(env.agent_selection, "seat_2")
        self.assertEqual(list(env.observe("seat_1")["action_mask"]), [0] * env.most_actions)
        with self.assertRaisesRegex(Exception, "illegal: G3"):
            env.step("b2")
        with self.assertRaises(ValueError):
            env.step(None)
        env.step("a1")
        with self.assertRaisesRegex(ValueError, "esgros, |the games are"):
            Environment("chess", engine=self.engine)
        with self.assertRaisesRegex(ValueError, "2 to 2 seats"):
            Environment("esgros", seats=3, engine=self.engine)

    def test_actions_can_be_sampled(self):
        env = Environment("esgros", options={"size": 2}, engine=self.engine)
        env.reset()
        action = env.action_space("seat_1").sample(env.observe("seat_1")["action_mask"])
        self.assertIn(env.vocabulary.token(action), env.legal)
        env.step(action)

    def test_a_vocabulary_is_kept(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "tokens.txt"
            Vocabulary(["d4", "swap", "c3"]).save(path)
            loaded = Vocabulary.load(path)
        self.assertEqual([loaded.number(token) for token in ("swap", "c3", "e4")], [1, 2, 3])
        self.assertEqual(loaded.token(0), "d4")
        with self.assertRaises(ValueError):
            loaded.token(4)
