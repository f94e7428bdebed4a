import { fieldName } from "../../values/reading/fields";

/**
 * What the key of an item's effect names, in the words of `names`, which are folded: `"CA bonus"` and `"bonusDeCA"` are
 * "ca". Undefined for any other key.
 */
export function namedByKey<Named>(names: ReadonlyMap<string, Named>, key: string): Named | undefined {
  const name = fieldName(key);
  const short = name.replace(/^bonus(?:de|d|to|a)?|bonus$/g, "");
  return names.get(short) ?? names.get(name);
}

/** A table of names, folded, from what they name. */
export const namesOf = <Named extends string>(
  named: Readonly<Record<Named, readonly string[]>>,
): ReadonlyMap<string, Named> =>
  new Map(
    (Object.entries(named) as [Named, readonly string[]][]).flatMap(([key, names]) =>
      names.map((name) => [fieldName(name), key] as const),
    ),
  );
