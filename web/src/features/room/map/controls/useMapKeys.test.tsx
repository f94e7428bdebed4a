import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { toolbox } from "./toolbox";
import { useMapKeys } from "./useMapKeys";

const acts = { onTool: vi.fn(), onStep: vi.fn(), onEscape: vi.fn(), onFit: vi.fn(), onHelp: vi.fn() };
const keys = { ...acts, offered: toolbox(false) };
const press = (key: string, target: EventTarget = document.body) =>
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
const canvas = document.createElement("div");
canvas.setAttribute("role", "application");

beforeEach(() => {
  vi.resetAllMocks();
  document.body.append(canvas);
});
afterEach(() => canvas.remove());

describe("the map's keys", () => {
  it("choose tools anywhere, move on the canvas alone, and open their help", () => {
    const { unmount } = renderHook(() => useMapKeys({ ...keys, active: true }));
    press("m");
    expect(acts.onTool.mock.calls).toEqual([["measure"]]);
    press("f");
    expect(acts.onTool).toHaveBeenCalledOnce();
    press("?");
    expect(acts.onHelp).toHaveBeenCalledOnce();
    press("ArrowLeft");
    expect(acts.onStep).not.toHaveBeenCalled();
    press("ArrowLeft", canvas);
    expect(acts.onStep.mock.calls).toEqual([[-1, 0]]);
    unmount();
  });

  it("of one character can be turned off; the others stay", () => {
    const { unmount } = renderHook(() => useMapKeys({ ...keys, active: false }));
    for (const key of ["m", "?", "0"]) press(key, canvas);
    expect([acts.onTool, acts.onHelp, acts.onFit].flatMap(({ mock }) => mock.calls)).toEqual([]);
    press("ArrowUp", canvas);
    press("Escape");
    expect(acts.onStep).toHaveBeenCalledOnce();
    expect(acts.onEscape).toHaveBeenCalledOnce();
    unmount();
  });
});
