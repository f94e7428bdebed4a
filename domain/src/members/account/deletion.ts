import { checkedText } from "../../values/text/checkedText";

/** The word to type before an account is deleted, so that none is deleted by mistake. */
export const DELETION_WORD = "SUPPRIMER";

/** What is wrong with the typed confirmation; `undefined` when it is the word, in any case. */
export function checkDeletionConfirmation(typed: string): string | undefined {
  return typed.trim().toUpperCase() === DELETION_WORD
    ? undefined
    : `Tape ${DELETION_WORD} pour confirmer la suppression de ton compte.`;
}

export const deletionConfirmationSchema = checkedText((typed) => typed, checkDeletionConfirmation);
