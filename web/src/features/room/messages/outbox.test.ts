import type { Letter } from "domain/chat/keptLetters";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type OpenLetter, Outbox, Refused } from "./outbox";

const letter = (requestId: string): Letter => ({ requestId, text: `Message ${requestId}` });

/** A table whose connection the test holds: each sending waits for its answer. */
function table(storage = memory()) {
  const sent: { letter: Letter; answer: () => void; fail: (error: Error) => void }[] = [];
  let shown: readonly OpenLetter[] = [];
  const outbox = new Outbox({
    key: "letters",
    storage,
    tell: (letters) => {
      shown = letters;
    },
    send: (one) =>
      new Promise<void>((resolve, reject) => {
        sent.push({ letter: one, answer: resolve, fail: reject });
      }),
  });
  const told = () => shown.map(({ requestId, state }) => `${requestId} ${state}`);
  const last = () => {
    const one = sent.at(-1);
    if (one === undefined) throw new Error("nothing was sent");
    return one;
  };
  return { outbox, sent, told, last, storage };
}

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("the outbox of a table", () => {
  afterEach(() => vi.useRealTimers());

  it("sends one message after the other, in the order in which they were written", async () => {
    const { outbox, sent, told, last, storage } = table();
    outbox.write(letter("a"));
    outbox.write(letter("b"));
    expect(sent.map((one) => one.letter.requestId)).toEqual(["a"]);
    last().answer();
    await settled();
    expect(told()).toEqual(["a sent", "b waiting"]);
    last().answer();
    await settled();
    expect(sent.map((one) => one.letter)).toEqual([letter("a"), letter("b")]);
    expect(told()).toEqual(["a sent", "b sent"]);
    expect(storage.getItem("letters")).toBeNull();
  });

  it("sends the same request again when its answer was lost, and nothing before it", async () => {
    vi.useFakeTimers();
    const { outbox, sent, told, last } = table();
    outbox.write(letter("a"));
    outbox.write(letter("b"));
    last().fail(new TypeError("Failed to fetch"));
    await vi.advanceTimersByTimeAsync(4_000);
    expect(sent).toHaveLength(1);
    expect(told()).toEqual(["a waiting", "b waiting"]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent.map((one) => one.letter.requestId)).toEqual(["a", "a"]);
  });

  it("does not wait for its hour when the network returns", async () => {
    const { outbox, sent, last } = table();
    outbox.write(letter("a"));
    last().fail(new TypeError("Failed to fetch"));
    await settled();
    void outbox.flush();
    expect(sent).toHaveLength(2);
    void outbox.flush();
    expect(sent).toHaveLength(2);
    outbox.close();
  });

  it("says why a message was refused, keeps it before its author's eyes, and goes on", async () => {
    const { outbox, sent, told, last } = table();
    outbox.write(letter("a"));
    outbox.write(letter("b"));
    last().fail(new Refused("Le message est vide."));
    await settled();
    expect(told()).toEqual(["a refused", "b waiting"]);
    expect(outbox.letters[0]?.problem).toBe("Le message est vide.");
    expect(last().letter.requestId).toBe("b");
    outbox.settle("a");
    expect(told()).toEqual(["b waiting"]);
    expect(sent).toHaveLength(2);
  });

  it("keeps what waits for the next visit, and for another tab", async () => {
    const first = table();
    first.outbox.write(letter("a"));
    const second = table(first.storage);
    expect(second.outbox.letters).toEqual([{ ...letter("a"), state: "waiting" }]);
    second.outbox.write(letter("b"));
    first.last().answer();
    await settled();
    expect(table(first.storage).outbox.letters.map(({ requestId }) => requestId)).toEqual(["b"]);
    second.outbox.close();
  });

  it("works without a storage that can be written", async () => {
    const broken = {
      getItem: () => null,
      setItem: () => {
        throw new Error("quota");
      },
      removeItem: () => {
        throw new Error("forbidden");
      },
    };
    const { outbox, told, last } = table(broken);
    outbox.write(letter("a"));
    last().answer();
    await settled();
    expect(told()).toEqual(["a sent"]);
  });
});
