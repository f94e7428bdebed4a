import { act, renderHook } from "@testing-library/react";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { SheetOf } from "../../../kits/sheet/testing/SheetOf";
import { MemberTestRoot } from "../../../testing/MemberTestRoot";
import { SHEET_TABS, type SheetTab } from "./tabs";
import { useSheetPlace } from "./useSheetPlace";

const lia = normaliseCharacter({ id: "lia", name: "Lia", system: "dnd5e" });
const key = STORAGE_KEYS.tabPlace("nina", "lia");
const scrollTo = vi.fn();

const Root = ({ children }: { children: ReactNode }) => (
  <MemberTestRoot>
    <SheetOf character={lia}>{children}</SheetOf>
  </MemberTestRoot>
);
const open = (tabs: readonly SheetTab[] = SHEET_TABS, top: HTMLElement | null = null) =>
  renderHook(() => useSheetPlace(tabs, { current: top }), { wrapper: Root });
const left = (place: unknown) => sessionStorage.setItem(key, JSON.stringify(place));
const kept = () => JSON.parse(sessionStorage.getItem(key) ?? "null");
const scroll = (top: number) => {
  vi.stubGlobal("scrollY", top);
  window.dispatchEvent(new Event("scroll"));
};

beforeEach(() => {
  sessionStorage.clear();
  scrollTo.mockClear();
  vi.stubGlobal("scrollTo", scrollTo);
});
afterEach(() => vi.unstubAllGlobals());

describe("the place of a sheet on a phone", () => {
  it("is the part and the height that a reload, or a tab put to sleep, left it at", () => {
    left({ open: "bag", scrolled: { bag: 420, play: 30 } });
    const { result } = open();
    expect(result.current[0]).toBe("bag");
    expect(scrollTo).toHaveBeenCalledWith(0, 420);
    act(() => result.current[1]("play"));
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 30, behavior: "instant" });
  });

  it("is kept when another part is opened and when the tab is hidden", () => {
    const { result } = open();
    expect(kept()).toEqual({ open: "play", scrolled: {} });
    scroll(250);
    act(() => result.current[1]("sheet"));
    expect(kept()).toMatchObject({ open: "sheet", scrolled: { play: 250 } });
    scroll(900);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(kept()).toMatchObject({ scrolled: { play: 250, sheet: 900 } });
  });

  it("is where parts begin in one that is new, and higher where the page is", () => {
    const top = document.createElement("div");
    top.style.scrollMarginTop = "62px";
    document.body.append(top);
    onTestFinished(() => top.remove());
    vi.spyOn(top, "getBoundingClientRect").mockImplementation(() => new DOMRect(0, 224 - window.scrollY));
    const { result } = open(SHEET_TABS, top);
    scroll(900);
    act(() => result.current[1]("sheet"));
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 162, behavior: "instant" });
    scroll(40);
    act(() => result.current[1]("bag"));
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 40, behavior: "instant" });
  });

  it("is not kept anew once the member has left", () => {
    const { unmount } = open();
    sessionStorage.clear();
    unmount();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(kept()).toBeNull();
  });

  it.each([
    ["of another release", { open: "magie", scrolled: {} }],
    ["that makes no sense", { open: "bag", scrolled: { bag: -5 } }],
    ["that is no place", 7],
  ])("begins anew where the tab has one %s", (_, place) => {
    left(place);
    expect(open().result.current[0]).toBe("play");
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it("begins anew where that part is not there any more", () => {
    left({ open: "map", scrolled: {} });
    expect(open(["play", "sheet"]).result.current[0]).toBe("play");
  });
});
