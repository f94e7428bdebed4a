import * as z from "zod/mini";
import { TRAIT_KEYS } from "../../sheet/character/traits";
import type { Range } from "../../values/text/readNumber";

/**
 * The fields of a draft. Each falls back to its initial value when it cannot be read, so that a draft stored
 * by an older version, or edited in the device's storage, does not break the Forge.
 */
export const textField = (length: number) => z.catch(z.string().check(z.maxLength(length)), "");

export const wholeField = ({ min, max }: Range, first: number) =>
  z.catch(z.int().check(z.minimum(min), z.maximum(max)), first);

/** An integer for each of these keys; `first` where it says nothing. */
export function scoresField<Key extends string>(
  keys: readonly Key[],
  range: Range,
  first: number | ((key: Key) => number),
) {
  const field = (key: Key) => wholeField(range, typeof first === "number" ? first : first(key));
  const fields = new Map(keys.map((key) => [key, field(key)]));
  return z.pipe(
    z.catch(z.record(z.string(), z.unknown()), {}),
    z.transform(
      (raw): Record<Key, number> =>
        Object.fromEntries(keys.map((key) => [key, fields.get(key)?.parse(raw[key])])) as Record<Key, number>,
    ),
  );
}

const MAX_CHOICES = 60;

/** A subset of these keys. */
export const keysField = <Key extends string>(keys: readonly Key[]) =>
  z.catch(z.array(z.enum(keys as readonly [Key, ...Key[]])).check(z.maxLength(MAX_CHOICES)), []);

export const textsField = (length: number) =>
  z.catch(z.array(z.string().check(z.maxLength(length))).check(z.maxLength(MAX_CHOICES)), []);

/** A text for each of these keys. */
export function linesField<Key extends string>(keys: readonly Key[], length: number) {
  const line = textField(length);
  return z.pipe(
    z.catch(z.record(z.string(), z.unknown()), {}),
    z.transform(
      (raw): Record<Key, string> =>
        Object.fromEntries(keys.map((key) => [key, line.parse(raw[key])])) as Record<Key, string>,
    ),
  );
}

/** Official items with their quantities. */
export const gearField = z.catch(
  z
    .array(
      z.object({
        itemId: z.string().check(z.maxLength(120)),
        quantity: z.int().check(z.minimum(1), z.maximum(99)),
      }),
    )
    .check(z.maxLength(MAX_CHOICES)),
  [],
);
export type GearLine = z.output<typeof gearField>[number];

/** The lengths that the sheet reads without cutting (`reading/values`) and that `createCharacter` accepts. */
export const LENGTHS = { name: 80, pronoun: 40, line: 160, address: 2048, prose: 20_000 } as const;

/** The identity of a character, in any system. */
export const identitySchema = z.object({
  name: textField(LENGTHS.name),
  pronoun: textField(LENGTHS.pronoun),
  avatarUrl: textField(LENGTHS.address),
  description: textField(LENGTHS.prose),
  notes: textField(LENGTHS.prose),
  traits: linesField(TRAIT_KEYS, LENGTHS.prose),
});
export type CharacterIdentity = z.output<typeof identitySchema>;

export const identityField = z.catch(identitySchema, identitySchema.parse({}));
