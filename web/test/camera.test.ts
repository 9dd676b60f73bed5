import assert from "node:assert/strict";
import { test } from "node:test";
import { Camera } from "../src/hex/camera";

const BOUNDS = { left: -100, right: 100, top: -50, bottom: 50 };

test("fits all and the margin into the window, in the middle", () => {
  const camera = Camera.fit(BOUNDS, 440, 440, 10, 3);
  assert.equal(camera.scale, 2, "the width is what limits");
  assert.deepEqual([camera.x, camera.y], [0, 0]);
  assert.equal(camera.viewBox, "-110.0 -110.0 220.0 220.0");
});

test("is never nearer than wanted, however little there is to see", () => {
  assert.equal(Camera.fit({ left: 0, right: 1, top: 0, bottom: 1 }, 1000, 1000, 1, 1.5).scale, 1.5);
});

test("a drag moves what is seen with the hand", () => {
  const camera = Camera.fit(BOUNDS, 440, 440, 10, 3).panned(40, -20);
  assert.deepEqual([camera.x, camera.y], [-20, 10]);
});

test("what lies under the finger stays there while zooming", () => {
  const before = Camera.fit(BOUNDS, 400, 300, 10);
  const after = before.zoomed(1.7, 50, 260);
  const under = (camera: Camera): number[] => [
    camera.x + (50 - 200) / camera.scale,
    camera.y + (260 - 150) / camera.scale,
  ];
  for (const [i, n] of under(before).entries()) {
    assert.ok(Math.abs(n - under(after)[i]!) < 1e-9);
  }
  assert.ok(Math.abs(after.scale / before.scale - 1.7) < 1e-9);
});

test("zooming ends somewhere", () => {
  const camera = Camera.fit(BOUNDS, 400, 300, 10);
  assert.equal(camera.zoomed(1e9).scale, camera.zoomed(1e12).scale);
  assert.equal(camera.zoomed(1e-9).scale, camera.zoomed(1e-12).scale);
});

test("moves only as far as needed to show a point", () => {
  const camera = Camera.fit(BOUNDS, 440, 440, 10, 3);
  assert.equal(camera.showing(30, 30, 10).viewBox, camera.viewBox, "it is seen already");
  const moved = camera.showing(150, 0, 10);
  assert.deepEqual([moved.x, moved.y], [50, 0]);
});

test("is bounded: the middle of the window stays on the land, however far it is pushed or zoomed out", () => {
  const pushed = Camera.fit(BOUNDS, 440, 440, 10, 3).panned(-9999, 9999).zoomed(0.01).within(BOUNDS, 1);
  assert.deepEqual([pushed.x, pushed.y, pushed.scale], [100, -50, 1]);
});

test("knows whether it shows all, and where a point is seen", () => {
  const camera = Camera.fit(BOUNDS, 440, 440, 10, 3);
  assert.ok(camera.shows(BOUNDS, 10));
  assert.ok(!camera.shows({ ...BOUNDS, right: 101 }, 10));
  assert.deepEqual(camera.pixel(100, 0), [420, 220]);
});
