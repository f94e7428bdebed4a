import { beforeAll, describe, expect, it } from "vitest";
import { FREE_RULES } from "../game/forge/forgeRules";
import type { Creature, RollSpec } from "../game/gameTypes";
import { modeOf } from "../game/rolls/acting";
import type { RollEffect } from "../game/rolls/rollEffect";
import type { RollRequest } from "../game/rolls/rollRequest";
import { NO_SITUATION } from "../game/rolls/situation";
import { creatureSchema } from "../games/creature";
import { forgeOf } from "../games/registry/forges";
import { gameOf } from "../games/registry/games";
import { playSystemOf } from "../games/registry/plays";
import { damageSpecSchema, rollSpecSchema } from "../games/schemas";
import type { PlayFields } from "../operations/revert";
import { askedRoll } from "../table/asks/askedRoll";
import { creatureAttackRolls } from "../table/creatures/attackRolls";
import { creatureDamageTaken } from "../table/creatures/creatureDamage";
import { buildCharacter } from "../table/forge/buildCharacter";
import { emptyDraft } from "../table/forge/draft";
import { reopenDraft } from "../table/forge/reopen";
import { rollOnDevice } from "../table/forge/rollOnDevice";
import { unfinishedSteps } from "../table/forge/steps";
import { surprise } from "../table/forge/surprise";
import { readWrittenRoll } from "../table/messages/writtenRoll";
import { effectNote, prepareRoll } from "../table/rolls/prepareRoll";
import { rollSheet } from "../table/rolls/rollSheet";
import { equippedOf } from "../table/rolls/sheetChoices";
import { sheetRolls } from "../table/rolls/sheetRolls";
import { parseDice } from "../values/dice/parseDice";
import type { SystemId } from "../values/systemIds";
import { seededSource } from "./seededSource";

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
/** A text for players: a sentence or a few words, none of which the code made up. */
const TEXT = /^(?!.*(?:undefined|null|NaN|\[object)).{1,240}$/s;

/** A character of chance, as its document has it. */
function forged(system: SystemId, seed: number) {
  const source = seededSource(seed);
  const rolled = rollOnDevice(emptyDraft(system), undefined, source);
  const draft = rollOnDevice(surprise(rolled, source), undefined, source);
  const made = { ...buildCharacter(draft), system };
  const character = { ...equippedOf(made).character, system };
  return { draft, made, character };
}

/** What is no action: Hunger, remorse, frenzy, Sanity and Luck are rolled as they are. Dice notation is damage, or a game's own sum. */
const AS_THEY_ARE = ["Exaltation", "Résister à la frénésie", "Remords", "SAN", "Chance"];
const isOutOfReach = ({ kind }: RollRequest, label: string): boolean =>
  kind === "dice" || AS_THEY_ARE.includes(label);

/** Without what a D&D roll keeps of advantage and disadvantage that cancelled out. */
const unevened = (roll: string | RollSpec | undefined) => {
  if (typeof roll !== "object" || !("evened" in roll)) return roll;
  const { evened: _, ...spec } = roll;
  return spec;
};

/** Of each change that may befall a new character, one after the other and each alone. */
function effectsOfStates(
  system: SystemId,
  made: Parameters<typeof sheetRolls>[1],
): (readonly RollEffect[])[] {
  const play = playSystemOf(system);
  const equipped = equippedOf(made);
  const limits = play.limitsOf(equipped);
  const first = play.firstState(equipped, limits);
  const changes = play.acts.changesOf(first, limits).map(({ operation }) => operation);
  const blows = play.acts.damage.flatMap(({ take }) =>
    [3, 15, 400].map((points) => take(points, first, limits).operation),
  );
  const after = (state: PlayFields, operation: { readonly kind: string }): PlayFields => {
    try {
      return play.apply(state, operation, limits).state;
    } catch {
      return state;
    }
  };
  const alone = [...changes, ...blows].flatMap((operation) => (operation ? [after(first, operation)] : []));
  const all = changes.reduce<PlayFields>((state, operation) => after(state, operation), first);
  return [...alone, all].map((state) => play.rollEffectsOf(state, limits));
}

/** What holds for every game, whoever adds it: its registries fit together, and its own values obey its own rules. */
export function describeGameLaws(system: SystemId): void {
  const game = gameOf(system);

  describe("a character of chance", () => {
    it.each(SEEDS)(
      "is completed by the Forge, built, and opened again with the same choices (%i)",
      (seed) => {
        const { draft, made } = forged(system, seed);
        expect(unfinishedSteps(draft, FREE_RULES)).toEqual([]);
        expect(made.name).toMatch(TEXT);
        expect(reopenDraft(made)).toEqual(draft);
      },
    );

    it.each(SEEDS)("has no roll that the schema refuses or that cannot be thrown (%i)", (seed) => {
      const { made, character } = forged(system, seed);
      const rolls = sheetRolls(character, made);
      expect(rolls.length).toBeGreaterThan(0);
      for (const { label, value, request } of rolls) {
        expect(label).toMatch(TEXT);
        expect(value).toMatch(TEXT);
        const roll = prepareRoll(request, NO_SITUATION, [])?.roll;
        if (typeof roll === "string") expect(parseDice(roll)).toBeDefined();
        else {
          expect(rollSpecSchema.parse(roll)).toEqual(roll);
          expect(rollSheet(rollSpecSchema.parse(roll), seededSource(seed)).total).toEqual(expect.any(Number));
        }
      }
    });

    it.each(SEEDS)(
      "rolls nothing that the state in play cannot act on, but what no wound reaches (%i)",
      (seed) => {
        const { made, character } = forged(system, seed);
        const apart = sheetRolls(character, made).filter(({ request }) => request.subject === undefined);
        expect(
          apart.filter(({ request, label }) => !isOutOfReach(request, label)).map(({ label }) => label),
        ).toEqual([]);
      },
    );

    it.each(SEEDS)("rolls under every state what its effects say, and nothing else (%i)", (seed) => {
      const { made, character } = forged(system, seed);
      let acted = 0;
      const states = effectsOfStates(system, made);
      for (const effects of states) {
        for (const { request } of sheetRolls(character, made)) {
          const acting = effects.filter(({ appliesTo }) => request.subject && appliesTo(request.subject));
          const situation = {
            ...NO_SITUATION,
            modifier: acting.reduce((sum, { modifier = 0 }) => sum + modifier, 0),
            mode: request.kind === "dice" ? "normal" : modeOf(acting.flatMap(({ mode }) => mode ?? [])),
          } as const;
          const marked = prepareRoll(request, NO_SITUATION, effects);
          const told = acting.map(effectNote);
          expect(marked?.notes).toEqual(told);
          const others = acting.map(({ mode: _, modifier: _added, ...other }) => other);
          expect(unevened(marked?.roll)).toEqual(prepareRoll(request, situation, others)?.roll);
          acted += acting.length;
        }
      }
      // Some games have states that take from no roll.
      expect(acted > 0).toBe(states.some((effects) => effects.length > 0));
    });

    it("rolls all that its MJ may ask for", () => {
      const { made, character } = forged(system, 1);
      const asked = game.asks.traits.flatMap(({ traits }) => traits);
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.filter((trait) => askedRoll(character, made, { trait }) === undefined)).toEqual([]);
    });
  });

  describe("its creatures", () => {
    let creatures: readonly Creature[] = [];
    beforeAll(async () => {
      creatures = await game.creatures();
    });

    it("are what the schema takes, and none is there twice", () => {
      expect(creatures.length).toBeGreaterThan(0);
      for (const creature of creatures) expect(creatureSchema.parse(creature)).toEqual(creature);
      expect(new Set(creatures.map(({ id }) => id)).size).toBe(creatures.length);
    });

    it("can be hurt by the damage that an MJ gives, and roll their attacks", () => {
      const specs = playSystemOf(system).acts.damage.flatMap(({ spec }) => spec ?? []);
      expect(specs.length).toBeGreaterThan(0);
      for (const creature of creatures) {
        const lost = specs.map((spec) => {
          expect(damageSpecSchema.parse(spec)).toEqual(spec);
          return creatureDamageTaken(creature, spec, 500).lost;
        });
        expect(Math.max(...lost)).toBeGreaterThan(0);
        for (const { rolls } of creatureAttackRolls(creature)) {
          for (const { request } of rolls) expect(prepareRoll(request, NO_SITUATION, [])).toBeDefined();
        }
      }
    });
  });

  it("reads the examples of its own written rolls", () => {
    for (const example of game.rolls.examples) expect(readWrittenRoll(system, example)).toMatchObject({});
    expect(game.rolls.examples.some((example) => game.rolls.read(example) !== undefined)).toBe(true);
  });

  it("has texts of a length that screens can show", () => {
    const { steps, names } = forgeOf(system);
    const texts = [
      ...steps.flatMap(({ title, lead }) => [title, lead]),
      ...[...names.first, ...names.last],
      ...game.asks.traits.flatMap(({ title, traits }) => [title, ...traits]),
      game.lifeUnit,
    ];
    for (const text of texts) expect(text).toMatch(TEXT);
  });
}
