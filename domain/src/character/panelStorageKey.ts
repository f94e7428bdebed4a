import type { SystemId } from "../systems/systemIds";

/**
 * Where a sheet remembers whether a panel is open (spec §2): one key per system, character and panel. Parts are
 * encoded, so that no id can take another's key.
 */
export function panelStorageKey(system: SystemId, characterId: string, panel: string): string {
  const encode = (part: string) => part.replace(/%/g, "%25").replace(/:/g, "%3A");
  return ["sheet", system, characterId, panel].map(encode).join(":");
}
