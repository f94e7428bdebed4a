import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_RANDOM_TABLES, randomTableFields } from "../../documents/randomTable";
import { campaignOf, NOW } from "../../testing/campaigns";
import { refusalOf } from "../../testing/refusals";
import { drawing, seededSource } from "../../testing/seededSource";
import {
  decideCreateRandomTable,
  decideUpdateRandomTable,
  facesOf,
  rangesOf,
  requireRandomTable,
  rollOnTable,
} from "./randomTables";

const draft = {
  name: "Rumeurs",
  rows: [
    { weight: 3, text: "Le phare s'est tu." },
    { weight: 1, text: "Un navire vide." },
  ],
};
const campaign = campaignOf({ mj: { uid: "mj", name: "MJ" }, memberIds: ["alice"] });
const create = (uid = "mj", count = 0) => decideCreateRandomTable(campaign, uid, draft, count, NOW);

describe("a random table", () => {
  it("is decided by a die with a face for each point of weight", () => {
    expect(facesOf(draft.rows)).toBe(4);
    expect(rangesOf(draft.rows)).toEqual([
      [1, 3],
      [4, 4],
    ]);
    expect(rollOnTable(draft.rows, drawing(2)).outcome?.label).toBe("Le phare s'est tu.");
    expect(rollOnTable(draft.rows, drawing(3))).toMatchObject({
      ...{ notation: "1d4", total: 4 },
      outcome: { label: "Un navire vide.", tone: "neutral" },
    });
  });

  it("gives each row as often as its weight says", () => {
    const source = seededSource(1);
    const texts = Array.from({ length: 4000 }, () => rollOnTable(draft.rows, source).outcome?.label);
    const share = texts.filter((text) => text === "Un navire vide.").length / texts.length;
    expect(share).toBeGreaterThan(0.21);
    expect(share).toBeLessThan(0.29);
  });

  it("always falls on one of its rows", () => {
    const rows = fc.array(fc.record({ weight: fc.integer({ min: 1, max: 100 }), text: fc.string() }), {
      minLength: 1,
      maxLength: 100,
    });
    fc.assert(
      fc.property(rows, fc.integer(), (all, seed) => {
        const { total, outcome } = rollOnTable(all, seededSource(seed));
        const place = rangesOf(all).findIndex(([from, to]) => total >= from && total <= to);
        expect(all[place]?.text).toBe(outcome?.label);
      }),
    );
  });

  it("is the MJ's to write, change and read, up to 50 of a campaign", () => {
    expect(create()).toMatchObject({ ...draft, uid: "mj", version: 1 });
    expect(refusalOf(() => create("alice"))).toBe("forbidden");
    expect(refusalOf(() => create("mj", MAX_RANDOM_TABLES))).toBe("random-table-quota-reached");
    const stored = create();
    const change = (version: number, uid = "mj") =>
      decideUpdateRandomTable(campaign, uid, stored, { ...draft, name: "Bruits", version }, NOW + 1);
    expect(change(1)).toMatchObject({ name: "Bruits", version: 2, createdAt: NOW, updatedAt: NOW + 1 });
    expect(refusalOf(() => change(2))).toBe("stale-version");
    expect(refusalOf(() => change(1, "alice"))).toBe("forbidden");
    expect(refusalOf(() => requireRandomTable(campaign, "mj", undefined))).toBe("random-table-not-found");
  });

  it("has at least one row, each with a text and a weight", () => {
    const { rows } = randomTableFields;
    expect(rows.safeParse([]).success).toBe(false);
    expect(rows.safeParse([{ weight: 0, text: "a" }]).success).toBe(false);
    expect(rows.safeParse([{ weight: 1, text: " " }]).success).toBe(false);
    expect(rows.safeParse([{ weight: 1, text: "x".repeat(161) }]).success).toBe(false);
    expect(rows.safeParse(Array.from({ length: 101 }, () => ({ weight: 1, text: "a" }))).success).toBe(false);
    expect(rows.parse([{ weight: 2, text: " a " }])).toEqual([{ weight: 2, text: "a" }]);
  });
});
