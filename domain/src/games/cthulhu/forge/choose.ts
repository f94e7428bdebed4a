import { CHARACTERISTIC_RANGE, QUICK_ARRAY } from "../creation";
import { CHARACTERISTICS, type CharacteristicKey } from "../traits";
import type { CthulhuDraft, InvestigatorMethod } from "./draft";

const everyCharacteristic = (value: number): CthulhuDraft["characteristics"] =>
  Object.fromEntries(CHARACTERISTICS.map(({ key }) => [key, value])) as CthulhuDraft["characteristics"];

/** Buying starts with the minimum everywhere; the other methods start with no value assigned. */
export function chooseMethod(draft: CthulhuDraft, method: InvestigatorMethod): CthulhuDraft {
  if (method === draft.method) return draft;
  const first = method === "bought" ? CHARACTERISTIC_RANGE.min : 0;
  return { ...draft, method, characteristics: everyCharacteristic(first) };
}

/**
 * Assigns a value of the array; when all its copies are assigned, swaps with a characteristic that has it.
 */
export function giveCharacteristic(draft: CthulhuDraft, key: CharacteristicKey, value: number): CthulhuDraft {
  const { characteristics } = draft;
  const given = { ...characteristics, [key]: value };
  const copies = QUICK_ARRAY.filter((one) => one === value).length;
  const holders = CHARACTERISTICS.map((one) => one.key).filter(
    (other) => other !== key && characteristics[other] === value,
  );
  const [holder] = holders;
  const isTaken = value > 0 && holder !== undefined && holders.length >= copies;
  return { ...draft, characteristics: isTaken ? { ...given, [holder]: characteristics[key] } : given };
}

/**
 * Assigns eight rolled characteristics, in order, and what is thrown with them; `rolledFor` is the id of the campaign that rolled
 * them.
 */
export function takeRolledCharacteristics(
  draft: CthulhuDraft,
  totals: readonly number[],
  rolledFor = "",
): CthulhuDraft {
  const rolled = CHARACTERISTICS.map(({ key }, index) => [key, totals[index] ?? 0] as const);
  return {
    ...takeRolledLuck(draft, totals),
    method: "rolled",
    rolledFor,
    characteristics: Object.fromEntries(rolled) as CthulhuDraft["characteristics"],
  };
}

/** Assigns what follows the characteristics in a set of rolls: Luck, and the dice of age. Luck that was rolled stays. */
export function takeRolledLuck(draft: CthulhuDraft, totals: readonly number[]): CthulhuDraft {
  if (draft.luck > 0) return draft;
  const [luck = 0, ...ageDice] = totals.slice(CHARACTERISTICS.length);
  return { ...draft, luck, ageDice };
}
