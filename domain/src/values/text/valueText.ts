import { numberText } from "./typedNumber";

/** As a line shows it: a number in French, « oui » or « non », a text as it is. */
export function valueText(value: string | number | boolean): string {
  if (typeof value === "number") return numberText(value);
  return typeof value === "string" ? value : value ? "oui" : "non";
}
