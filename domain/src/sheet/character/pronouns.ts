import { type Fields, readFirst } from "../../values/reading/fields";
import { readNameList, readText } from "../../values/reading/values";

const NAMES = ["pronouns", "pronoun", "pronoms", "pronom"];

/** `"elle"`, `"il/lui"`, or a list of pronouns, as one text. */
export function readPronouns(layers: readonly Fields[]): string | undefined {
  return readFirst(layers, NAMES, (raw) => readText(raw) ?? readText(readNameList(raw).join("/")));
}
