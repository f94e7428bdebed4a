import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { campaignOf, characterOf, NOW } from "domain/testing/campaigns";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useKeepRenewedInvite } from "../api/renewedInvite";
import { type AnsweredQuery, NO_QUERY } from "../api/useLiveQuery";
import { emit, forgetAll, ready, refused } from "../live/testing/scriptedLive";
import { useCampaignParts } from "./useCampaignParts";

vi.mock("../live/useLive", async () => ({
  useLive: (await import("../live/testing/scriptedLive")).useScriptedLive,
}));
vi.mock("../session/SessionProvider", () => ({ useMember: () => ({ uid: "alice" }) }));

afterEach(() => {
  cleanup();
  forgetAll();
});

const answer = {
  name: "Les Brumes",
  dmProfile: { uid: "mj", name: "Morgane" },
  players: [{ uid: "alice", name: "Alice" }],
  characters: [{ id: "c1", userId: "alice", name: "Lorien", class: "Rôdeuse" }],
};
const ALICE = { uid: "alice", name: "Alice" };
const answered: AnsweredQuery<unknown> = { ...NO_QUERY, data: answer };
function wrapped() {
  const client = new QueryClient();
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
}
const open = (query: AnsweredQuery<unknown>) =>
  renderHook(() => useCampaignParts("c", "dnd5e", query), { wrapper: wrapped() }).result;

describe("the parts of a campaign", () => {
  it("are the call's, then each listener's, without waiting for the others", () => {
    const result = open(answered);
    expect(result.current).toMatchObject({ page: { name: "Les Brumes" }, role: "player", lost: false });
    act(() => emit("alice:characters", ready([{ ...characterOf({ name: "Bran" }), id: "c2" }])));
    expect(result.current.page).toMatchObject({
      name: "Les Brumes",
      characters: [{ id: "c2", name: "Bran" }],
    });
    act(() => emit("alice:campaigns/c", ready(campaignOf({ name: "Renommée" }))));
    expect(result.current.page).toMatchObject({ name: "Renommée", players: [{ name: "Alice" }] });
    const members = [{ uid: "bob", name: "Bob", pronouns: "", joinedAt: NOW }];
    act(() => emit("alice:campaigns/c/members", ready(members)));
    expect(result.current.page?.players).toMatchObject([{ uid: "bob" }]);
  });

  it("come from the listeners alone where no call is made", () => {
    const result = open(NO_QUERY);
    expect([result.current.page, result.current.role]).toEqual([undefined, "none"]);
    act(() => emit("alice:campaigns/c", ready(campaignOf({ mj: { uid: "alice", name: "Alice" } }))));
    expect(result.current).toMatchObject({ page: { name: "La Marche des Cendres" }, role: "mj" });
    expect(result.current.page?.inviteToken).toBeUndefined();
    act(() => emit("alice:campaigns/c/secrets/invite", ready({ token: "jeton" })));
    expect(result.current.page?.inviteToken).toBe("jeton");
  });

  it("have the invite that was just made, as often as it is, until a listener tells of it or a later one", async () => {
    const { result } = renderHook(
      () => {
        const { page } = useCampaignParts("c", "dnd5e", {
          ...NO_QUERY,
          data: { ...answer, dmProfile: ALICE },
        });
        return { token: page?.inviteToken, keep: useKeepRenewedInvite("c") };
      },
      { wrapper: wrapped() },
    );
    const tell = (token: string) => act(() => emit("alice:campaigns/c/secrets/invite", ready({ token })));
    tell("first");
    expect(result.current.token).toBe("first");
    act(() => result.current.keep("first", "second"));
    await waitFor(() => expect(result.current.token).toBe("second"));
    act(() => result.current.keep("second", "third"));
    await waitFor(() => expect(result.current.token).toBe("third"));
    tell("second");
    expect(result.current.token).toBe("third");
    tell("third");
    expect(result.current.token).toBe("third");
    tell("of another tab");
    expect(result.current.token).toBe("of another tab");
  });

  it("are lost once the rules close the campaign, and unreachable without a network", () => {
    const result = open({ ...NO_QUERY, fetchStatus: "paused" });
    expect(result.current).toMatchObject({ unreachable: true, refused: false, lost: false });
    act(() => emit("alice:campaigns/c", refused));
    expect(result.current.lost).toBe(true);
  });
});
