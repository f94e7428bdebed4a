import { MAX_CREATURE_NAME } from "../../../game/creatures/parts";
import { fieldsOf, pick } from "../../../values/reading/fields";
import { readList, readText } from "../../../values/reading/values";
import { plainText } from "../plainText";
import { cutLine } from "./lines";

/** A trait or an action. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

const MAX_TEXT = 4000;

/** Those of a list that have a name, with how often they may be used after it: « Souffle (Recharge 5-6) ». */
export const namedTexts = (raw: unknown): NamedText[] =>
  readList(raw).flatMap((entry) => {
    const fields = fieldsOf(entry);
    const name = readText(pick(fields, ["name"]));
    if (name === undefined) return [];
    const usage = readText(pick(fields, ["usage"]))?.replace(/^\((.*)\)$/, "$1");
    const whole = usage === undefined || name.includes(usage) ? name : `${name} (${usage})`;
    const text = plainText(pick(fields, ["content"])) ?? "";
    return [{ name: cutLine(whole, MAX_CREATURE_NAME), text: text.slice(0, MAX_TEXT) }];
  });
