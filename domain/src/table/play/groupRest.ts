import type { AnyPlaySystem, Rest, RestStep } from "../../game/play";
import { readState } from "../../game/readState";
import { type Foreseen, foreseeRest } from "../../game/rest";
import type { RawFields } from "../../sheet/character/character";
import { normaliseCharacter } from "../../sheet/character/normaliseCharacter";
import type { Item } from "../../sheet/equipment/item";
import type { SystemId } from "../../values/systemIds";
import { SYSTEM_NAMES } from "../../values/systemNames";
import { applyEquipment } from "../equipment/applyEquipment";

type Operation = { readonly kind: string };
type AnyRest = Rest<Readonly<Record<string, unknown>>, Operation, unknown>;

interface CharacterOfTable {
  readonly id: string;
  readonly name: string;
  readonly system: SystemId;
  readonly stats: RawFields;
  readonly data: RawFields;
}

/** One of the table's characters before a rest of the group. */
export interface RestingCharacter {
  readonly id: string;
  readonly name: string;
  readonly foreseen: Foreseen;
  /** For `operationsOfRest`; none where there is nothing to recover, and for who cannot take it. */
  readonly steps: readonly RestStep<Operation>[];
}

interface Table {
  readonly system: SystemId;
  readonly play: AnyPlaySystem;
  readonly characters: readonly CharacterOfTable[];
  /** Their stored states by their ids. */
  readonly states: ReadonlyMap<string, { readonly state: RawFields }>;
  /** What they wear, as far as it is known. */
  readonly items: readonly Item[];
}

const leftOut = ({ id, name }: CharacterOfTable, refusal: string): RestingCharacter => ({
  id,
  name,
  foreseen: { sentences: [], refusal },
  steps: [],
});

/**
 * What a rest does to each of the table's characters (product §2.10.7), in their order; those of another game, and those
 * whose state cannot be read, are left out with the reason. `points`: what the MJ gives with it.
 */
export function foreseeGroupRest(
  { system, play, characters, states, items }: Table,
  rest: AnyRest,
  points: number,
): readonly RestingCharacter[] {
  return characters.map((character) => {
    const { id, name } = character;
    if (character.system !== system) {
      return leftOut(character, `Joue à un autre jeu, ${SYSTEM_NAMES[character.system]} : laissé de côté.`);
    }
    const stored = states.get(id);
    const state = stored && readState(play, stored.state);
    if (state === undefined) return leftOut(character, "Son état en jeu n'est pas disponible.");
    const read = normaliseCharacter(character);
    const limits = play.limitsOf(applyEquipment(read, read.inventoryItems, items));
    const foreseen = foreseeRest(play, rest, state, limits, points);
    if (foreseen.refusal !== undefined) return leftOut(character, foreseen.refusal);
    return { id, name, foreseen, steps: rest.steps(state, limits, points) };
  });
}
