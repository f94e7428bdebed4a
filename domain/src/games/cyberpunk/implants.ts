import { type Power, readPowers } from "../../game/powers/power";
import { type Fields, fieldsOf, pick, pickFrom } from "../../values/reading/fields";
import { readList, readName } from "../../values/reading/values";
import { foldText } from "../../values/text/foldText";
import { readWhole } from "../../values/text/readNumber";
import { cyberpunkPowers } from "./powers/list";

/** An implant that is in place, with the stopping power that it gives head and body. */
export interface Implant {
  readonly name: string;
  /** 0 where it is no armour. */
  readonly sp: number;
}

/** One that was put in when the character was made, with the Humanity that it took. */
export interface PaidImplant extends Implant {
  readonly humanity: number;
}

export const MAX_IMPLANTS = 40;
/** What each takes from the maximum of Humanity for as long as it is in place; of a body that is replaced as a whole, more. */
export const HUMANITY_OF_EACH = 2;
export const HUMANITY_OF_BORGWARE = 4;
export const SP_RANGE = { min: 0, max: 30 };
const HUMANITY_RANGE = { min: 0, max: 200 };
const MAX_NAME = 60;

/** Under which a state keeps an implant: its name without case, accents and punctuation. */
export const implantKey = (name: string): string =>
  foldText(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, MAX_NAME) || "implant";

/** `stats.installedImplants`: what the Forge has put in. Never throws. */
export function readPaidImplants(layers: readonly Fields[]): readonly PaidImplant[] {
  return readList(pickFrom(layers, ["installedImplants"]))
    .flatMap((raw) => {
      const fields = fieldsOf(raw);
      const name = readName(pick(fields, ["name"]), MAX_NAME);
      if (name === undefined) return [];
      const humanity = readWhole(pick(fields, ["humanity"]), HUMANITY_RANGE) ?? 0;
      return [{ name, humanity, sp: readWhole(pick(fields, ["sp"]), SP_RANGE) ?? 0 }];
    })
    .slice(0, MAX_IMPLANTS);
}

/** The best armour under the skin. */
export const implantArmour = (implants: readonly Pick<Implant, "sp">[]): number =>
  Math.max(0, ...implants.map(({ sp }) => sp));

const SP = /\bSP (\d{1,2})\b/;

/** The stopping power that a power says of itself: « … : SP 11. » */
export const spOf = ({ note = "" }: Pick<Power, "note">): number =>
  Math.min(SP_RANGE.max, Number(SP.exec(note)?.[1] ?? 0));

/** Whether a power is the cyberware that replaces a body: its player says so by its category. */
export const isBorgware = ({ kind }: Pick<Power, "kind">): boolean => foldText(kind).includes("borg");

/** The implants among the powers of a character, with the most Humanity that each can take. */
export function implantPowers(raw: { readonly stats?: unknown; readonly data?: unknown }) {
  return readPowers(raw, cyberpunkPowers).flatMap((power) => {
    const humanity = power.costs?.humanity;
    return humanity === undefined
      ? []
      : [
          {
            ...{ name: power.name, sp: spOf(power), most: mostOf(humanity) },
            ...(isBorgware(power) && { borgware: true as const }),
          },
        ];
  });
}

const DICE = /^(\d*)d(\d+)(?:\s*\+\s*(\d+))?$/i;

/** The most that « 2d6 », « 2d6+1 » or a number come to. */
function mostOf(text: string): number {
  const [, count, sides, more = 0] = DICE.exec(text.trim()) ?? [];
  return sides === undefined ? Number(text) || 0 : Number(count || 1) * Number(sides) + Number(more);
}
