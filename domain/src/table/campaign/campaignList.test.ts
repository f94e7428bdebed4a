import { describe, expect, it } from "vitest";
import { campaignOf, NOW } from "../../testing/campaigns";
import { mergeCampaigns, summariseCampaign, summariseJoinRequest } from "./campaignList";

const live = (id: string, name: string) => ({ ...campaignOf({ name }), id });

const request = (campaignId: string, campaignName: string) => ({
  campaignId,
  uid: "alice",
  name: "Alice",
  campaignName,
  system: "vampire" as const,
  requestedAt: NOW,
});

const titles = (known: Partial<Parameters<typeof mergeCampaigns>[0]>) =>
  mergeCampaigns({ uid: "alice", listed: [], live: undefined, requests: undefined, ...known }).map(
    ({ title, membershipStatus }) => `${title} (${membershipStatus})`,
  );

describe("a member's campaign list", () => {
  it("states for each campaign whether the member runs it or plays in it", () => {
    expect(summariseCampaign("c1", campaignOf(), "mj")).toMatchObject({
      id: "c1",
      role: "mj",
      membershipStatus: "member",
      dm: "Morgane",
    });
    expect(summariseCampaign("c1", campaignOf(), "alice").role).toBe("player");
  });

  it("is sorted by title in French order, pending requests last", () => {
    expect(
      titles({
        live: [live("a", "Zénith"), live("b", "Écume"), live("c", "Dune")],
        requests: [request("d", "Aube")],
      }),
    ).toEqual(["Dune (member)", "Écume (member)", "Zénith (member)", "Aube (pending)"]);
  });

  it("shows the API's answer until each listener has delivered its part", () => {
    const listed = [
      summariseCampaign("a", campaignOf({ name: "Ancienne" }), "alice"),
      summariseJoinRequest("d", { campaignName: "Attente", system: "vampire" }),
    ];
    expect(titles({ listed })).toEqual(["Ancienne (member)", "Attente (pending)"]);
    expect(titles({ listed, live: [live("a", "Nouvelle")] })).toEqual([
      "Nouvelle (member)",
      "Attente (pending)",
    ]);
    expect(titles({ listed, requests: [] })).toEqual(["Ancienne (member)"]);
    expect(titles({ listed, live: [], requests: [] })).toEqual([]);
  });

  it("shows a campaign once when the approval arrives before the request's deletion", () => {
    expect(titles({ live: [live("a", "Brumes")], requests: [request("a", "Brumes")] })).toEqual([
      "Brumes (member)",
    ]);
  });
});
