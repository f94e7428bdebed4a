import { vi } from "vitest";

/** What Mantine asks of a browser and the DOM of the tests has not. */
class ResizeObserverStub {
  observe() {}
  unobserve() {}
  disconnect() {}
}
if (typeof globalThis.ResizeObserver === "undefined") vi.stubGlobal("ResizeObserver", ResizeObserverStub);

// Files that share a worker share its window; some run without one.
globalThis.localStorage?.clear();
globalThis.sessionStorage?.clear();
