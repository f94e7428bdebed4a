import type { AnyPlaySystem } from "../../game/play";
import { readState } from "../../game/readState";
import type { RawFields } from "../../sheet/character/character";
import { normaliseCharacter } from "../../sheet/character/normaliseCharacter";
import { withStats } from "../../sheet/character/withStats";
import { isRecord } from "../../values/reading/fields";
import type { SystemId } from "../../values/systemIds";
import { applyEquipment } from "../equipment/applyEquipment";

interface Build {
  readonly system: SystemId;
  readonly stats: RawFields;
  readonly data: RawFields;
}

/**
 * The stats of a character with what its state says of now. For what shows hit points without the sheet: the
 * limits are those of the build alone, as the maximum beside them. A state that its game cannot read changes
 * nothing.
 */
export function statsInPlay(play: AnyPlaySystem, character: Build, state: RawFields): RawFields {
  const read = readState(play, state);
  if (read === undefined) return character.stats;
  const limits = play.limitsOf(applyEquipment(normaliseCharacter(character), [], []));
  return withStats(character.stats, play.statsOf(read, limits));
}

/** What a state says of a character: its stats of now, and the values that differ from the build's. */
export interface InPlay {
  readonly stats: RawFields;
  readonly values: RawFields;
}

/** A character as it came with what play makes of it: for what its sheet shows and rolls, never to be stored. */
export const rawInPlay = (raw: unknown, { stats, values }: InPlay): unknown =>
  isRecord(raw)
    ? { ...raw, stats: withStats(isRecord(raw.stats) ? raw.stats : {}, stats), valuesInPlay: values }
    : raw;
