import { MAX_CREATURE_NAME } from "../../game/creatures/parts";
import { countCharacters } from "../../values/text/characters";

/** The name with its number; a long one is cut so that the number stays. */
function numbered(name: string, number: number): string {
  const suffix = ` ${number}`;
  const kept = [...name].slice(0, MAX_CREATURE_NAME - countCharacters(suffix)).join("");
  return `${kept.trimEnd()}${suffix}`;
}

/** The number that a name has among those of its kind: 1 without one; undefined for another name. */
function numberOf(name: string, other: string): number | undefined {
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
