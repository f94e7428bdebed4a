import type { CharacterDocument } from "../../documents/character";
import { withoutOtherPaths } from "../../sheet/character/avatar";
import { AppError } from "../../values/errors";
import { requireStorable } from "../../values/storable";
import type { Table } from "../campaign/authority";
import type { StoredShape } from "./storedShape";
import { mayViewCharacter } from "./viewCharacter";

/** The body of `reforgeCharacter`: the new values, and the version that the Forge opened. */
export interface CharacterReforge extends Pick<StoredShape, "name" | "class" | "stats" | "data"> {
  readonly pronoun?: string | undefined;
  readonly version: number;
}

/**
 * A character after its owner changed it in the Forge: what is sent replaces what is stored, the rest stays.
 * What play took from it stands in its state in play, which the Forge does not change. Throws `character-not-found` for a deleted one and for those who
 * may not see it, `forbidden` for anyone in its campaign but its owner, `stale-version` when it was saved
 * since it was opened, and what `requireStorable` throws.
 */
export function decideReforgeCharacter(
  callerUid: string,
  character: CharacterDocument,
  table: Table | undefined,
  { version, pronoun, ...written }: CharacterReforge,
  now: number,
): Pick<CharacterDocument, "name" | "class" | "pronoun" | "stats" | "data" | "version" | "updatedAt"> {
  if (character.deletedAt !== undefined || !mayViewCharacter(callerUid, character, table)) {
    throw new AppError("character-not-found");
  }
  if (character.userId !== callerUid) throw new AppError("forbidden");
  if (version !== character.version) throw new AppError("stale-version");
  const stats = { ...character.stats, ...withoutOtherPaths(written.stats) };
  const data = { ...character.data, ...withoutOtherPaths(written.data) };
  const before = { stats: character.stats, data: character.data };
  requireStorable({ stats, data }, "Ce personnage", { before });
  return { ...written, pronoun, stats, data, version: version + 1, updatedAt: now };
}
