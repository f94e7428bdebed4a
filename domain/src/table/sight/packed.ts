import * as z from "zod/mini";
import { WALL_KINDS, type Wall, wallSchema } from "../../documents/wallSchema";

/*
 * Texts for what Firestore would hold as thousands of values: a document with them is read several times slower, and
 * is nothing that a query asks for.
 */

/** All walls: `[[id, kind, x, y, …], …]`. */
export const packedWalls = (walls: readonly Wall[]): string =>
  JSON.stringify(walls.map(({ id, kind, points }) => [id, WALL_KINDS.indexOf(kind), ...points]));

const rowsSchema = z.array(z.array(z.union([z.string(), z.number()])));

const readRows = (text: string): (string | number)[][] => {
  if (text === "") return [];
  try {
    return z.parse(rowsSchema, JSON.parse(text));
  } catch {
    return [];
  }
};

/** Without those that no longer are what the schema allows. */
export const unpackedWalls = (text: string): Wall[] =>
  readRows(text).flatMap(([id, kind, ...points]) => {
    const read = z.safeParse(wallSchema, { id, kind: WALL_KINDS[Number(kind)], points });
    return read.success ? [read.data] : [];
  });

/** A token as the group's sight asks for it: where it stands, what it sees and lights. Lengths in pixels. */
export interface SightToken {
  readonly id: string;
  readonly kind: "character" | "creature" | "object";
  readonly x: number;
  readonly y: number;
  /** In cells. */
  readonly size: number;
  readonly hidden: boolean;
  /** The group sees what it sees. */
  readonly isEye: boolean;
  /** How far it sees without light. */
  readonly darkvision: number;
  /** How far it lights. */
  readonly light: number;
  /** Whether the members have its document. */
  readonly isPublic: boolean;
}

const KINDS = ["character", "creature", "object"] as const;

export const packedTokens = (tokens: readonly SightToken[]): string =>
  JSON.stringify(
    tokens.map(({ id, kind, x, y, size, hidden, isEye, darkvision, light, isPublic }) => [
      ...[id, KINDS.indexOf(kind), x, y, size],
      (hidden ? 1 : 0) + (isEye ? 2 : 0) + (isPublic ? 4 : 0),
      ...[darkvision, light],
    ]),
  );

const some = z.number();
const tokenRowSchema = z.tuple([z.string(), some, some, some, some, some, some, some]);

/** Without rows that are no token's. */
export const unpackedTokens = (text: string): SightToken[] =>
  readRows(text).flatMap((row) => {
    const read = z.safeParse(tokenRowSchema, row);
    if (!read.success) return [];
    const [id, kind, x, y, size, flags, darkvision, light] = read.data;
    return [
      {
        ...{ id, kind: KINDS[kind] ?? "object", x, y, size, darkvision, light },
        ...{ hidden: (flags & 1) > 0, isEye: (flags & 2) > 0, isPublic: (flags & 4) > 0 },
      },
    ];
  });
