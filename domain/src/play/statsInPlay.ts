import type { RawFields } from "../character/character";
import { normaliseCharacter } from "../character/normaliseCharacter";
import { applyEquipment } from "../equipment/applyEquipment";
import { fieldName } from "../reading/fields";
import type { SystemId } from "../systems/systemIds";
import type { AnyPlaySystem } from "./playSystem";

interface Build {
  readonly system: SystemId;
  readonly stats: RawFields;
  readonly data: RawFields;
}

/**
 * The stats of a character with what its state says of now, whatever case or spelling they were stored in. For
 * what shows hit points without the sheet: the limits are those of the build alone, as the maximum beside them.
 * A state that its game cannot read changes nothing.
 */
export function statsInPlay(play: AnyPlaySystem, character: Build, state: RawFields): RawFields {
  const read = play.stateSchema.safeParse(state);
  if (!read.success) return character.stats;
  const limits = play.limitsOf(applyEquipment(normaliseCharacter(character), [], []));
  const now = play.statsOf(read.data, limits);
  const names = new Set(Object.keys(now).map(fieldName));
  const others = Object.entries(character.stats).filter(([name]) => !names.has(fieldName(name)));
  return { ...Object.fromEntries(others), ...now };
}
