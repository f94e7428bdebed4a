import { plural } from "../../values/text/plural";
import { numberText } from "../../values/text/typedNumber";

const INVITE_NOTE_MAX_LENGTH = 1000;

/** The message of a first request; the one of a repeated request is in product §8. */
const RECEIVED = "Votre demande d'invitation a bien été enregistrée. Nous vous répondrons par email.";
const RECEIVED_AGAIN =
  "Votre demande est déjà en cours de traitement. Nous avons mis à jour vos informations de contact.";

/** Product §4: how often a visitor repeated the request. */
export function reminderCount(requestCount: number): number {
  return Math.max(0, requestCount - 1);
}

/** "2 relances"; undefined for a request made once. */
export function reminderLabel(requestCount: number): string | undefined {
  const reminders = reminderCount(requestCount);
  return reminders === 0 ? undefined : `${reminders} ${plural(reminders, "relance", "relances")}`;
}

/** The message to the visitor once the request is stored (product §4, §8). */
export function requestReceivedMessage(requestCount: number): string {
  return reminderCount(requestCount) > 0 ? RECEIVED_AGAIN : RECEIVED;
}

/** Product §5: a note is sent only if something is left after trimming. */
export function normaliseNote(raw: string | null | undefined): string | undefined {
  return raw?.trim() || undefined;
}

/** What is wrong with a typed note; `undefined` when it is valid. */
export function checkNote(raw: string): string | undefined {
  return raw.trim().length > INVITE_NOTE_MAX_LENGTH
    ? `La note ne doit pas dépasser ${numberText(INVITE_NOTE_MAX_LENGTH)} caractères.`
    : undefined;
}
