import { RESTORABLE_MS, restorableUntil } from "domain/character/restoreCharacter";
import type { Handler } from "../http/handler";
import { charactersDeletedSince } from "../store/queries";

/** Reads the deleted characters alone, however many one has. */
export const listDeletedCharacters: Handler<"listDeletedCharacters"> = async ({ caller, now }) => {
  const deleted = await charactersDeletedSince(caller.uid, now - RESTORABLE_MS);
  return deleted.flatMap(({ id, data: { system, name, class: played, deletedAt } }) =>
    deletedAt === undefined
      ? []
      : [{ id, system, name, class: played, restorableUntil: restorableUntil(deletedAt) }],
  );
};
