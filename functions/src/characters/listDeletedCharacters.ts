import { RESTORABLE_MS, restorableUntil } from "domain/table/characters/restoreCharacter";
import type { Handler } from "../http/handler";
import { charactersDeletedSince } from "../store/queries";

/** Reads only the deleted characters, however many others the caller has. */
export const listDeletedCharacters: Handler<"listDeletedCharacters"> = async ({ caller, now }) => {
  const deleted = await charactersDeletedSince(caller.uid, now - RESTORABLE_MS);
  return deleted.map(({ id, data: { system, name, class: played, deletedAt } }) => ({
    id,
    system,
    name,
    class: played,
    restorableUntil: restorableUntil(deletedAt),
  }));
};
