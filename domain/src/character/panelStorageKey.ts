import type { SystemId } from "../systems/systemIds";
import { storageKey } from "../text/storageKey";

/** Where a sheet remembers whether a panel is open (spec §2): one key per system, character and panel. */
export function panelStorageKey(system: SystemId, characterId: string, panel: string): string {
  return storageKey("sheet", system, characterId, panel);
}
