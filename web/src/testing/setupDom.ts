import { configure } from "@testing-library/react";
import { vi } from "vitest";

/** How much longer than on an idle machine something may take to appear (docs/decisions/test-time.md). */
configure({ asyncUtilTimeout: 1_000 * Number(process.env.TEST_PATIENCE ?? 1) });

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
