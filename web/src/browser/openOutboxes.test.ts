import { beforeEach, expect, it, vi } from "vitest";
import { flushOutboxes, openOutbox, outboxOf } from "./openOutboxes";
import type { OutboxSource, OutgoingEntry, Sent } from "./outbox";

const ALL_SENT: Sent = { refused: new Map() };

function source(key: string, send: () => Promise<Sent>): OutboxSource<OutgoingEntry> {
  const read = (stored: string | null) => JSON.parse(stored ?? "[]");
  return { key, read, atOnce: 5, send: vi.fn(send) };
}

beforeEach(() => localStorage.clear());

it("flushes the open outboxes of the wanted keys, and waits for them", async () => {
  let answer: (sent: Sent) => void = () => undefined;
  const ayla = source("play:ayla", () => new Promise((resolve) => (answer = resolve)));
  const room = source("room", async () => ALL_SENT);
  const closed = source("play:closed", async () => ALL_SENT);
  const close = [ayla, room].map((one) => openOutbox(outboxOf(one)));
  openOutbox(outboxOf(closed))();
  for (const one of [ayla, room, closed]) outboxOf(one).write({ id: one.key });
  const over = vi.fn();
  const flushed = flushOutboxes((key) => key.startsWith("play:")).then(over);
  await Promise.resolve();
  expect([ayla.send, closed.send, over].map((one) => vi.mocked(one).mock.calls.length)).toEqual([1, 0, 0]);
  answer(ALL_SENT);
  await flushed;
  expect(over).toHaveBeenCalledOnce();
  for (const end of close) end();
});

it("is one for all who have it open, and another one for who comes when nobody has", () => {
  const ayla = source("play:ayla", () => new Promise(() => undefined));
  const first = outboxOf(ayla);
  const close = [openOutbox(first), openOutbox(outboxOf(ayla))];
  first.write({ id: "a" });
  expect(outboxOf(ayla)).toBe(first);
  close[0]?.();
  expect(outboxOf(ayla)).toBe(first);
  close[1]?.();
  const later = outboxOf(ayla);
  expect(later).not.toBe(first);
  expect(later.entries.map(({ id }) => id)).toEqual(["a"]);
  expect(ayla.send).toHaveBeenCalledOnce();
});
