const WHOLE = String.raw`(?:\d{1,3}(?:\s\d{3})+|\d+)`;
const LIFE = new RegExp(String.raw`^(?:=?\s*(${WHOLE})(?:\s*/\s*${WHOLE})?)?((?:\s*[+-]\s*${WHOLE})*)$`);
const MAX_LENGTH = 32;

const wholeOf = (text: string): number => Number(text.replace(/\s/g, ""));

/**
 * What is left of somebody's life as people write it (product §5.20): `"12"`, `"=4"` and `"4/7"` say it, `"-5"` and
 * `"+3"` change what is left, `"7-3"` and `"7/7-3"` count. Undefined for what is none, below zero for more than there
 * is.
 */
export function readLife(raw: string, current: number): number | undefined {
  const text = raw.trim().replace(/−/g, "-");
  const [, left, changes = ""] = (raw.length <= MAX_LENGTH && LIFE.exec(text)) || [];
  if (left === undefined && changes === "") return undefined;
  const start = left === undefined ? current : wholeOf(left);
  return (changes.match(/[+-][\s\d]+/g) ?? []).reduce((sum, change) => sum + wholeOf(change), start);
}
