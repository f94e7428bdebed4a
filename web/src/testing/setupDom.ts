import { configure, getConfig } from "@testing-library/react";
import { waitedInVain } from "domain/testing/waitedInVain";
import { vi } from "vitest";
import { patience } from "./patience";

const { asyncWrapper } = getConfig();

/** Files that share a worker share Testing Library. */
if (asyncWrapper.name !== "waitPatiently")
  configure({
    /** On an idle machine (docs/decisions/test-time.md). */
    asyncUtilTimeout: patience(5_000),
    asyncWrapper: async function waitPatiently(wait) {
      try {
        return await asyncWrapper(wait);
      } catch (error) {
        throw waitedInVain(error);
      }
    },
  });

/** What Mantine asks of a browser and the DOM of the tests has not. */
class ResizeObserverStub {
  observe() {}
  unobserve() {}
  disconnect() {}
}
if (typeof globalThis.ResizeObserver === "undefined") vi.stubGlobal("ResizeObserver", ResizeObserverStub);
// Growing text areas measure again as fonts come. Some files run without a document.
if (globalThis.document && document.fonts === undefined)
  Object.defineProperty(document, "fonts", { value: new EventTarget() });

// Files that share a worker share its window; some run without one.
globalThis.localStorage?.clear();
globalThis.sessionStorage?.clear();
