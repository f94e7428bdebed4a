import type * as z from "zod/mini";
import { checkedText } from "./checkedText";
import { checkName, type NameRules, normaliseName } from "./name";

/** Parses to the name as it is stored; refuses it with the sentence of `checkName`. */
export const nameSchema = (rules: NameRules): z.ZodMiniString<string> =>
  checkedText(normaliseName, (name) => checkName(name, rules));
