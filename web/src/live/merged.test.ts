import { afterEach, describe, expect, it, vi } from "vitest";
import type { Listen, Subscription } from "./liveSource";
import { merged } from "./merged";

/** A listener whose values and failure the test gives. */
function scriptedSubscription(key: string) {
  let emit: (text: string) => void = () => undefined;
  let failWith: (error: unknown) => void = () => undefined;
  const close = vi.fn();
  const listen: Listen<string> = (next, fail) => {
    emit = next;
    failWith = fail;
    return close;
  };
  const subscription: Subscription<string> = { key, listen };
  return {
    subscription,
    close,
    emit: (text: string) => emit(text),
    fail: (error: unknown) => failWith(error),
  };
}

function merge(options?: { partialOffline: boolean }) {
  const [a, b] = [scriptedSubscription("a"), scriptedSubscription("b")];
  const [emitted, failed] = [vi.fn(), vi.fn()];
  const stop = merged([a.subscription, b.subscription], options)?.listen(emitted, failed);
  return { a, b, emitted, failed, stop };
}

describe("several subscriptions merged into one", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("emit once all have a value, then at each change", () => {
    const { a, b, emitted } = merge();
    a.emit("one");
    expect(emitted).not.toHaveBeenCalled();
    b.emit("two");
    expect(emitted).toHaveBeenLastCalledWith(["one", "two"]);
    a.emit("three");
    expect(emitted).toHaveBeenLastCalledWith(["three", "two"]);
  });

  it("fail with the first that fails, and close together", () => {
    const { a, b, failed, stop } = merge();
    const refusal = new Error("permission-denied");
    b.fail(refusal);
    expect(failed).toHaveBeenCalledWith(refusal);
    stop?.();
    expect(a.close).toHaveBeenCalledTimes(1);
    expect(b.close).toHaveBeenCalledTimes(1);
  });

  it("emit a part of the values without a network, where that is asked for", () => {
    vi.stubGlobal("navigator", { onLine: false });
    const strict = merge();
    strict.a.emit("one");
    expect(strict.emitted).not.toHaveBeenCalled();
    const partial = merge({ partialOffline: true });
    partial.a.emit("one");
    expect(partial.emitted).toHaveBeenLastCalledWith(["one", undefined]);
  });

  it("have a key of their own, which names each part and what is asked of them together", () => {
    const [a, b] = [scriptedSubscription("a").subscription, scriptedSubscription("b").subscription];
    const keys = [
      a.key,
      merged([a])?.key,
      merged([a, b])?.key,
      merged([b, a])?.key,
      merged([a, b], { partialOffline: true })?.key,
    ];
    expect(new Set(keys).size).toBe(keys.length);
    expect(merged([a, b])?.key).toBe(merged([a, b])?.key);
  });

  it("wait while one of them waits, and where there is none", () => {
    expect(merged([scriptedSubscription("a").subscription, undefined])).toBeUndefined();
    expect(merged([])).toBeUndefined();
  });
});
