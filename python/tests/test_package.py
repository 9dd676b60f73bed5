import importlib.util
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
import zipfile

import freehold.engine

ROOT = pathlib.Path(__file__).resolve().parents[2]


def version_of_the_project():
    return re.search(r"^  <version>(.*)</version>$", (ROOT / "pom.xml").read_text("utf-8"), re.M).group(1)


def run(*command, **variables):
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "FREEHOLD")}
    return subprocess.run(command, check=True, capture_output=True, text=True, env={**environment, **variables}).stdout.strip()


class PackageTest(unittest.TestCase):
    """The package as others get it: in an archive, or as a wheel."""

    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = pathlib.Path(temporary.name).resolve()

    def test_in_an_archive_it_finds_the_program_that_it_came_with(self):
        copy = self.folder / "share" / "python" / "freehold"
        shutil.copytree(freehold.engine.__file__.rpartition(os.sep)[0], copy, ignore=shutil.ignore_patterns("__pycache__"))
        program = self.folder / "bin" / "freehold"
        program.parent.mkdir()
        program.touch()
        ask = "import freehold.engine; print(*freehold.engine.find_command())"
        self.assertEqual(run(sys.executable, "-c", ask, PYTHONPATH=str(copy.parent)), str(program))
        self.assertEqual(run(sys.executable, "-c", ask, PYTHONPATH=str(copy.parent), FREEHOLD="java -jar x.jar"), "java -jar x.jar")

    def test_the_wheel_can_be_installed(self):
        run(str(ROOT / "scripts" / "release-wheel"), str(self.folder))
        (wheel,) = self.folder.glob("*.whl")
        self.assertEqual(wheel.name, f"freehold-{version_of_the_project()}-py3-none-any.whl")
        installed = self.folder / "installed"
        if importlib.util.find_spec("pip"):
            run(sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--target", str(installed), str(wheel))
        else:
            zipfile.ZipFile(wheel).extractall(installed)
        ask = "import freehold, importlib.metadata as m; print(freehold.__file__, m.version('freehold'))"
        answer = run(sys.executable, "-c", ask, PYTHONPATH=str(installed))
        self.assertEqual(answer, f"{installed / 'freehold' / '__init__.py'} {version_of_the_project()}")
        first = wheel.read_bytes()
        run(str(ROOT / "scripts" / "release-wheel"), str(self.folder))
        self.assertEqual(wheel.read_bytes(), first)

    def test_links_of_the_readme_lead_somewhere(self):
        links = re.findall(r"\]\((?!\w+:)([^)#]+)", (ROOT / "python" / "README.md").read_text("utf-8"))
        self.assertTrue(links)
        for link in links:
            self.assertTrue((ROOT / "python" / link).exists(), link)
