import type { EncounterLine, OutlineLine } from "../../documents/encounterLines";
import type { Creature } from "../../game/gameTypes";
import { creaturesOf } from "../../games/registry/creatures";

const experienceOf = (creature: Creature): number =>
  creaturesOf(creature.system).encounters?.experience(creature) ?? 0;

/** The lines of an encounter without their creatures. */
export const outlineOf = (lines: readonly EncounterLine[]): OutlineLine[] =>
  lines.map(({ creature, count, hidden }) => ({
    name: creature.name,
    count,
    hidden,
    experience: experienceOf(creature),
  }));

/** The experience of each creature of an encounter, as `encounterDifficulty` takes it. */
export const experienceOfEach = (outline: readonly OutlineLine[]): number[] =>
  outline.flatMap(({ count, experience }) => Array<number>(count).fill(experience));
