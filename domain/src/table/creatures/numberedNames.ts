import { MAX_CREATURE_NAME } from "../../game/creatures/parts";
import { countCharacters } from "../../values/text/characters";

/** The name with its number, or its letter; a long one is cut so that this stays. */
export function numbered(name: string, number: number | string): string {
  const suffix = ` ${number}`;
  const kept = [...name].slice(0, MAX_CREATURE_NAME - countCharacters(suffix)).join("");
  return `${kept.trimEnd()}${suffix}`;
}

/** The number that a name has among those of its kind: 1 without one; undefined for another name. */
export function numberOf(name: string, other: string): number | undefined {
  if (other === name) return 1;
  const number = Number(/ (\d{1,4})$/.exec(other)?.[1]);
  return Number.isNaN(number) || numbered(name, number) !== other ? undefined : number;
}

/**
 * The names of so many creatures of one name, after those that are there already; one alone keeps its name.
 *
 * @example numberedNames("Gobelin", ["Gobelin 1", "Gobelin 4"], 2) // ["Gobelin 5", "Gobelin 6"]
 */
export function numberedNames(name: string, existing: readonly string[], count: number): string[] {
  const taken = existing.flatMap((other) => numberOf(name, other) ?? []);
  if (count === 1 && taken.length === 0) return [name];
  const last = Math.max(0, ...taken);
  return Array.from({ length: count }, (_, index) => numbered(name, last + index + 1));
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** A, B, … Z, AA, AB, … */
function letterOf(index: number): string {
  const before = Math.floor(index / LETTERS.length) - 1;
  return `${before < 0 ? "" : letterOf(before)}${LETTERS[index % LETTERS.length] ?? ""}`;
}

/**
 * The names by which the MJ tells apart so many creatures that members have not seen: one alone keeps its name.
 *
 * @example letteredNames("Gobelin", ["Gobelin 1", "Gobelin A"], 2) // ["Gobelin B", "Gobelin C"]
 */
export function letteredNames(name: string, existing: readonly string[], count: number): string[] {
  const taken = new Set(existing);
  const free: string[] = [];
  for (let index = 0; free.length < count; index += 1) {
    const lettered = numbered(name, letterOf(index));
    if (!taken.has(lettered)) free.push(lettered);
  }
  const isAlone = count === 1 && free[0] === numbered(name, "A");
  return isAlone && existing.every((other) => numberOf(name, other) === undefined) ? [name] : free;
}
