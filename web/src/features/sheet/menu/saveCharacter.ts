import type { TextFile } from "domain/import/fileName";
import type { Character } from "domain/sheet/character/character";
import type { Item } from "domain/sheet/equipment/item";
import { saveFile } from "../../../browser/saveFile";
import { toast } from "../../../ui/toast";

type Files = typeof import("domain/import/characterFile");

/** What writes files reads them, too, from every tool that we know: it is loaded with the first one. */
async function save(write: (files: Files) => TextFile): Promise<void> {
  try {
    saveFile(write(await import("domain/import/characterFile")), "application/json");
  } catch (cause) {
    console.error("a character's file", cause);
    toast("error", "Le fichier n'a pas pu être préparé. Réessaie.");
  }
}

export const saveCharacter = (character: Character): Promise<void> =>
  save(({ characterFile }) => characterFile(character));

/** For Foundry VTT, with the items of the inventory that could be loaded. */
export const saveForFoundry = (character: Character, items: readonly Item[]): Promise<void> =>
  save(({ foundryFile }) => foundryFile(character, items));
