import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadPart, watchMissingStyles } from "./missingParts";

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

watchMissingStyles();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
});

describe("a part that does not come", () => {
  it("is asked for once more where it is a style, and its screen is drawn meanwhile", () => {
    const lost = "Unable to preload CSS for /assets/kit-1.css";
    // Two parts want it.
    expect([missing(lost), missing(lost)]).toEqual([true, true]);
    expect(styles()).toEqual([]);
    vi.advanceTimersByTime(1_000);
    expect(styles()).toEqual([expect.stringMatching(/\/assets\/kit-1\.css$/)]);
    // The second time its screen says so.
    document.head.querySelector("link")?.dispatchEvent(new Event("error"));
    expect(missing(lost)).toBe(false);
  });

  it("is asked for once more where it is a script, and no more", async () => {
    const load = vi
      .fn()
      .mockRejectedValue(new Error("Failed to fetch dynamically imported module: /assets/x.js"));
    const loaded = expect(loadPart(load)).rejects.toThrow("/assets/x.js");
    await vi.advanceTimersByTimeAsync(1_000);
    await loaded;
    expect(load).toHaveBeenCalledTimes(2);
  });
});
