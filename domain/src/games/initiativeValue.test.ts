import { describe, expect, it } from "vitest";
import { normaliseCharacter } from "../sheet/character/normaliseCharacter";
import type { SystemId } from "../values/systemIds";
import { gameOf } from "./registry/games";

/** The dice of the first roll that a sheet makes in a fight. */
function initiativeDice(system: SystemId, raw: object): string | undefined {
  const [first] = gameOf(system).sheet.fightRolls(normaliseCharacter({ system, ...raw }), raw);
  return first?.kind === "dice" ? first.dice : undefined;
}

describe("the initiative that a sheet rolls", () => {
  it("is a d10, with REF in Cyberpunk", () => {
    expect(initiativeDice("vampire", { stats: { ref: 6 } })).toBe("1d10");
    expect(initiativeDice("cyberpunk", { stats: { ref: 6 } })).toBe("1d10+6");
    expect(initiativeDice("cyberpunk", {})).toBe("1d10");
  });
});
