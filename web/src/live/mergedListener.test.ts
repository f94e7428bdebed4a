import { afterEach, describe, expect, it, vi } from "vitest";
import type { Listen } from "./liveSource";
import { mergedListener } from "./mergedListener";

/** A listener that the test speaks for. */
function spoken() {
  let tell: (text: string) => void = () => undefined;
  let refuse: (error: unknown) => void = () => undefined;
  const close = vi.fn();
  const listen: Listen<string> = (next, fail) => {
    tell = next;
    refuse = fail;
    return close;
  };
  return { listen, close, tell: (text: string) => tell(text), refuse: (error: unknown) => refuse(error) };
}

function merge(options?: { partialOffline: boolean }) {
  const [a, b] = [spoken(), spoken()];
  const [told, failed] = [vi.fn(), vi.fn()];
  const stop = mergedListener([a.listen, b.listen], (said) => said.join("+"), options)(told, failed);
  return { a, b, told, failed, stop };
}

describe("several listeners merged into one", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("speak once all have spoken, then at each change", () => {
    const { a, b, told } = merge();
    a.tell("one");
    expect(told).not.toHaveBeenCalled();
    b.tell("two");
    expect(told).toHaveBeenLastCalledWith("one+two");
    a.tell("three");
    expect(told).toHaveBeenLastCalledWith("three+two");
  });

  it("fail with the first that fails, and close together", () => {
    const { a, b, failed, stop } = merge();
    const refusal = new Error("permission-denied");
    b.refuse(refusal);
    expect(failed).toHaveBeenCalledWith(refusal);
    stop();
    expect(a.close).toHaveBeenCalledTimes(1);
    expect(b.close).toHaveBeenCalledTimes(1);
  });

  it("tell what some of them said without a network, where that is asked for", () => {
    vi.stubGlobal("navigator", { onLine: false });
    const strict = merge();
    strict.a.tell("one");
    expect(strict.told).not.toHaveBeenCalled();
    const partial = merge({ partialOffline: true });
    partial.a.tell("one");
    expect(partial.told).toHaveBeenLastCalledWith("one+");
  });
});
