import { act, renderHook } from "@testing-library/react";
import { presence } from "domain/documents/presence";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { rootOf } from "../testing/MemberTestRoot";
import { setOwnPage } from "./presence/ownPages";
import { documents } from "./testing/documents";
import { useCampaignPresence } from "./useCampaignPresence";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("a member is at the table until their last heartbeat is too old, without another word of theirs", async () => {
  documents.put(presence, ["brumes", "leo~3"], { uid: "leo", page: "sheet", lastSeen: Date.now() - 72_000 });
  const { result } = renderHook(() => useCampaignPresence("brumes"), { wrapper: rootOf("nina") });
  await act(() => vi.advanceTimersByTimeAsync(100));
  const here = () => (result.current.status === "ready" ? [...result.current.data.keys()] : undefined);
  expect(here()).toEqual(["leo"]);
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(here()).toEqual([]);
});

it("oneself is at the table as long as this tab shows it, before a heartbeat has got through", async () => {
  const { result } = renderHook(() => useCampaignPresence("brumes"), { wrapper: rootOf("nina") });
  const nina = { uid: "nina", campaignId: "brumes" };
  const pages = () => (result.current.status === "ready" ? result.current.data.get("nina")?.pages : "waits");
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(pages()).toBeUndefined();
  act(() => setOwnPage(nina, "campaign"));
  expect(pages()).toEqual(["campaign"]);
  act(() => setOwnPage(nina, "table"));
  expect(pages()).toEqual(["table"]);
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event("offline")));
  expect(pages()).toBeUndefined();
  onLine.mockRestore();
  act(() => void window.dispatchEvent(new Event("online")));
  expect(pages()).toEqual(["table"]);
  act(() => setOwnPage(nina, undefined));
  expect(pages()).toBeUndefined();
});
