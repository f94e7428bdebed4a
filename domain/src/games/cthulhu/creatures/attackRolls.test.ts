import { describe, expect, it } from "vitest";
import { creaturesOf } from "../../registry/creatures";
import { cthulhuRolls } from "../rolls";
import { cthulhuAttackRolls } from "./attackRolls";
import { CTHULHU_CREATURES } from "./catalogue";
import { cthulhuChecks } from "./checks";
import type { CthulhuCreatureAttack } from "./creature";

const knife: CthulhuCreatureAttack = {
  ...{ id: "couteau", name: "Couteau", target: 45, damage: [{ dice: "1d4" }], impaling: true },
};
const specOf = (attack: CthulhuCreatureAttack) => {
  const request = cthulhuAttackRolls(attack)[0]?.request;
  return request?.kind === "game" && request.spec.game === "cthulhu" ? request.spec : undefined;
};

describe("an attack of an antagonist", () => {
  it("is a blow, which is dodged and fails by no weapon, unless it is a shot", () => {
    const blow = { game: "cthulhu", target: 45, bonusDice: 0, about: "attack" };
    expect(specOf({ ...knife, malfunction: 96, range: "3 m" })).toEqual(blow);
    const shot = { ...knife, shot: true, malfunction: 96, range: "15 m" };
    expect(specOf(shot)).toEqual({ ...blow, about: "shot", malfunction: 96, reach: 15 });
    expect(specOf({ ...knife, shot: true })).toEqual({ ...blow, about: "shot" });
  });

  it("asks for more the farther its target is, and for nothing more beyond its reach", () => {
    const spec = specOf({ ...knife, shot: true, range: "15 m" });
    const levelOf = (metres: number) => spec && cthulhuRolls.atDistance?.(spec, metres).level;
    expect([15, 20, 50, 80].map(levelOf)).toEqual([undefined, "hard", "extreme", undefined]);
    const textOf = (attack: CthulhuCreatureAttack, metres?: number) =>
      creaturesOf("cthulhu").distanceText?.(attack as never, metres);
    expect(textOf({ ...knife, shot: true, range: "15 m" }, 20)).toBe("réussite majeure à 20 m");
    expect(textOf({ ...knife, range: "15 m" }, 20)).toBeUndefined();
    expect(textOf({ ...knife, shot: true, range: "15 m" })).toBeUndefined();
    const near = specOf(knife);
    expect(near && cthulhuRolls.atDistance?.(near, 50)).toBe(near);
  });

  it("of the catalogue is a shot where it is a gun's", () => {
    const shots = CTHULHU_CREATURES.flatMap(({ attacks }) => attacks.filter(({ shot }) => shot));
    expect(new Set(shots.map(({ name }) => name))).toEqual(
      new Set(["Revolver .38", "Pistolet .45", "Fusil de chasse"]),
    );
    expect(shots.every(({ malfunction, range }) => malfunction === 100 && range !== undefined)).toBe(true);
  });

  it("is dodged by half of its Dexterity where its block gives no number, and nobody pushes that", () => {
    const [creature] = CTHULHU_CREATURES;
    const dodges = (skills: { name: string; value: number }[]) =>
      creature &&
      cthulhuChecks({ ...creature, skills })
        .flatMap(({ choices }) => choices)
        .filter(({ label }) => label === "Esquive");
    expect(dodges([])).toMatchObject([{ spec: { target: 27, about: "dodge" } }]);
    expect(dodges([{ name: "Esquive", value: 30 }])).toMatchObject([
      { spec: { target: 30, about: "dodge" } },
    ]);
  });
});

it("the level of a distance and the one that is asked for make the harder", () => {
  const spec = { game: "cthulhu", target: 50, bonusDice: 0, about: "shot", level: "extreme" } as const;
  const prepared = (level: "regular" | "hard") =>
    cthulhuRolls.prepare(spec, { mode: "normal", modifier: 0, level } as never, []).level;
  expect([prepared("regular"), prepared("hard")]).toEqual(["extreme", "extreme"]);
});
