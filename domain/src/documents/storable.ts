import { AppError } from "../errors";

/**
 * Firestore stores documents of up to 1 MiB; at 1.5 bytes per character on average, this leaves room for the
 * other fields.
 */
const MAX_CHARACTERS = 256 * 1024;
/** Firestore allows 20 levels. */
const MAX_DEPTH = 18;
const RESERVED_NAME = /^__.*__$/s;

const refused = () =>
  new AppError("invalid-input", { sentence: "Ces données ont une forme qui ne peut pas être enregistrée." });

function requireShape(value: unknown, levels: number, isInList: boolean): void {
  if (value === null || typeof value !== "object") return;
  if (levels === 0) throw refused();
  const isList = Array.isArray(value);
  if (isList && isInList) throw refused();
  for (const [name, inner] of Object.entries(value)) {
    if (name === "" || RESERVED_NAME.test(name)) throw refused();
    requireShape(inner, levels - 1, isList);
  }
}

/**
 * Refuses client-sent JSON that a document cannot store: lists within lists, reserved or blank names, too
 * many levels (`invalid-input`), or more than 256 K characters (`payload-too-large`). `what` is the subject
 * of the sentence.
 */
export function requireStorable(value: unknown, what: string): void {
  requireShape(value, MAX_DEPTH, false);
  if (JSON.stringify(value).length > MAX_CHARACTERS) {
    throw new AppError("payload-too-large", { sentence: `${what} : le contenu est trop volumineux.` });
  }
}
