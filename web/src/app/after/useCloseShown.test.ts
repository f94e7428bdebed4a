import { renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { fakePush } from "../../browser/testing/fakePush";
import { useCloseShown } from "./useCloseShown";

const entry = (id: string, read = false) => ({ id, read });

/** What the device shows outside of the app. */
const show = (...ids: string[]) => {
  fakePush.shown = ids.map((id) => ({ data: { id }, closed: false }));
};
const closed = () => fakePush.shown.filter((one) => one.closed).map(({ data }) => data?.id);
const follow = (list: { id: string; read: boolean }[] | undefined) =>
  renderHook(({ told }) => useCloseShown(told), { initialProps: { told: list } });

beforeEach(() => {
  fakePush.permission = "granted";
  show("n1", "n2", "n3");
});

it("what was read before the app was opened goes from the device, and what is unread stays", async () => {
  follow([entry("n1", true), entry("n2")]);
  await waitFor(() => expect(closed()).toEqual(["n1"]));
});

it("what is read or put away goes as it happens", async () => {
  const { rerender } = follow(undefined);
  rerender({ told: [entry("n1"), entry("n2"), entry("n3")] });
  rerender({ told: [entry("n1", true), entry("n3")] });
  await waitFor(() => expect(closed()).toEqual(["n1", "n2"]));
});

it("a device that may show nothing is not asked about it", async () => {
  fakePush.permission = "default";
  const asked = vi.spyOn(fakePush.serviceWorker, "getRegistration");
  follow([entry("n1", true)]);
  expect(asked).not.toHaveBeenCalled();
});
