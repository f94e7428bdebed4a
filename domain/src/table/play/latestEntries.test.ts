import { describe, expect, it } from "vitest";
import type { LatestEntry, PlayLogDocument } from "../../documents/play";
import { LATEST, latestEntries } from "./latestEntries";

const logged = (text: string): PlayLogDocument => ({
  ownerId: "nina",
  uid: "morgane",
  role: "mj",
  character: { id: "elowen", name: "Elowen" },
  campaignId: "brumes",
  operations: [{ kind: "damage", amount: 3 }],
  events: [{ text, tone: "bad" }],
  inverse: [{ kind: "revert" }],
  createdAt: 5,
  expiresAt: 9,
});
const created = (...ids: string[]) => new Map(ids.map((id) => [id, logged(`−${id}`)]));
const idsOf = (entries: readonly LatestEntry[]) => entries.map(({ id }) => id);
const NOTHING = new Map<string, never>();

describe("the latest entries of a log", () => {
  it("are newest first, and say nothing of who or what else", () => {
    const latest = latestEntries([], created("a", "b"), NOTHING);
    expect(idsOf(latest)).toEqual(["b", "a"]);
    expect(latest[1]).toEqual({
      id: "a",
      role: "mj",
      campaignId: "brumes",
      events: [{ text: "−a", tone: "bad" }],
      inverse: [{ kind: "revert" }],
      createdAt: 5,
    });
  });

  it("say by which of them one was taken back", () => {
    const before = latestEntries([], created("a", "b"), NOTHING);
    const after = latestEntries(before, created("undo"), new Map([["a", "undo"]]));
    expect(after.map(({ undoneBy }) => undoneBy)).toEqual([undefined, undefined, "undo"]);
  });

  it("are bounded in number, and in length but for the newest", () => {
    const many = Array.from({ length: LATEST.count + 3 }, (_, at) => `e${at}`);
    const latest = latestEntries([], created(...many), NOTHING);
    expect(idsOf(latest)).toEqual(many.toReversed().slice(0, LATEST.count));
    const long = new Map([["long", logged("x".repeat(LATEST.length))]]);
    expect(idsOf(latestEntries(latest, long, NOTHING))).toEqual(["long"]);
  });
});
