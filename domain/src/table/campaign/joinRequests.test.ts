import { describe, expect, it } from "vitest";
import { campaignOf, NOW } from "../../testing/campaigns";
import { refusalOf } from "../../testing/refusals";
import { decideApproveJoinRequest } from "./approveJoinRequest";
import { decideRefuseJoinRequest } from "./refuseJoinRequest";
import { decideRequestToJoin } from "./requestToJoin";

const campaign = campaignOf();
const zoe = { uid: "zoe", name: "Zoé" };
const profile = { name: "Zoé la Rouge", pronouns: "elle" };
const { request } = decideRequestToJoin(campaign, zoe, undefined, NOW);

describe("requesting to join", () => {
  it("creates a request with the player's name for the MJ and the campaign's name for the player", () => {
    expect(decideRequestToJoin(campaign, zoe, undefined, NOW)).toEqual({
      request: {
        uid: "zoe",
        name: "Zoé",
        campaignName: "La Marche des Cendres",
        system: "dnd5e",
        requestedAt: NOW,
      },
      repeated: false,
    });
  });

  it("updates the pending request when repeated", () => {
    const again = decideRequestToJoin(campaign, { ...zoe, name: "Zoé B." }, request, NOW + 1000);
    expect(again).toEqual({
      request: { ...request, name: "Zoé B.", requestedAt: NOW + 1000 },
      repeated: true,
    });
  });

  it("is refused to members and to the MJ", () => {
    for (const uid of ["alice", "mj"]) {
      expect(refusalOf(() => decideRequestToJoin(campaign, { uid, name: uid }, undefined, NOW))).toBe(
        "already-member",
      );
    }
  });
});

describe("approving a join request", () => {
  it("adds the player under their current name", () => {
    expect(decideApproveJoinRequest(campaign, "mj", "zoe", request, profile, NOW)).toStrictEqual({
      kind: "approved",
      member: { uid: "zoe", name: "Zoé la Rouge", pronouns: "elle", joinedAt: NOW },
      memberIds: ["alice", "bob", "zoe"],
    });
  });

  it("keeps the player's picture if they have one", () => {
    const photographed = { ...profile, photoURL: "https://example.test/zoe.png" };
    expect(decideApproveJoinRequest(campaign, "mj", "zoe", request, photographed, NOW)).toMatchObject({
      member: { photoURL: "https://example.test/zoe.png" },
    });
  });

  it("changes nothing when the player is a member already, whether a request remains or not", () => {
    for (const pending of [undefined, request]) {
      expect(decideApproveJoinRequest(campaign, "mj", "alice", pending, profile, NOW)).toEqual({
        kind: "settled",
      });
    }
  });

  it("fails when the request was refused or the account deleted", () => {
    const approve = (pending: typeof request | undefined, requester: typeof profile | undefined) =>
      refusalOf(() => decideApproveJoinRequest(campaign, "mj", "zoe", pending, requester, NOW));
    expect(approve(undefined, profile)).toBe("join-request-not-found");
    expect(approve(request, undefined)).toBe("join-request-not-found");
  });

  it("is allowed to the MJ only", () => {
    for (const uid of ["alice", "zoe"]) {
      expect(refusalOf(() => decideApproveJoinRequest(campaign, uid, "zoe", request, profile, NOW))).toBe(
        "forbidden",
      );
    }
  });
});

describe("refusing a join request", () => {
  it("refuses once; repeating it changes nothing", () => {
    expect(decideRefuseJoinRequest(campaign, "mj", "zoe", request)).toBe("refused");
    expect(decideRefuseJoinRequest(campaign, "mj", "zoe", undefined)).toBe("settled");
  });

  it("never removes a player who was approved in between", () => {
    expect(refusalOf(() => decideRefuseJoinRequest(campaign, "mj", "alice", request))).toBe(
      "join-request-not-found",
    );
  });

  it("is allowed to the MJ only", () => {
    expect(refusalOf(() => decideRefuseJoinRequest(campaign, "alice", "zoe", request))).toBe("forbidden");
  });
});
