import { type OutgoingMessage, readOutbox } from "domain/table/messages/storedOutbox";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Outbox, type OutboxSource, type PendingEntry, Refused } from "./outbox";

const message = (id: string): OutgoingMessage => ({ id, text: `Message ${id}` });
const DAY_MS = 24 * 3_600_000;

/** A table whose connection the test holds: each sending waits for its answer. */
function table(storage = memory()) {
  const sent: { message: OutgoingMessage; answer: () => void; fail: (error: Error) => void }[] = [];
  let shown: readonly PendingEntry<OutgoingMessage>[] = [];
  const send: OutboxSource<OutgoingMessage>["send"] = ([one]) =>
    new Promise((resolve, reject) => {
      sent.push({ message: one, answer: () => resolve({ refused: new Map(), revision: 7 }), fail: reject });
    });
  const outbox = new Outbox({ key: "messages", read: readOutbox, atOnce: 1, send }, storage);
  outbox.subscribe(() => {
    shown = outbox.entries;
  });
  const close = outbox.open();
  const told = () => shown.map(({ id, state }) => `${id} ${state}`);
  const last = () => {
    const one = sent.at(-1);
    if (one === undefined) throw new Error("nothing was sent");
    return one;
  };
  return { outbox, close, sent, told, last, storage };
}

function memory() {
  const kept = new Map<string, string>();
  return {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => {
      kept.set(key, value);
      return true;
    },
    remove: (key: string) => void kept.delete(key),
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("the outbox of a table", () => {
  afterEach(() => vi.useRealTimers());

  it("says when what waits has been sent or tried, to whoever asks meanwhile too", async () => {
    const { outbox, close, last } = table();
    const over: string[] = [];
    outbox.write(message("a"));
    void outbox.flush().then(() => over.push("first"));
    outbox.write(message("b"));
    void outbox.flush().then(() => over.push("second"));
    last().answer();
    await settled();
    expect(over).toEqual([]);
    last().fail(new Error("no connection"));
    await settled();
    expect(over).toEqual(["first", "second"]);
    close();
  });

  it("sends one message after the other, in the order in which they were written", async () => {
    const { outbox, sent, told, last, storage } = table();
    outbox.write(message("a"));
    outbox.write(message("b"));
    expect(sent.map((one) => one.message.id)).toEqual(["a"]);
    last().answer();
    await settled();
    expect(told()).toEqual(["a sent", "b waiting"]);
    last().answer();
    await settled();
    expect(sent.map((one) => one.message)).toMatchObject([message("a"), message("b")]);
    expect(told()).toEqual(["a sent", "b sent"]);
    expect(storage.read("messages")).toBeNull();
  });

  it("sends the same request again when its answer was lost, and nothing before it", async () => {
    vi.useFakeTimers();
    const { outbox, sent, told, last } = table();
    outbox.write(message("a"));
    outbox.write(message("b"));
    last().fail(new TypeError("Failed to fetch"));
    await vi.advanceTimersByTimeAsync(4_000);
    expect(sent).toHaveLength(1);
    expect(told()).toEqual(["a waiting", "b waiting"]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent.map((one) => one.message.id)).toEqual(["a", "a"]);
  });

  it("does not wait for the next attempt when the network returns", async () => {
    const { outbox, close, sent, last } = table();
    outbox.write(message("a"));
    last().fail(new TypeError("Failed to fetch"));
    await settled();
    void outbox.flush();
    expect(sent).toHaveLength(2);
    void outbox.flush();
    expect(sent).toHaveLength(2);
    close();
  });

  it("says why a message was refused, keeps showing it, and sends the next one", async () => {
    const { outbox, sent, told, last } = table();
    outbox.write(message("a"));
    outbox.write(message("b"));
    last().fail(new Refused("Le message est vide."));
    await settled();
    expect(told()).toEqual(["a refused", "b waiting"]);
    expect(outbox.entries[0]?.problem).toBe("Le message est vide.");
    expect(last().message.id).toBe("b");
    outbox.settle("a");
    expect(told()).toEqual(["b waiting"]);
    expect(sent).toHaveLength(2);
  });

  it("keeps what was refused on this device until its author decides, and does not send it again", async () => {
    const { outbox, sent, last, storage } = table();
    outbox.write(message("a"));
    last().fail(new Refused("Le message est vide."));
    await settled();
    const later = table(storage);
    expect(later.told()).toEqual(["a refused"]);
    expect(later.outbox.entries[0]).toMatchObject({ text: "Message a", problem: "Le message est vide." });
    expect([...sent, ...later.sent]).toHaveLength(1);
    later.outbox.settle("a");
    expect(storage.read("messages")).toBeNull();
  });

  it("keeps what waits for the next visit, and for another tab", async () => {
    const first = table();
    first.outbox.write(message("a"));
    const second = table(first.storage);
    expect(second.outbox.entries).toMatchObject([{ ...message("a"), state: "waiting" }]);
    second.outbox.write(message("b"));
    first.last().answer();
    await settled();
    expect(table(first.storage).outbox.entries.map(({ id }) => id)).toEqual(["b"]);
    second.close();
  });

  it("works without a storage that can be written", async () => {
    const broken = {
      read: () => null,
      write: () => false,
      remove: () => undefined,
    };
    const { outbox, told, last } = table(broken);
    outbox.write(message("a"));
    last().answer();
    await settled();
    expect(told()).toEqual(["a sent"]);
  });

  it("does not send what has waited for more than a day, on this visit or before it", async () => {
    vi.useFakeTimers();
    const { outbox, close, sent, told, last, storage } = table();
    outbox.write(message("a"));
    last().fail(new TypeError("Failed to fetch"));
    await vi.advanceTimersByTimeAsync(0);
    close();
    vi.setSystemTime(Date.now() + DAY_MS);
    const closeAgain = outbox.open();
    expect(sent).toHaveLength(2);
    last().fail(new TypeError("Failed to fetch"));
    outbox.write(message("b"));
    await vi.advanceTimersByTimeAsync(6_000);
    expect(told()).toEqual(["a outdated", "b waiting"]);
    expect(last().message.id).toBe("b");
    const later = table(storage);
    expect(later.told()).toEqual(["a outdated", "b waiting"]);
    later.outbox.settle("a");
    expect(later.sent.map((one) => one.message.id)).toEqual(["b"]);
    closeAgain();
  });

  it("sends as long as one of several has it open, and knows which revision has what was sent", async () => {
    const { outbox, close, sent, last } = table();
    const closeOther = outbox.open();
    close();
    outbox.write(message("a"));
    last().answer();
    await settled();
    expect(outbox.entries).toMatchObject([{ id: "a", state: "sent", revision: 7 }]);
    closeOther();
    outbox.write(message("b"));
    await settled();
    expect(sent).toHaveLength(1);
    const closeAgain = outbox.open();
    expect([outbox.settle("b"), outbox.settle("b")]).toEqual([true, false]);
    closeAgain();
  });
});
