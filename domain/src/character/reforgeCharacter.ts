import type { Table } from "../campaign/authority";
import type { CharacterDocument } from "../documents/character";
import { requireStorable } from "../documents/storable";
import { AppError } from "../errors";
import { isRecord } from "../reading/fields";
import { readWhole } from "../text/readNumber";
import type { RawFields } from "./character";
import type { StoredShape } from "./storedShape";
import { mayViewCharacter } from "./viewCharacter";

/** The body of `reforgeCharacter`: the new values, and the version that the Forge opened. */
export interface CharacterReforge extends Pick<StoredShape, "name" | "class" | "stats" | "data"> {
  readonly pronoun?: string | undefined;
  readonly version: number;
}

/**
 * The Forge sends hit points at full health: the damage taken is subtracted, and a new level heals what it
 * adds.
 */
function withDamageTaken(stored: unknown, written: unknown): unknown {
  if (!isRecord(stored) || !isRecord(written)) return written;
  const [before, after] = [readWhole(stored.max), readWhole(written.max)];
  const current = readWhole(stored.current);
  if (before === undefined || after === undefined || current === undefined) return written;
  const left = current + Math.max(0, after - before);
  return { ...stored, ...written, current: Math.min(after, left) };
}

/**
 * A character after its owner changed it in the Forge: what is sent replaces what is stored, the rest stays,
 * and damage taken in between is not healed. Throws `character-not-found` for a deleted one and for those who
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
  const merged: RawFields = { ...character.stats, ...written.stats };
  const stats = "hp" in merged ? { ...merged, hp: withDamageTaken(character.stats.hp, merged.hp) } : merged;
  const data = { ...character.data, ...written.data };
  requireStorable({ stats, data }, "Ce personnage");
  return { ...written, pronoun, stats, data, version: version + 1, updatedAt: now };
}
