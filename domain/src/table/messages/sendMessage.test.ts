import { describe, expect, it } from "vitest";
import { campaignOf, NOW } from "../../testing/campaigns";
import { refusalOf } from "../../testing/refusals";
import { isSameMessage, messageOf, requireMessageAllowed } from "./sendMessage";

const check = (uid: string, playerUid?: string) =>
  refusalOf(() => requireMessageAllowed(campaignOf(), uid, { playerUid }));

describe("who may send a message in a campaign", () => {
  it("is its MJ and its players", () => {
    expect(["mj", "alice", "zoe"].map((uid) => check(uid))).toEqual([undefined, undefined, "forbidden"]);
  });

  it("depends on the whisper: players whisper to the MJ as themselves, the MJ to a player of the campaign", () => {
    expect(check("alice", "alice")).toBeUndefined();
    expect(check("alice", "bob")).toBe("forbidden");
    expect(check("alice", "mj")).toBe("forbidden");
    expect(check("zoe", "zoe")).toBe("forbidden");
    expect(check("mj", "bob")).toBeUndefined();
    expect(check("mj", "zoe")).toBe("player-not-found");
    expect(check("mj", "mj")).toBe("player-not-found");
  });
});

describe("a stored message", () => {
  const who = { uid: "alice", name: "Alice" };

  it("has its author's name and the server's time, and expires after 30 days", () => {
    expect(messageOf(who, { text: "Bonsoir" }, NOW)).toEqual({
      ...who,
      text: "Bonsoir",
      createdAt: NOW,
      expiresAt: NOW + 2_592_000_000,
    });
    expect(messageOf(who, { text: "Bonsoir", playerUid: "alice" }, NOW)).toMatchObject({
      playerUid: "alice",
    });
  });

  it("answers the request that created it, and no other", () => {
    const request = { text: "Bonsoir", playerUid: "alice" };
    const stored = messageOf(who, request, NOW);
    expect(isSameMessage(stored, "alice", request)).toBe(true);
    expect(isSameMessage(stored, "mj", request)).toBe(false);
    expect(isSameMessage(stored, "alice", { ...request, text: "Bonjour" })).toBe(false);
    expect(isSameMessage(stored, "alice", { text: "Bonsoir" })).toBe(false);
    expect(isSameMessage(stored, "alice", { ...request, emote: true })).toBe(false);
    expect(
      isSameMessage(messageOf(who, { ...request, emote: true }, NOW), "alice", { ...request, emote: true }),
    ).toBe(true);
  });
});
