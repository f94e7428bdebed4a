import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchMissingParts } from "./missingParts";

/** As Vite tells of a part that it could not have; whether somebody took care of it. */
function missing(message: string): boolean {
  const event = Object.assign(new Event("vite:preloadError", { cancelable: true }), {
    payload: new Error(message),
  });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}
const styles = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href);

describe("a part that does not come", () => {
  const reload = vi.fn();
  watchMissingParts(reload);
  beforeEach(() => {
    vi.useFakeTimers();
    reload.mockClear();
  });
  afterEach(() => {
    vi.useRealTimers();
    document.head.replaceChildren();
  });

  it("is asked for once more where it is a style, and its screen is drawn meanwhile", () => {
    const lost = "Unable to preload CSS for /assets/kit-1.css";
    // Two parts want it.
    expect([missing(lost), missing(lost)]).toEqual([true, true]);
    expect(styles()).toEqual([]);
    vi.advanceTimersByTime(1_000);
    expect(styles()).toEqual([expect.stringMatching(/\/assets\/kit-1\.css$/)]);
    expect(reload).not.toHaveBeenCalled();
    // The second time its screen says so.
    document.head.querySelector("link")?.dispatchEvent(new Event("error"));
    expect(missing(lost)).toBe(false);
  });

  it("reloads a page that has stood for a while: a deployment may have taken it away", () => {
    const now = vi.spyOn(performance, "now").mockReturnValue(60_000);
    expect(missing("Failed to fetch dynamically imported module: /assets/x.js")).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
    now.mockReturnValue(2_000);
    missing("Failed to fetch dynamically imported module: /assets/x.js");
    expect(reload).toHaveBeenCalledOnce();
    now.mockRestore();
  });
});
