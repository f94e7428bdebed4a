import { AppError } from "../errors";

/** Firestore keeps a document of 1 MiB; characters of 1.5 bytes on average leave it room for the rest. */
const MAX_CHARACTERS = 256 * 1024;
/** Firestore goes 20 levels deep. */
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
 * Refuses JSON that came from a client and that a document cannot hold: lists within lists, reserved or blank names,
 * too many levels (`invalid-input`), or more than 256 K characters (`payload-too-large`). `what` begins the sentence.
 */
export function requireStorable(value: unknown, what: string): void {
  requireShape(value, MAX_DEPTH, false);
  if (JSON.stringify(value).length > MAX_CHARACTERS) {
    throw new AppError("payload-too-large", { sentence: `${what} : le contenu est trop volumineux.` });
  }
}
