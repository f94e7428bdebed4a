import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RollEffect, RollSubject } from "../../../game/rolls/rollEffect";
import { limits, stateWith } from "../../../testing/dnd5ePlay";
import { CONDITION_IDS, CONDITIONS } from "../play/conditions";
import { dnd5ePlay } from "../play/dnd5ePlay";
import { DND5E_CREATURES } from "./catalogue";
import { dnd5eCreatures } from "./rules";

const subjects = fc.record({
  kind: fc.constantFrom<RollSubject["kind"]>("check", "save", "attack", "damage"),
  trait: fc.constantFrom("str", "dex", "con", "int", "wis", "cha"),
});
const actingOn = (effects: readonly RollEffect[], subject: RollSubject) =>
  effects
    .filter(({ appliesTo }) => appliesTo(subject))
    .map(({ id, label, mode, fails }) => ({ id, label, mode, fails }));

describe("the conditions of a creature of D&D", () => {
  it("act on its rolls, and on attacks at it, as a hero's do", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...DND5E_CREATURES),
        fc.uniqueArray(fc.constantFrom(...CONDITION_IDS)),
        subjects,
        fc.option(fc.constantFrom(1.5, 3), { nil: undefined }),
        (creature, held, subject, metres) => {
          const now = { conditions: held.map((id) => CONDITIONS[id].name) };
          const state = stateWith({ conditions: Object.fromEntries(held.map((id) => [id, {}])) });
          expect(actingOn(dnd5eCreatures.rollEffects(creature, now), subject)).toEqual(
            actingOn(dnd5ePlay.rollEffectsOf(state, limits), subject),
          );
          const [creatures, heroes] = [
            dnd5eCreatures.effectsAgainst?.(creature, now, metres),
            dnd5ePlay.effectsAgainst?.(state, limits, metres),
          ];
          expect(creatures?.notes).toEqual(heroes?.notes);
          expect(actingOn(creatures?.effects ?? [], subject)).toEqual(
            actingOn(heroes?.effects ?? [], subject),
          );
        },
      ),
    );
  });
});
