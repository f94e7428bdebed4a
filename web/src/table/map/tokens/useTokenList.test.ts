import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useTokenList } from "./useTokenList";

const closeCard = vi.fn();

/** A window in which these media queries hold. */
const open = (...holding: string[]) => {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: holding.some((part) => query.includes(part)),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  return renderHook(
    ({ hasCard, failed }: { hasCard: boolean; failed?: boolean }) =>
      useTokenList({ failed: failed ?? false, hasCard, onCloseCard: closeCard }),
    { initialProps: { hasCard: false } as { hasCard: boolean; failed?: boolean } },
  );
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it("leaves a phone's screen to the card of the token that was chosen in it, and takes it back from it", () => {
  const { result, rerender } = open("max-width");
  act(() => result.current.toggle());
  expect(result.current.shown).toBe(true);
  act(() => result.current.onChosen("goblin"));
  rerender({ hasCard: true });
  expect([result.current.shown, result.current.leftFor]).toEqual([false, "goblin"]);
  rerender({ hasCard: false });
  expect(result.current.shown).toBe(false);
  rerender({ hasCard: true });
  act(() => result.current.toggle());
  expect(closeCard).toHaveBeenCalledTimes(2);
  rerender({ hasCard: false });
  expect(result.current.shown).toBe(true);
});

it("stands beside the card on a wide screen", () => {
  const { result, rerender } = open();
  act(() => result.current.toggle());
  act(() => result.current.onChosen("goblin"));
  rerender({ hasCard: true });
  expect([result.current.shown, result.current.leftFor]).toEqual([true, undefined]);
  expect(closeCard).not.toHaveBeenCalled();
});

it("is open where less motion is wished, but never over a phone's map before it is asked for", () => {
  expect(open("reduced-motion").result.current.shown).toBe(true);
  expect(open("max-width").result.current.shown).toBe(false);
  expect(open("max-width", "reduced-motion").result.current.shown).toBe(false);
});

it("comes back where less motion is wished when the card is closed", () => {
  const { result, rerender } = open("max-width", "reduced-motion");
  act(() => result.current.toggle());
  expect(result.current.shown).toBe(true);
  act(() => result.current.onChosen("goblin"));
  rerender({ hasCard: true });
  expect(result.current.shown).toBe(false);
  rerender({ hasCard: false });
  expect(result.current.shown).toBe(true);
});

it("stays where there is no canvas", () => {
  const { result, rerender } = open("max-width");
  rerender({ hasCard: true, failed: true });
  expect(result.current.shown).toBe(true);
});
