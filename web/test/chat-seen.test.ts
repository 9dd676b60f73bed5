import assert from "node:assert/strict";
import { test } from "node:test";
import { ChatSeen } from "../src/people/chat-seen";
import type { Said } from "../src/play/history";

const said = (v: number, seat: number): Said => ({ v, seat, name: "", text: "hello", at: "" });

test("messages of others are new until they were read, at each table by itself", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const here = new ChatSeen("here", storage);
  const messages = [said(4, 2), said(5, 1), said(9, 0)];
  assert.equal(here.unread(messages, [1]), 2);
  here.note(messages);
  assert.equal(here.unread(messages, [1]), 0);
  assert.equal(new ChatSeen("here", storage).unread([...messages, said(10, 2)], [1]), 1);
  assert.equal(new ChatSeen("elsewhere", storage).unread(messages, [1]), 2);
});
