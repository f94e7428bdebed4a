import { playStates } from "domain/documents/play";
import { expect, it, vi } from "vitest";
import { documentOfSeveralListener, UNREADABLE } from "./listeners";
import { listenToDocument } from "./sdkListeners";

vi.mock("./sdkListeners", () => ({ listenToDocument: vi.fn() }));

it.each([
  ["lia", { revision: 3 }],
  ["broken", UNREADABLE],
  ["refused", UNREADABLE],
])("one document of several (%s) has a value, whatever came of it", async (id, value) => {
  vi.mocked(listenToDocument).mockImplementation((_kind, path, next, fail, unreadable) => {
    if (path === playStates.path("lia")) next({ revision: 3 } as never);
    else if (path === playStates.path("broken")) unreadable?.();
    else fail(new Error("permission-denied"));
    return () => undefined;
  });
  const [emitted, failed] = [vi.fn(), vi.fn()];
  documentOfSeveralListener(playStates, id)(emitted, failed);
  await vi.waitFor(() => expect(emitted).toHaveBeenLastCalledWith(value));
  expect(failed).not.toHaveBeenCalled();
});
