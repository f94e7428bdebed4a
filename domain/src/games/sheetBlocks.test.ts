import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { RollSpec } from "../game/gameTypes";
import type { SheetBlock } from "../game/sheet";
import { rollSpecSchema } from "../games/schemas";
import { rollSheet } from "../table/rolls/rollSheet";
import { seededSource } from "../testing/seededSource";
import { SYSTEM_IDS, type SystemId } from "../values/systemIds";
import { sheetBlocks } from "./sheetBlocks";

const OTHER_GAMES = ["vampire", "cyberpunk", "cthulhu"] as const satisfies readonly SystemId[];

function rollsOf(block: SheetBlock): RollSpec[] {
  if (block.kind === "pool") return block.pools.map(({ roll }) => roll);
  if (block.kind === "scores") return block.scores.flatMap(({ roll }) => (roll ? [roll] : []));
  return [];
}

/** An object with names that the readers of the three games look for, and any values. */
const nearlySheet = fc.dictionary(
  fc.constantFrom(
    "stats",
    "data",
    "system",
    "attributes",
    "skills",
    "hp",
    "armor",
    "san",
    "willpower",
    "health",
  ),
  fc.oneof(
    fc.anything(),
    fc.dictionary(
      fc.constantFrom(
        "strength",
        "body",
        "will",
        "con",
        "siz",
        "max",
        "current",
        "force",
        "skills",
        "emp",
        "luck",
      ),
      fc.oneof(fc.anything(), fc.integer(), fc.double(), fc.string()),
    ),
  ),
);

describe("the blocks of a sheet", () => {
  it("are none for dnd5e, which has its own sheet", () => {
    expect(sheetBlocks("dnd5e", { stats: { strength: 3 } })).toEqual([]);
  });

  it.each(OTHER_GAMES)("of %s have distinct ids and titles, and three or four kinds", (system) => {
    const blocks = sheetBlocks(system, {});
    expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length);
    expect(new Set(blocks.map(({ title }) => title)).size).toBe(blocks.length);
    expect(blocks.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["scores", "tracker", "text"]));
  });

  it("never throw, whatever a character is", () => {
    fc.assert(
      fc.property(fc.constantFrom(...SYSTEM_IDS), fc.oneof(fc.anything(), nearlySheet), (system, raw) => {
        expect(Array.isArray(sheetBlocks(system, raw))).toBe(true);
      }),
      { numRuns: 250 },
    );
  });

  it("only offer rolls that the server accepts, and trackers within their bounds", () => {
    fc.assert(
      fc.property(fc.constantFrom(...OTHER_GAMES), nearlySheet, (system, raw) => {
        for (const block of sheetBlocks(system, raw)) {
          for (const roll of rollsOf(block)) expect(z.safeParse(rollSpecSchema, roll).success).toBe(true);
          if (block.kind !== "tracker") continue;
          for (const { current, max } of block.trackers) {
            expect(current).toBeGreaterThanOrEqual(0);
            expect(current).toBeLessThanOrEqual(max);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it("do not depend on the order of a character's fields", () => {
    const stats = { strength: 4, brawl: 2, hunger: 3 };
    const turned = Object.fromEntries(Object.entries(stats).reverse());
    expect(sheetBlocks("vampire", { stats })).toEqual(sheetBlocks("vampire", { stats: turned }));
  });
});

describe("a roll of a sheet", () => {
  it.each([
    [{ game: "vampire", dice: 5, hungerDice: 2 }, 10, "5d10 (Faim 2)"],
    [{ game: "cyberpunk", modifier: -3 }, 10, "1d10-3"],
    [{ game: "cthulhu", target: 45, bonusDice: -1 }, 100, "1d100 ≤ 45 (1 dé malus)"],
  ] as const)("of %j follows its game", (spec, die, notation) => {
    const result = rollSheet(spec, seededSource(7));
    expect(result).toMatchObject({ die, notation });
    expect(result.total).toBe(result.roll + result.modifier);
  });

  it.each([
    { game: "vampire", dice: 31, hungerDice: 0 },
    { game: "vampire", dice: 3, hungerDice: 6 },
    { game: "vampire", dice: 3, hungerDice: 0, difficulty: 0 },
    { game: "cyberpunk", modifier: 1.5 },
    { game: "cyberpunk", modifier: 1, difficulty: 0 },
    { game: "cthulhu", target: 50, bonusDice: 3 },
    { game: "cthulhu", target: -1, bonusDice: 0 },
    { game: "dnd5e", modifier: 1 },
  ])("is refused when it is %j", (spec) => {
    expect(z.safeParse(rollSpecSchema, spec).success).toBe(false);
  });
});
