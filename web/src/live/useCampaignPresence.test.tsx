import { act, renderHook } from "@testing-library/react";
import { presence } from "domain/documents/presence";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { rootOf } from "../testing/MemberTestRoot";
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
