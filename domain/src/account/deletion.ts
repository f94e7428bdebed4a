import { checkedText } from "../text/checkedText";

/** What somebody types before their account goes, so that no slip of the hand deletes one. */
export const DELETION_WORD = "SUPPRIMER";

/** What is wrong with the confirmation as typed; `undefined` when it is the word, in capitals or not. */
export function checkDeletionConfirmation(typed: string): string | undefined {
  return typed.trim().toUpperCase() === DELETION_WORD
    ? undefined
    : `Tape ${DELETION_WORD} pour confirmer la suppression de ton compte.`;
}

export const deletionConfirmationSchema = checkedText((typed) => typed, checkDeletionConfirmation);
