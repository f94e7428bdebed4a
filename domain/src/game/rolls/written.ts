/** The number in a part of a written roll, with either sign for minus; 0 where there is none. */
export const numberOf = (text: string | undefined): number =>
  Number((text ?? "0").replace("−", "-").replace(/\s/g, ""));

/** `+5 Perception`: a modifier, and the words behind it. */
export const WRITTEN_BONUS = /^([+\-−]\s*\d{1,2})(?:\s+(\p{L}.*))?$/u;
