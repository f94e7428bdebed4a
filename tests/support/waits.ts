import { waitedInVain } from "domain/testing/waitedInVain";
import { vi } from "vitest";
import { patience } from "./patience";

const { waitFor } = vi;

/** Vitest's own waits, with the same patience as Testing Library's. Files that share a worker share `vi`. */
if (waitFor.name !== "waitPatiently")
  vi.waitFor = async function waitPatiently(callback, options) {
    const asked = typeof options === "number" ? { timeout: options } : options;
    try {
      return await waitFor(callback, { timeout: patience(5_000), ...asked });
    } catch (error) {
      throw waitedInVain(error);
    }
  };
