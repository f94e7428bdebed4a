import { act, cleanup, createEvent, fireEvent, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useFileDrop } from "./useFileDrop";

const file = new File(["png"], "crypte.png");

afterEach(cleanup);

/** What a file that hangs over the page, or is dropped on it, leaves to the browser. */
function send(name: "dragOver" | "drop") {
  const event = createEvent[name](window, { dataTransfer: { files: [file], types: ["Files"] } });
  act(() => void fireEvent(window, event));
  return { prevented: event.defaultPrevented, effect: (event as DragEvent).dataTransfer?.dropEffect };
}

it("takes the file, and not the browser", () => {
  const take = vi.fn();
  const { result } = renderHook(() => useFileDrop(take));
  expect(send("dragOver")).toEqual({ prevented: true, effect: "copy" });
  expect(result.current).toBe(true);
  expect(send("drop").prevented).toBe(true);
  expect(take.mock.calls).toEqual([[file]]);
  expect(result.current).toBe(false);
});

it("does nothing with a file that nobody takes, and the page stays", () => {
  const { result } = renderHook(() => useFileDrop(undefined));
  expect(send("dragOver")).toEqual({ prevented: true, effect: "none" });
  expect(result.current).toBe(false);
  expect(send("drop").prevented).toBe(true);
});

it("leaves it to a part of the page that takes it", () => {
  const take = vi.fn();
  renderHook(() => useFileDrop(undefined));
  renderHook(() => useFileDrop(take));
  expect(send("dragOver").effect).toBe("copy");
  send("drop");
  expect(take).toHaveBeenCalledTimes(1);
});
