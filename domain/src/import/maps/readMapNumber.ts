import { readNumber } from "../../values/text/readNumber";

const EXPONENT = /^\s*[+-]?(?:\d{1,30}(?:\.\d{0,30})?|\.\d{1,30})e[+-]?\d{1,3}\s*$/i;

/** A number of a map maker's file, which may be a text: as people write it, or as programs do (`"1.5E-05"`). */
export function readMapNumber(raw: unknown): number | undefined {
  return typeof raw === "string" && EXPONENT.test(raw) ? finite(Number(raw)) : readNumber(raw);
}

const finite = (value: number) => (Number.isFinite(value) ? value : undefined);
