const FIXED = /^[1-9]\d{0,4}$/;

/** Whether points are written without a die: « 1 », the damage of a blowpipe. */
export const isFixed = (text: string): boolean => FIXED.test(text);

/** Dice notation for points that no die decides: a die of one face, and the rest. Any other text as it is. */
export function fixedDice(text: string): string {
  if (!isFixed(text)) return text;
  return text === "1" ? "1d1" : `1d1+${Number(text) - 1}`;
}
