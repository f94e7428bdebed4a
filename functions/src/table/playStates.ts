import type { CharacterDocument } from "domain/documents/character";
import { type PlayStateDocument, playStates } from "domain/documents/play";
import { playSystemOf } from "domain/games/registry/plays";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import type { EquippedCharacter } from "domain/sheet/equipment/equippedCharacter";
import { applyEquipment } from "domain/table/equipment/applyEquipment";
import { firstPlayState } from "domain/table/play/changePlayState";
import { alreadyExists, fromSnapshot, type Identified, readDocument, type Stored } from "../store/firestore";
import { GuardedBatch } from "../store/guardedBatch";
import { readEach } from "../store/readEach";
import { readWornItems } from "./readItems";

/** The character with what it wears, which its limits count; one read for each homebrew item. */
export async function equippedOf(character: CharacterDocument): Promise<EquippedCharacter> {
  const read = normaliseCharacter(character);
  return applyEquipment(read, read.inventoryItems, await readWornItems(read.equippedItemIds));
}

/** The state of a character that has none, from its stats. */
export async function firstStateOf(character: CharacterDocument, now: number): Promise<PlayStateDocument> {
  const play = playSystemOf(character.system);
  return firstPlayState(play, character.userId, await equippedOf(character), now);
}

/** Stores the first state, unless somebody else did meanwhile: theirs is answered then. */
async function createState(
  { id, data }: Identified<CharacterDocument>,
  now: number,
): Promise<PlayStateDocument | undefined> {
  const state = await firstStateOf(data, now);
  try {
    await new GuardedBatch().create(playStates, [id], state).commit();
    return state;
  } catch (error) {
    if (!alreadyExists(error)) throw error;
    const [snapshot] = await readEach(playStates, [[id]]);
    return snapshot && fromSnapshot(playStates, snapshot)?.data;
  }
}

/**
 * The states of these characters by their ids, one read each; a character that has none yet gets it, so that
 * listeners find a document. Invalid ones are logged and left out.
 */
export async function readPlayStates(
  found: readonly Identified<CharacterDocument>[],
  now: number,
): Promise<ReadonlyMap<string, PlayStateDocument>> {
  const snapshots = await readEach(
    playStates,
    found.map(({ id }): [string] => [id]),
  );
  const states = await Promise.all(
    found.map(async (character, index) => {
      const snapshot = snapshots[index];
      const state = snapshot?.exists
        ? fromSnapshot(playStates, snapshot)?.data
        : await createState(character, now);
      return state && ([character.id, state] as const);
    }),
  );
  return new Map(states.filter((entry) => entry !== undefined));
}

/** The state of one character, to be written. Throws `document-invalid`. */
export async function requirePlayState(
  character: Identified<CharacterDocument>,
  now: number,
): Promise<Stored<PlayStateDocument>> {
  const stored = await readDocument(playStates, character.id);
  if (stored !== undefined) return stored;
  await createState(character, now);
  return requirePlayState(character, now);
}

/** The state of one character, to be shown: see `readPlayStates`. */
export async function readPlayState(
  character: Identified<CharacterDocument>,
  now: number,
): Promise<PlayStateDocument | undefined> {
  return (await readPlayStates([character], now)).get(character.id);
}
