import { describe, expect, it } from "vitest";
import { creatureAttackRolls } from "./attackRolls";
import { loadCreatures } from "./loadCreatures";
import { noteAt, requestAt } from "./requestAt";

const strikesOf = async (system: "cyberpunk" | "dnd5e", id: string) => {
  const creature = (await loadCreatures(system)).find((one) => one.id === id);
  return creature ? (creatureAttackRolls(creature)[0]?.strikes ?? []) : [];
};

describe("a roll at a distance", () => {
  it("has the value that this asks for, a burst its own", async () => {
    const [shot, aimed, burst] = await strikesOf("cyberpunk", "garde-corpo");
    for (const [strike, difficulty] of [
      [shot, 15],
      [aimed, 15],
      [burst, 17],
    ] as const) {
      expect(strike && requestAt(strike.request, 18)).toMatchObject({ spec: { difficulty } });
    }
  });

  it("says what that asks for, where it asks for anything", async () => {
    const [shot, , burst] = await strikesOf("cyberpunk", "garde-corpo");
    const [bite] = await strikesOf("dnd5e", "wolf");
    const note = (strike: typeof shot, metres?: number) => strike && noteAt(strike.request, metres);
    expect([note(shot, 18), note(burst, 18), note(shot, 900)]).toEqual([
      ...["DV 15 à 18 m", "DV 17 à 18 m", "Hors de portée à 900 m"],
    ]);
    expect([note(shot), note(bite, 18)]).toEqual([undefined, undefined]);
  });

  it("is what it was without a distance, beyond its range, and where distance decides nothing", async () => {
    const [shot] = await strikesOf("cyberpunk", "garde-corpo");
    const [bite] = await strikesOf("dnd5e", "wolf");
    expect(shot && requestAt(shot.request, undefined)).toBe(shot?.request);
    expect(shot && requestAt(shot.request, 900)).toBe(shot?.request);
    expect(bite && requestAt(bite.request, 18)).toBe(bite?.request);
    expect(bite).toBeDefined();
  });
});
