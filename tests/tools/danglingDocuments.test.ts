import { describe, expect, it } from "vitest";
import { danglingAmong } from "../support/danglingDocuments";

const ACCOUNTS = new Set(["mona", "ana"]);

/** A sound database of one campaign. */
const sound = (): Record<string, Record<string, unknown>> => ({
  "users/mona": {},
  "users/ana": {},
  "users/ana/notifications/n": {},
  "sessions/ana": {},
  "campaigns/c": { mj: { uid: "mona" }, memberIds: ["ana"] },
  "campaigns/c/members/ana": { uid: "ana" },
  "campaigns/c/secrets/invite": { token: "t" },
  "campaigns/c/presence/ana~a": { uid: "ana" },
  "campaigns/c/rolls/r": { uid: "ana" },
  "campaigns/c/live/initiative": { shared: { order: [{ id: "h" }, { id: "creature-1" }] } },
  "campaignInvites/t": { campaignId: "c" },
  "characters/h": { userId: "ana", campaignId: "c" },
  "items/i": { ownerId: "ana" },
  "invites/A": { usedBy: { uid: "" } },
});

const found = (documents: Record<string, Record<string, unknown>>, accounts = ACCOUNTS) =>
  danglingAmong(
    Object.entries(documents).map(([path, data]) => ({ path, data })),
    accounts,
  );

const without = (...paths: string[]) =>
  Object.fromEntries(Object.entries(sound()).filter(([path]) => !paths.includes(path)));

describe("the walk for what points at nothing", () => {
  it("finds nothing in a sound database, a code that a deleted member used included", () => {
    expect(found(sound())).toEqual([]);
  });

  it("finds a member whose account is gone, and a campaign whose MJ is", () => {
    expect(found(sound(), new Set(["mona"]))).toEqual([{ path: "users/ana", missing: "the account ana" }]);
    expect(found(without("users/mona"))).toEqual([{ path: "campaigns/c", missing: "users/mona" }]);
  });

  it("finds what a campaign leaves behind: subcollections, links of characters, its invite link", () => {
    const paths = found(without("campaigns/c")).map(({ path }) => path);
    expect(new Set(paths)).toEqual(
      new Set([
        "campaigns/c/members/ana",
        "campaigns/c/secrets/invite",
        "campaigns/c/presence/ana~a",
        "campaigns/c/rolls/r",
        "campaigns/c/live/initiative",
        "campaignInvites/t",
        "characters/h",
      ]),
    );
  });

  it("finds a link, presence and membership of somebody who has no seat any more", () => {
    const documents = { ...sound(), "campaigns/c": { mj: { uid: "mona" }, memberIds: [] } };
    const missing = "a seat of ana at c";
    expect(found(documents)).toEqual([
      { path: "campaigns/c/members/ana", missing },
      { path: "campaigns/c/presence/ana~a", missing },
      { path: "characters/h", missing },
    ]);
  });

  it("finds a member without a document in the roster, and a wish of one who is in", () => {
    expect(found(without("campaigns/c/members/ana"))).toEqual([
      { path: "campaigns/c", missing: "campaigns/c/members/ana" },
    ]);
    const wish = { ...sound(), "campaigns/c/joinRequests/ana": { uid: "ana" } };
    expect(found(wish)).toHaveLength(1);
  });

  it("finds a turn of a character that is not linked, and a link that no secret names", () => {
    const unlinked = { ...sound(), "characters/h": { userId: "ana" } };
    expect(found(unlinked)).toEqual([{ path: "campaigns/c/live/initiative", missing: "characters/h at c" }]);
    const second = { ...sound(), "campaignInvites/u": { campaignId: "c" } };
    expect(found(second)).toEqual([{ path: "campaignInvites/u", missing: "the secret of c" }]);
  });

  it("finds a document of a kind that it does not know", () => {
    const documents = { ...sound(), "strange/x": {} };
    expect(found(documents)).toEqual([{ path: "strange/x", missing: "a place among the known kinds" }]);
  });
});
