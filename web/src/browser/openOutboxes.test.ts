import { expect, it, vi } from "vitest";
import { addOpenOutbox, flushOutboxes } from "./openOutboxes";

it("flushes the open outboxes of the wanted keys, and waits for them", async () => {
  let answer: () => void = () => undefined;
  const ayla = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const room = vi.fn(async () => undefined);
  const closed = vi.fn(async () => undefined);
  const remove = [addOpenOutbox("play:ayla", ayla), addOpenOutbox("room", room)];
  addOpenOutbox("play:ayla", closed)();
  const over = vi.fn();
  const flushed = flushOutboxes((key) => key.startsWith("play:")).then(over);
  await Promise.resolve();
  expect([ayla, room, closed, over].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0, 0]);
  answer();
  await flushed;
  expect(over).toHaveBeenCalledOnce();
  for (const end of remove) end();
  await flushOutboxes(() => true);
  expect(ayla).toHaveBeenCalledOnce();
});
