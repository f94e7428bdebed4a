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

/** A state as its game reads it, with the limits of the build alone. */
interface PlayedBuild {
  readonly state: RawFields;
  readonly limits: unknown;
}

/** For what is said of a character without its sheet, and so without what it wears. Undefined for an unreadable state. */
export function readPlayedBuild(
  play: AnyPlaySystem,
  character: Build,
  stored: RawFields,
): PlayedBuild | undefined {
  const state = readState(play, stored);
  if (state === undefined) return undefined;
  return {
    state: { ...state },
    limits: play.limitsOf(applyEquipment(normaliseCharacter(character), [], [])),
  };
}

/**
 * The stats of a character with what its state says of now. For what shows hit points without the sheet: the
 * limits are those of the build alone, as the maximum beside them. A state that its game cannot read changes
 * nothing.
 */
export function statsInPlay(play: AnyPlaySystem, character: Build, stored: RawFields): RawFields {
  const played = readPlayedBuild(play, character, stored);
  return played ? withStats(character.stats, play.statsOf(played.state, played.limits)) : character.stats;
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
