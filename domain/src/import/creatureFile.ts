import type { CreatureDraft } from "../games/creature";
import { readText } from "../values/reading/values";
import { creatureOf } from "./foreign/improvedInitiative/creature";
import { statBlocksIn } from "./foreign/improvedInitiative/statBlocks";
import { unreadTool } from "./foreign/refusal";
import { parseJson, refused } from "./jsonText";

/** What a file has of creatures. */
export interface CreatureFile {
  readonly creatures: readonly CreatureDraft[];
  /** The names of those that could not be read. */
  readonly unread: readonly string[];
}

/**
 * The creatures of a file of Improved Initiative (D&D), as `createCreature` takes them. Throws
 * `invalid-input` with a sentence for any other file, and for one without a readable creature.
 */
export function readCreatureFile(text: string): CreatureFile {
  const content = parseJson(text);
  const blocks = statBlocksIn(content);
  if (blocks === undefined) {
    const tool = unreadTool(content);
    const whose = tool === undefined ? "Ce fichier n'a pas de créatures" : `Ce fichier vient ${tool}`;
    throw refused(`${whose}. Sont lues : les créatures exportées d'Improved Initiative.`);
  }
  const creatures: CreatureDraft[] = [];
  const unread: string[] = [];
  for (const block of blocks) {
    const creature = creatureOf(block);
    if (creature === undefined) unread.push(readText(block.Name) ?? "sans nom");
    else creatures.push(creature);
  }
  if (creatures.length === 0) throw refused("Ce fichier d'Improved Initiative n'a pas de créature lisible.");
  return { creatures, unread };
}
