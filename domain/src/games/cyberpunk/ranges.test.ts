import { describe, expect, it } from "vitest";
import { rollSpecSchema } from "../schemas";
import {
  burstFactorOf,
  difficultyAt,
  distanceText,
  RANGED_WEAPONS,
  rangedWeaponOf,
  shotText,
} from "./ranges";
import { cyberpunkRolls } from "./rolls";

describe("the distance of a shot", () => {
  it("asks more of a rifle from near than from its own range", () => {
    expect([1, 10, 18, 40, 90, 150, 300, 700].map((metres) => difficultyAt("rifle", metres))).toEqual([
      17, 16, 15, 13, 15, 20, 25, 30,
    ]);
    expect(difficultyAt("rifle", 801)).toBeUndefined();
  });

  it("of what is thrown by hand is a launcher's, up to 25 m", () => {
    expect([5, 12, 25, 26].map((metres) => difficultyAt("thrown", metres))).toEqual([16, 15, 15, undefined]);
  });

  it("belongs to the nearer band up to its last metre", () => {
    expect(difficultyAt("pistol", 0)).toBe(13);
    expect(difficultyAt("pistol", 6)).toBe(13);
    expect(difficultyAt("pistol", 6.5)).toBe(15);
    expect(difficultyAt("pistol", 200)).toBe(30);
    expect(difficultyAt("pistol", 201)).toBeUndefined();
  });

  it("is another one in bursts, which few weapons fire", () => {
    expect([6, 12, 25, 50, 100].map((metres) => difficultyAt("smg", metres, true))).toEqual([
      20, 17, 20, 25, 30,
    ]);
    expect([6, 12, 25, 50, 100].map((metres) => difficultyAt("rifle", metres, true))).toEqual([
      22, 20, 17, 20, 25,
    ]);
    expect(difficultyAt("rifle", 101, true)).toBeUndefined();
    expect(difficultyAt("pistol", 5, true)).toBeUndefined();
    expect(RANGED_WEAPONS.filter((weapon) => burstFactorOf(weapon) > 0)).toEqual(["smg", "rifle"]);
    expect(burstFactorOf(undefined)).toBe(0);
  });

  it("is written for a target, or from band to band", () => {
    expect(distanceText("pistol")).toBe(
      "DV 13 à 6 m, 15 à 12 m, 20 à 25 m, 25 à 50 m, 30 à 100 m, 30 à 200 m",
    );
    expect(distanceText("pistol", 6.5)).toBe("DV 15 à 6,5 m");
    expect(distanceText("rifle", 18)).toBe("DV 15 à 18 m, rafale 17");
    expect(distanceText("rifle", 150)).toBe("DV 20 à 150 m");
    expect(distanceText("pistol", 900)).toBe("hors de portée à 900 m");
  });

  it("is said of a shot and of a burst, in tenths of a metre, and not where a value was said", () => {
    expect(shotText("rifle", 18.04)).toBe("DV 15 à 18 m");
    expect(shotText("rifle", 18.04, true)).toBe("DV 17 à 18 m");
    expect(shotText("pistol", 250)).toBe("Hors de portée à 250 m");
    const shot = { game: "cyberpunk", modifier: 12, attack: "ranged", weapon: "pistol" } as const;
    const note = cyberpunkRolls.distanceNote;
    expect(note?.(shot, 10)).toBe("DV 15 à 10 m");
    expect(note?.({ ...shot, difficulty: 13 }, 10)).toBeUndefined();
    expect(note?.({ game: "cyberpunk", modifier: 12, attack: "melee" }, 2)).toBeUndefined();
  });

  it("gives a roll its value, unless one was said", () => {
    const spec = { game: "cyberpunk", modifier: 12, attack: "ranged", weapon: "rifle" } as const;
    const at = cyberpunkRolls.atDistance;
    expect(at?.(spec, 18)).toEqual({ ...spec, difficulty: 15 });
    expect(at?.({ ...spec, burst: true }, 18).difficulty).toBe(17);
    expect(at?.({ ...spec, difficulty: 20 }, 18).difficulty).toBe(20);
    expect(at?.(spec, 900)).toBe(spec);
    expect(at?.({ game: "cyberpunk", modifier: 12, attack: "melee" }, 2)).not.toHaveProperty("difficulty");
    expect(rollSpecSchema.safeParse({ ...spec, burst: true }).success).toBe(true);
    expect(rollSpecSchema.safeParse({ ...spec, weapon: "canon" }).success).toBe(false);
  });
});

describe("the kind of a weapon", () => {
  it.each([
    ["Pistolet très lourd", "pistol"],
    ["Pistolet-mitrailleur lourd", "smg"],
    ["Mitraillette embarquée", "smg"],
    ["Fusil à pompe", "shotgun"],
    ["Fusil d'assaut", "rifle"],
    ["FUSIL DE PRECISION", "sniper"],
    ["Arbalète", "bow"],
    ["Lance-grenades", "grenades"],
    ["Grenade à fragmentation", "thrown"],
    ["Katana", undefined],
    ["Arcane", undefined],
  ])("%s: %s", (name, weapon) => {
    expect(rangedWeaponOf(name)).toBe(weapon);
  });

  it("is said by its category where its name says nothing", () => {
    expect(rangedWeaponOf("Lexington", "Arme de poing")).toBe("pistol");
  });
});
