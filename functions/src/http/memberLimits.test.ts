import type { Call } from "domain/api/call";
import { type CallName, contract } from "domain/api/contract";
import { describe, expect, it } from "vitest";
import { MEMBER_LIMITS } from "./memberLimits";

const writes = (Object.entries<Call>(contract) as [CallName, Call][])
  .filter(([, { access, method }]) => access === "user" && method !== "GET")
  .map(([name]) => name);

/** What these write is their own: a new document of a new id, or one heartbeat's end. */
const IN_NO_TURN: CallName[] = [
  "createCampaign",
  "leavePresence",
  "rollForTable",
  "rollRandomTable",
  "sendMessage",
];

describe("what a member may do", () => {
  it("has a pace wherever it writes", () => {
    expect(writes.filter((name) => MEMBER_LIMITS[name] === undefined)).toEqual([]);
  });

  it("is done in turns wherever it changes, or counts, what is there", () => {
    expect(writes.filter((name) => MEMBER_LIMITS[name]?.at === undefined).toSorted()).toEqual(IN_NO_TURN);
  });

  it("counts a roll with all that may be thrown with it", () => {
    const counts = MEMBER_LIMITS.rollForTable?.counts;
    const bodies = [{ following: Array(8).fill({}) }, {}, null, { following: "many" }, "text"];
    expect(bodies.map((body) => counts?.(body))).toEqual([9, 1, 1, 1, 1]);
  });

  it("counts a picture's pieces, however many one request has", () => {
    const counts = MEMBER_LIMITS.putTiles?.counts;
    const bodies = [{ tiles: Array(8).fill({}) }, { tiles: [] }, {}, { tiles: "many" }];
    expect(bodies.map((body) => counts?.(body))).toEqual([8, 1, 1, 1]);
  });
});
