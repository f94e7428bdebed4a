import { describe, expect, it } from "vitest";
import type { RollRequest } from "../../game/rolls/rollRequest";
import { NO_SITUATION } from "../../game/rolls/situation";
import { prepareRoll } from "../../table/rolls/prepareRoll";
import { limits, stateWith, withPoints } from "../../testing/dnd5ePlay";
import { showing } from "../../testing/seededSource";
import { againstTarget, conditionsNamed } from "./againstTarget";
import { DND5E_CREATURES } from "./creatures/catalogue";
import { dnd5eCreatures } from "./creatures/rules";
import { againstArmourClass, type Dnd5eRoll, rollD20 } from "./d20Roll";
import { CONDITION_IDS, type ConditionId } from "./play/conditions";
import { dnd5ePlay } from "./play/dnd5ePlay";
import type { Dnd5eState } from "./play/state";

const ATTACK: RollRequest = { kind: "check", label: "Dague", modifier: 5, subject: { kind: "attack" } };

/** The last metre and a half, and the next place. */
const [NEAR, AFAR] = [1.5, 3];

/** The attack as it is rolled at somebody with these conditions. */
function attackAt(conditions: readonly ConditionId[], metres: number | undefined, request = ATTACK) {
  const prepared = prepareRoll(request, NO_SITUATION, againstTarget(conditions, metres).effects);
  return { ...prepared, roll: prepared?.roll as Dnd5eRoll };
}

describe("the conditions of a target", () => {
  it.each<readonly [ConditionId, Dnd5eRoll["mode"], Dnd5eRoll["mode"], boolean]>([
    ["blinded", "advantage", "advantage", false],
    ["charmed", "normal", "normal", false],
    ["deafened", "normal", "normal", false],
    ["frightened", "normal", "normal", false],
    ["grappled", "normal", "normal", false],
    ["incapacitated", "normal", "normal", false],
    ["invisible", "disadvantage", "disadvantage", false],
    ["paralyzed", "advantage", "advantage", true],
    ["petrified", "advantage", "advantage", false],
    ["poisoned", "normal", "normal", false],
    ["prone", "advantage", "disadvantage", false],
    ["restrained", "advantage", "advantage", false],
    ["stunned", "advantage", "advantage", false],
    // It is prone as well.
    ["unconscious", "advantage", "normal", true],
  ])("%s: from near %s, from afar %s, critical from near: %s", (condition, near, afar, critical) => {
    expect(attackAt([condition], NEAR).roll).toMatchObject({ mode: near });
    expect(attackAt([condition], AFAR).roll).toMatchObject({ mode: afar });
    expect(attackAt([condition], NEAR).roll.critical ?? false).toBe(critical);
    expect(attackAt([condition], AFAR).roll.critical).toBeUndefined();
  });

  it("are all that there are", () => {
    expect(againstTarget(CONDITION_IDS, NEAR).effects).toHaveLength(8);
    expect(againstTarget([], NEAR)).toEqual({ effects: [], notes: [] });
  });

  it("cancel each other out", () => {
    expect(attackAt(["invisible", "restrained"], NEAR).roll.mode).toBe("normal");
  });

  it("are named in the log", () => {
    expect(attackAt(["prone", "stunned"], AFAR).notes).toEqual([
      "Cible à terre : désavantage",
      "Cible étourdie : avantage",
    ]);
  });

  it("say what depends on a distance that nobody knows, and count nothing of it", () => {
    const { effects, notes } = againstTarget(["unconscious"], undefined);
    expect(effects).toEqual([expect.objectContaining({ label: "Cible inconsciente", mode: "advantage" })]);
    expect(effects[0]).not.toHaveProperty("critical");
    expect(notes).toEqual([
      "Cible à terre : avantage à 1,5 m ou moins, désavantage de plus loin",
      "Cible inconsciente : un coup qui touche à 1,5 m ou moins est critique",
    ]);
    expect(attackAt(["prone"], undefined).roll.mode).toBe("normal");
  });

  it("do nothing to damage, saves and checks", () => {
    for (const kind of ["damage", "save", "check"] as const) {
      expect(attackAt(["paralyzed"], NEAR, { ...ATTACK, subject: { kind } }).notes).toEqual([]);
    }
  });

  it("are found among the words of a fight, whatever else it notes", () => {
    expect(conditionsNamed(["À terre", "Marque du chasseur", "Inconscient"])).toEqual([
      "prone",
      "unconscious",
    ]);
  });
});

describe("a hit at somebody near who is paralysed", () => {
  const { roll: spec } = attackAt(["paralyzed"], NEAR);
  const at = (first: number, second: number, armourClass: number) =>
    againstArmourClass(spec, rollD20(spec, showing(first, second)), armourClass)?.id;

  it("is critical without a 20, and a miss stays one", () => {
    expect(at(12, 3, 17)).toBe("critical");
    expect(at(11, 3, 17)).toBe("miss");
    expect(at(1, 1, 5)).toBe("fumble");
  });

  it("is left to the MJ without an armour class", () => {
    expect(rollD20(spec, showing(12, 3)).outcome).toBeUndefined();
  });
});

describe("a target of D&D", () => {
  it("is a hero by its state, on the ground once it is at 0", () => {
    const of = dnd5ePlay.effectsAgainst;
    const labels = (state: Dnd5eState) => of?.(state, limits, NEAR).effects.map(({ label }) => label);
    expect(labels(stateWith({}))).toEqual([]);
    expect(labels(stateWith({ conditions: { restrained: {} } }))).toEqual(["Cible entravée"]);
    expect(labels(withPoints(0))).toEqual(["Cible à terre", "Cible inconsciente"]);
  });

  it("is a creature by the words of its fight", () => {
    const [creature] = DND5E_CREATURES;
    const of = dnd5eCreatures.effectsAgainst;
    expect(creature && of?.(creature, { conditions: ["Entravé", "Enragé"] }, NEAR).effects).toEqual([
      expect.objectContaining({ label: "Cible entravée", mode: "advantage" }),
    ]);
    expect(creature && of?.(creature, {}, NEAR).effects).toEqual([]);
  });
});
