import { act, renderHook, waitFor } from "@testing-library/react";
import { campaigns } from "domain/documents/campaign";
import { campaignSecrets } from "domain/documents/campaignInvite";
import { characters } from "domain/documents/character";
import { members } from "domain/documents/member";
import { campaignOf, characterOf, NOW } from "domain/testing/campaigns";
import { beforeEach, describe, expect, it } from "vitest";
import { useKeepRenewedInvite } from "../api/renewedInvite";
import { type AnsweredQuery, NO_QUERY } from "../api/useLiveQuery";
import { documents } from "../live/testing/documents";
import { rootOf } from "../testing/MemberTestRoot";
import { useCampaignParts } from "./useCampaignParts";

// None of the listeners has answered yet.
beforeEach(() => {
  documents.delay(campaigns, "c");
  documents.delay(characters, "c2");
  documents.delay(members, "c", "bob");
});

const answer = {
  name: "Les Brumes",
  dmProfile: { uid: "mj", name: "Morgane" },
  players: [{ uid: "alice", name: "Alice" }],
  characters: [{ id: "c1", userId: "alice", name: "Lorien", class: "Rôdeuse" }],
};
const ALICE = { uid: "alice", name: "Alice" };
const answered: AnsweredQuery<unknown> = { ...NO_QUERY, data: answer };
const open = (query: AnsweredQuery<unknown>) =>
  renderHook(() => useCampaignParts("c", "dnd5e", query), { wrapper: rootOf("alice") }).result;

describe("the parts of a campaign", () => {
  it("are the call's, then each listener's, without waiting for the others", () => {
    const result = open(answered);
    expect(result.current).toMatchObject({ page: { name: "Les Brumes" }, role: "player", lost: false });
    documents.put(characters, ["c2"], characterOf({ name: "Bran", campaignId: "c" }));
    expect(result.current.page).toMatchObject({
      name: "Les Brumes",
      characters: [{ id: "c2", name: "Bran" }],
    });
    documents.put(campaigns, ["c"], campaignOf({ name: "Renommée" }));
    expect(result.current.page).toMatchObject({ name: "Renommée", players: [{ name: "Alice" }] });
    documents.put(members, ["c", "bob"], { uid: "bob", name: "Bob", pronouns: "", joinedAt: NOW });
    expect(result.current.page?.players).toMatchObject([{ uid: "bob" }]);
  });

  it("come from the listeners alone where no call is made", () => {
    const result = open(NO_QUERY);
    expect([result.current.page, result.current.role]).toEqual([undefined, "none"]);
    documents.put(campaigns, ["c"], campaignOf({ mj: { uid: "alice", name: "Alice" } }));
    expect(result.current).toMatchObject({ page: { name: "La Marche des Cendres" }, role: "mj" });
    expect(result.current.page?.inviteToken).toBeUndefined();
    documents.put(campaignSecrets, ["c"], { token: "jeton" });
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
      { wrapper: rootOf("alice") },
    );
    const tell = (token: string) => documents.put(campaignSecrets, ["c"], { token });
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
    documents.refuse(campaigns, "c");
    expect(result.current.lost).toBe(true);
  });
});
