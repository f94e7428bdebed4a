import { describe, expect, it } from "vitest";
import { rollEffectsOf as cyberpunkEffects } from "../../games/cyberpunk/play/rollEffects";
import { rollEffectsOf as dnd5eEffects } from "../../games/dnd5e/play/rollEffects";
import { rollEffectsOf as vampireEffects } from "../../games/vampire/play/rollEffects";
import * as cyberpunk from "../../testing/cyberpunkPlay";
import { limits as heroLimits, stateWith } from "../../testing/dnd5ePlay";
import { actingOn } from "../../testing/rollEffects";
import * as vampire from "../../testing/vampirePlay";

describe("what the state does to rolls in D&D", () => {
  const acting = (state: Parameters<typeof stateWith>[0], kind: "check" | "save" | "attack", trait = "dex") =>
    actingOn(dnd5eEffects(stateWith(state), heroLimits), { kind, trait });

  it("is a disadvantage to the rolls that a condition names", () => {
    expect(acting({ conditions: { poisoned: {} } }, "check")).toEqual(["Empoisonné: disadvantage"]);
    expect(acting({ conditions: { poisoned: {} } }, "attack")).toEqual(["Empoisonné: disadvantage"]);
    expect(acting({ conditions: { poisoned: {} } }, "save")).toEqual([]);
    expect(acting({ conditions: { invisible: {} } }, "attack")).toEqual(["Invisible: advantage"]);
  });

  it("concerns Dexterity saves, or fails those of the body", () => {
    expect(acting({ conditions: { restrained: {} } }, "save")).toEqual(["Entravé: disadvantage"]);
    expect(acting({ conditions: { restrained: {} } }, "save", "wis")).toEqual([]);
    expect(acting({ conditions: { paralyzed: {} } }, "save", "str")).toContain("Paralysé: fails");
    expect(acting({ conditions: { paralyzed: {} } }, "save", "int")).toEqual([]);
  });

  it("grows with exhaustion", () => {
    expect(acting({ exhaustion: 1 }, "check")).toEqual(["Épuisement 1: disadvantage"]);
    expect(acting({ exhaustion: 3 }, "save")).toEqual(["Épuisement 3: disadvantage"]);
  });
});

describe("what the state does to rolls in Cyberpunk", () => {
  const acting = (state: Partial<typeof cyberpunk.whole>) =>
    actingOn(cyberpunkEffects({ ...cyberpunk.whole, ...state }, cyberpunk.limits), { kind: "check" });

  it("is the penalty of the wounds and of open injuries", () => {
    expect(acting({ hitPointsLost: 10 })).toEqual([]);
    expect(acting({ hitPointsLost: 25 })).toEqual(["Gravement blessé: -2"]);
    expect(acting({ hitPointsLost: 40 })).toEqual(["À l'agonie: -4"]);
    expect(acting({ injuries: { concussion: "open", brokenLeg: "open" } })).toHaveLength(1);
    expect(acting({ injuries: { concussion: "eased" } })).toEqual([]);
  });
});

describe("what the state does to rolls in Vampire", () => {
  const acting = (state: Partial<typeof vampire.whole>, trait: string | undefined) =>
    actingOn(vampireEffects({ ...vampire.whole, ...state }, vampire.limits), { kind: "check", trait });

  it("is two dice fewer on the pools that a full track concerns", () => {
    const health = { healthSuperficial: vampire.limits.health };
    expect(acting(health, "strength")).toEqual(["Diminué (Santé): -2"]);
    expect(acting(health, "wits")).toEqual([]);
    expect(acting(health, undefined)).toEqual([]);
    const willpower = { willpowerAggravated: vampire.limits.willpower };
    expect(acting(willpower, "charisma")).toEqual(["Diminué (Volonté): -2"]);
    expect(acting(willpower, "resolve")).toEqual(["Diminué (Volonté): -2"]);
    expect(acting(willpower, "stamina")).toEqual([]);
    expect(acting({}, "strength")).toEqual([]);
  });
});
