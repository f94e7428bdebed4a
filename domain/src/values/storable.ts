import { AppError } from "./errors";
import { isStorableName } from "./fieldName";
import { countBytes } from "./text/characters";

/** How much of client-sent JSON a document may hold. */
export interface Bounds {
  /** In UTF-8. */
  readonly bytes: number;
  /** Numbers, texts, lists… at any depth: a list of empty texts takes fifty times its bytes of memory where it is read. */
  readonly values: number;
}

/** A body has no more bytes than that either, so that saves make nothing larger than what can be sent at once. */
const BOUNDS: Bounds = { bytes: 256 * 1024, values: 20_000 };
/** Firestore allows 20 levels. */
const MAX_DEPTH = 18;

const refused = () =>
  new AppError("invalid-input", { sentence: "Ces données ont une forme qui ne peut pas être enregistrée." });

/** Answers how many values there are. */
function requireShape(value: unknown, levels: number, isInList: boolean): number {
  if (value === null || typeof value !== "object") return 1;
  if (levels === 0) throw refused();
  const isList = Array.isArray(value);
  if (isList && isInList) throw refused();
  let values = 1;
  for (const [name, inner] of Object.entries(value)) {
    if (!isStorableName(name)) throw refused();
    values += requireShape(inner, levels - 1, isList);
  }
  return values;
}

const bytesOf = (value: unknown): number => countBytes(JSON.stringify(value));

/**
 * Refuses client-sent JSON that a document cannot store: lists within lists, reserved or blank names, too
 * many levels (`invalid-input`), or more than its bounds allow (`payload-too-large`). What is stored there already,
 * `before`, may be larger, from when its characters were counted: then it may stay as large. `what` is the subject of
 * the sentence.
 */
export function requireStorable(
  value: unknown,
  what: string,
  { bounds = BOUNDS, before }: { bounds?: Bounds; before?: unknown } = {},
): void {
  const values = requireShape(value, MAX_DEPTH, false);
  const isWithin =
    (values <= bounds.values || values <= countValues(before)) &&
    (bytesOf(value) <= bounds.bytes || (before !== undefined && bytesOf(value) <= bytesOf(before)));
  if (!isWithin) {
    throw new AppError("payload-too-large", { sentence: `${what} : le contenu est trop volumineux.` });
  }
}

function countValues(value: unknown): number {
  if (value === null || typeof value !== "object") return 1;
  return Object.values(value).reduce<number>((values, inner) => values + countValues(inner), 1);
}
