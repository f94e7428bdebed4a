import type { CharacterDocument } from "domain/documents/character";
import type { FightDocument } from "domain/documents/fight";
import type { RollDocument } from "domain/documents/roll";
import { loadCreatures } from "domain/table/creatures/loadCreatures";
import { creatureDefence, defenceRules } from "domain/table/rolls/strikes";
import type { TableRollRequest } from "domain/table/rolls/tableRoll";
import type { SystemId } from "domain/values/systemIds";
import { equippedOf } from "../play/playStates";

interface AimedAt {
  readonly system: SystemId;
  readonly target: RollDocument["target"];
  /** The character that it is aimed at, where it is one. */
  readonly character: CharacterDocument | undefined;
  readonly fight: FightDocument | undefined;
}

/**
 * The defence that decides a roll: of a character with what it wears (one read for each homebrew item), of a creature by
 * its numbers in the fight. Undefined where nothing decides the roll but itself, or that is not known.
 */
export async function readDefence(
  roll: TableRollRequest["roll"],
  { system, target, character, fight }: AimedAt,
): Promise<number | undefined> {
  const rules = defenceRules(roll);
  if (rules === undefined || target === undefined) return undefined;
  if (character !== undefined) return rules.of((await equippedOf(character)).character);
  return creatureDefence(fight, target, await loadCreatures(system));
}
