import type { CharacterDocument } from "../documents/character";
import { AppError } from "../errors";
import { may, standingOf, type Table } from "./authority";
import { mayViewCharacter } from "./viewCharacter";

/** `settled`: it was deleted before. */
export type CharacterDeletion = "deleted" | "settled";

/**
 * A character is deleted by its owner, or by the MJ of the table it is at (spec §6). Repeating it changes nothing.
 * `table` is that of the character's campaign, where it has one. Throws `character-not-found` for none and for those
 * who may not see it, `forbidden` for the other players at its table.
 */
export function decideDeleteCharacter(
  callerUid: string,
  character: Pick<CharacterDocument, "userId" | "deletedAt"> | undefined,
  table: Table | undefined,
): CharacterDeletion {
  if (character === undefined || !mayViewCharacter(callerUid, character, table)) {
    throw new AppError("character-not-found");
  }
  const isOwner = character.userId === callerUid;
  const isAllowed =
    isOwner ||
    (table !== undefined && may("deleteCharacter", standingOf(callerUid, table, character.userId)));
  if (!isAllowed) throw new AppError("forbidden");
  return character.deletedAt === undefined ? "deleted" : "settled";
}
