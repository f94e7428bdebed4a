import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import { characterOf, NOW } from "domain/testing/campaigns";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { NO_QUERY } from "../../api/useLiveQuery";
import { emit, forgetAll, ready } from "../../live/testing/scriptedLive";
import { useTableRoster } from "./useTableRoster";

vi.mock("../../live/useLive", async () => ({
  useLive: (await import("../../live/testing/scriptedLive")).useScriptedLive,
}));
vi.mock("../../session/SessionProvider", () => ({ useMember: () => ({ uid: "mj" }) }));
vi.mock("../../live/useCampaignPresence", () => ({
  useCampaignPresence: () => ({ status: "ready", data: new Map([["alice", {}]]) }),
}));

afterEach(() => {
  cleanup();
  forgetAll();
  vi.unstubAllGlobals();
});

const answer = {
  players: [
    { uid: "alice", name: "Alice" },
    { uid: "bob", name: "Bob" },
  ],
  characters: [{ id: "c1", userId: "alice", name: "Lorien", class: "Rôdeuse" }],
};
const alice = { uid: "alice", name: "Alice", pronouns: "elle", joinedAt: NOW };
const emitCharacters = (...names: string[]) =>
  emit("mj:characters", ready(names.map((name) => ({ ...characterOf({ name }), id: name }))));
const emitPlayers = () => emit("mj:campaigns/c/members", ready([alice]));

const client = new QueryClient();
const Queries = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
const open = (query = { ...NO_QUERY, data: answer }) =>
  renderHook(() => useTableRoster("c", "dnd5e", query), { wrapper: Queries }).result;
const names = ({ roster }: ReturnType<typeof useTableRoster>) => roster.map(({ name }) => name);

describe("the roster of the panel", () => {
  it("is the call's answer until characters and players are both known, then theirs", () => {
    const result = open();
    expect([names(result.current), result.current.waiting]).toEqual([["Lorien"], ["Bob"]]);
    expect(result.current.participants).toBeUndefined();
    act(() => emitCharacters("Zéphyr", "Élowen"));
    expect(names(result.current)).toEqual(["Lorien"]);
    act(emitPlayers);
    expect([names(result.current), result.current.waiting]).toEqual([["Élowen", "Zéphyr"], []]);
    expect(result.current.roster.map(({ tag, connected }) => [tag, connected])).toEqual([
      ["Alice", true],
      ["Alice", true],
    ]);
    expect(result.current.participants?.map(({ id }) => id)).toEqual(["Élowen", "Zéphyr"]);
  });

  it("keeps its participants while nobody comes, goes or is renamed", () => {
    const result = open();
    act(() => {
      emitPlayers();
      emitCharacters("Lorien");
    });
    const before = result.current.participants;
    act(() => emitCharacters("Lorien"));
    expect(result.current.participants).toBe(before);
    act(() => emitCharacters("Lorien", "Bran"));
    expect(result.current.participants?.map(({ id }) => id)).toEqual(["Bran", "Lorien"]);
  });

  it("without a network shows the characters of a table whose players the device does not know", () => {
    vi.stubGlobal("navigator", { onLine: false });
    const result = open({ ...NO_QUERY, data: undefined as never });
    expect(result.current).toMatchObject({ roster: [], known: false });
    act(() => emitCharacters("Lorien"));
    expect(names(result.current)).toEqual(["Lorien"]);
    expect(result.current.known).toBe(true);
  });
});
