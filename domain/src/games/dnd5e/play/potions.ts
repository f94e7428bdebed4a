import type { Potion } from "../../../game/play";
import { foldText } from "../../../values/text/foldText";
import type { Dnd5eOperation } from "./operations";

/** The potions of healing: the catalogue's id and name, the SRD's English name, and what they give back. */
const HEALING = [
  ["potion-de-soins", "potion de soins", "potion of healing", "2d4+2"],
  ["potion-de-soins-superieurs", "potion de soins supérieurs", "potion of greater healing", "4d4+4"],
  ["potion-de-soins-majeurs", "potion de soins majeurs", "potion of superior healing", "8d4+8"],
  ["potion-de-soins-supremes", "potion de soins suprêmes", "potion of supreme healing", "10d4+20"],
] as const;

/** Other tools write « Potion of Healing (Greater) ». */
const normalised = (name: string) =>
  foldText(name).replace(/^potion of healing \((\w+)\)$/, "potion of $1 healing");

/** A potion by its id in the catalogue, or by one of the names that it is carried under. */
export function potionOf({ itemId, names }: { readonly itemId: string; readonly names: readonly string[] }) {
  const called = names.map(normalised);
  const found = HEALING.find(
    ([slug, french, english]) =>
      itemId === `dnd5e-${slug}` || called.includes(foldText(french)) || called.includes(english),
  );
  if (found === undefined) return undefined;
  const [, name, , dice] = found;
  const potion: Potion<Dnd5eOperation> = {
    ...{ name: `une ${name}`, dice },
    operationOf: (amount) => ({ kind: "heal", amount }),
  };
  return potion;
}
