import { notifications } from "@mantine/notifications";
import { deleteApp, getApps } from "firebase/app";
import { afterAll, vi } from "vitest";

/**
 * Files of tests share a worker, and with it what is loaded from node_modules, which takes longer than the tests. Each
 * gets the client's own modules anew (docs/decisions/test-time.md), so that it may replace them and nothing stays in
 * them; what libraries keep for a module that is gone goes with it.
 */
vi.resetModules();
notifications.clean();
// Its observables go by ids that each file's own sources count from 1.
const { _reactFirePreloadedObservables: observables } = globalThis as {
  _reactFirePreloadedObservables?: Map<string, unknown>;
};
observables?.clear();
await Promise.all(getApps().map(deleteApp));

// What a test still loads would come among the next file's modules, with what this one has replaced, or without.
afterAll(() => vi.dynamicImportSettled());
