import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { emit, forgetAll, ready } from "../live/testing/scriptedLive";
import { queryKeys } from "./keys";
import { useListsFollowNotices } from "./useListsFollowNotices";

vi.mock("../live/useLive", async () => ({
  useLive: (await import("../live/testing/scriptedLive")).useScriptedLive,
}));
vi.mock("../session/SessionProvider", () => ({ useMember: () => ({ uid: "alice" }) }));

afterEach(() => {
  cleanup();
  forgetAll();
});

it("asks for the lists of characters again with each notice that comes", () => {
  const client = new QueryClient();
  const key = queryKeys.characters("alice", "dnd5e");
  client.setQueryData(key, []);
  const isStale = () => client.getQueryState(key)?.isInvalidated;
  renderHook(useListsFollowNotices, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  const tell = (...moments: number[]) =>
    act(() => emit("alice:users/alice/notifications", ready(moments.map((createdAt) => ({ createdAt })))));
  tell(1);
  tell(1, 1);
  expect(isStale()).toBe(false);
  tell(2, 1);
  expect(isStale()).toBe(true);
});
