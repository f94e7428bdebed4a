import { describe, expect, it } from "vitest";
import type { CreatureNow } from "../../game/creatures/creatureState";
import type { Creature, RollSpec } from "../../game/gameTypes";
import type { RollRequest } from "../../game/rolls/rollRequest";
import { NO_SITUATION } from "../../game/rolls/situation";
import { SYSTEM_IDS } from "../../values/systemIds";
import { prepareRoll } from "../rolls/prepareRoll";
import { creatureChecks, creatureChoices, creatureEffects } from "./creatureRolls";
import { loadCreatures } from "./loadCreatures";

const creatureOf = async (system: Creature["system"], id: string): Promise<Creature> => {
  const found = (await loadCreatures(system)).find((one) => one.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};
const rollNamed = (creature: Creature, label: string): RollRequest => {
  const found = creatureChoices(creature)
    .flatMap(({ choices }) => choices)
    .find((request) => request.label === label);
  if (found === undefined) throw new Error(label);
  return found;
};
const preparedOf = (creature: Creature, label: string, now: CreatureNow = {}) =>
  prepareRoll(rollNamed(creature, label), NO_SITUATION, creatureEffects(creature, now))?.roll;

describe("the checks of a creature", () => {
  it("are its saves and skills in D&D, by its ability where its block names no number", async () => {
    const dragon = await creatureOf("dnd5e", "adult-red-dragon");
    expect(preparedOf(dragon, "Sauvegarde de Dextérité")).toMatchObject({ modifier: 6 });
    expect(preparedOf(dragon, "Sauvegarde de Force")).toMatchObject({ modifier: 8 });
    expect(preparedOf(dragon, "Perception")).toMatchObject({ modifier: 13 });
    expect(preparedOf(dragon, "Athlétisme")).toMatchObject({ modifier: 8 });
  });

  it("are pools without Hunger dice in Vampire", async () => {
    const bouncer = await creatureOf("vampire", "videur");
    expect(preparedOf(bouncer, "Physique")).toMatchObject({ hungerDice: 0 });
  });

  it("have a dodge in Cyberpunk and in Call of Cthulhu, whatever their block names", async () => {
    for (const system of ["cyberpunk", "cthulhu"] as const) {
      for (const creature of await loadCreatures(system)) expect(rollNamed(creature, "Esquive")).toBeTruthy();
    }
  });
});

describe("what a fight has done to a creature", () => {
  it("acts on its rolls by the rules of its conditions in D&D", async () => {
    const goblin = await creatureOf("dnd5e", "goblin");
    const poisoned = { conditions: ["Empoisonné"] };
    expect(preparedOf(goblin, "Discrétion", poisoned)).toMatchObject({ mode: "disadvantage" });
    expect(preparedOf(goblin, "Cimeterre", poisoned)).toMatchObject({ mode: "disadvantage" });
    expect(preparedOf(goblin, "Sauvegarde de Force", { conditions: ["Paralysé"] })).toMatchObject({
      fails: true,
    });
  });

  it("takes two of every action of the seriously wounded in Cyberpunk, and four at none", async () => {
    const ganger = await creatureOf("cyberpunk", "ganger");
    const { max } = ganger.life;
    const before = preparedOf(ganger, "Esquive") as Extract<RollSpec, { game: "cyberpunk" }>;
    const at = (lost: number) => preparedOf(ganger, "Esquive", { lost, max });
    expect(at(1)).toMatchObject({ modifier: before.modifier });
    expect(at(Math.ceil(max / 2) + 1)).toMatchObject({ modifier: before.modifier - 2 });
    expect(at(max)).toMatchObject({ modifier: before.modifier - 4 });
  });

  it("takes nothing from who feels no wounds, or no serious ones", async () => {
    const taken = async (id: string, part: "serious" | "mortal") => {
      const creature = await creatureOf("cyberpunk", id);
      const { max } = creature.life;
      const whole = preparedOf(creature, "Esquive") as Extract<RollSpec, { game: "cyberpunk" }>;
      const hurt = preparedOf(creature, "Esquive", { lost: part === "mortal" ? max : max - 1, max });
      return (hurt as typeof whole).modifier - whole.modifier;
    };
    expect([await taken("ganger-chrome", "serious"), await taken("ganger-chrome", "mortal")]).toEqual([
      0, -4,
    ]);
    expect([await taken("cyberpsycho", "serious"), await taken("cyberpsycho", "mortal")]).toEqual([0, 0]);
  });

  it("holds a look in Cyberpunk by what it is known for, else by WILL", async () => {
    expect(preparedOf(await creatureOf("cyberpunk", "solo"), "Confrontation")).toEqual({
      ...{ game: "cyberpunk", modifier: 13, facedown: true },
    });
    expect(preparedOf(await creatureOf("cyberpunk", "ganger"), "Confrontation")).toMatchObject({
      modifier: 4,
    });
  });

  it("takes two dice of what the body does once Health is full in Vampire", async () => {
    const bouncer = await creatureOf("vampire", "videur");
    const { max } = bouncer.life;
    const dice = (label: string, lost: number) =>
      (preparedOf(bouncer, label, { lost, max }) as Extract<RollSpec, { game: "vampire" }>).dice;
    expect(dice("Physique", max)).toBe(dice("Physique", 0) - 2);
    expect(dice("Social", max)).toBe(dice("Social", 0));
  });

  it.each(SYSTEM_IDS)("changes every roll of %s by what it says, and by nothing else", async (system) => {
    for (const creature of await loadCreatures(system)) {
      const { max } = creature.life;
      for (const now of [
        {},
        { lost: max, max },
        { lost: max - 1, max, conditions: ["Empoisonné", "Paralysé"] },
      ]) {
        const effects = creatureEffects(creature, now);
        for (const request of creatureChoices(creature).flatMap(({ choices }) => choices)) {
          const subject = request.subject;
          const acting = effects.filter(({ appliesTo }) => subject !== undefined && appliesTo(subject));
          const made = prepareRoll(request, NO_SITUATION, effects);
          expect(made).toEqual(prepareRoll(request, NO_SITUATION, acting));
          expect(made?.notes).toHaveLength(acting.length);
          if (acting.length === 0) expect(made).toEqual(prepareRoll(request, NO_SITUATION, []));
        }
      }
    }
  });

  it("leaves no group of its rolls empty", async () => {
    for (const system of SYSTEM_IDS) {
      for (const creature of await loadCreatures(system)) {
        for (const { choices } of creatureChecks(creature)) expect(choices.length).toBeGreaterThan(0);
      }
    }
  });
});
