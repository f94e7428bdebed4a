import { CHARACTERISTIC_RANGE, QUICK_ARRAY } from "../../systems/cthulhu/creation";
import { CHARACTERISTICS, type CharacteristicKey } from "../../systems/cthulhu/traits";
import type { CthulhuDraft, InvestigatorMethod } from "./draft";

const everyCharacteristic = (value: number): CthulhuDraft["characteristics"] =>
  Object.fromEntries(CHARACTERISTICS.map(({ key }) => [key, value])) as CthulhuDraft["characteristics"];

/** Buying begins at the least there may be; the other methods with nothing given. */
export function chooseMethod(draft: CthulhuDraft, method: InvestigatorMethod): CthulhuDraft {
  if (method === draft.method) return draft;
  const first = method === "bought" ? CHARACTERISTIC_RANGE.min : 0;
  return { ...draft, method, characteristics: everyCharacteristic(first) };
}

/** A ready-made value; where it is handed out already as often as there is, its holder takes what one had. */
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

/** Eight characteristics and Luck, where they fell; `rolledFor` is the campaign whose table rolled them. */
export function takeRolledCharacteristics(
  draft: CthulhuDraft,
  totals: readonly number[],
  rolledFor = "",
): CthulhuDraft {
  const rolled = CHARACTERISTICS.map(({ key }, place) => [key, totals[place] ?? 0] as const);
  return {
    ...takeRolledLuck(draft, totals),
    method: "rolled",
    rolledFor,
    characteristics: Object.fromEntries(rolled) as CthulhuDraft["characteristics"],
  };
}

/** Luck alone, the last of a set. */
export function takeRolledLuck(draft: CthulhuDraft, totals: readonly number[]): CthulhuDraft {
  return { ...draft, luck: totals[CHARACTERISTICS.length] ?? 0 };
}
