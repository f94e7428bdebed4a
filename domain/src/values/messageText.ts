import { countCharacters } from "./text/characters";
import { checkedText } from "./text/checkedText";
import { numberText } from "./text/typedNumber";

export const MESSAGE_MAX_LENGTH = 2000;

/** Control characters except line breaks, and characters that change the direction of the following text. */
const FORBIDDEN_CHARACTERS = /[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]/gu;

/** A message as it is stored: accents composed (NFC), at most one empty line in a row. */
export function normaliseMessage(raw: string): string {
  return raw
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(/\t/g, " ")
    .replace(FORBIDDEN_CHARACTERS, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** What is wrong with a typed message; undefined when it can be sent. */
export function checkMessage(raw: string): string | undefined {
  const length = countCharacters(normaliseMessage(raw));
  if (length === 0) return "Le message est vide.";
  return length > MESSAGE_MAX_LENGTH
    ? `Le message ne doit pas dépasser ${numberText(MESSAGE_MAX_LENGTH)} caractères.`
    : undefined;
}

export const messageTextSchema = checkedText(normaliseMessage, checkMessage);
