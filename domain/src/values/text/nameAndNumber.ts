/**
 * A name before its number, and the number with what parts it from the name; nothing without one.
 *
 * @example nameAndNumber("Gobelin 5") // ["Gobelin", " 5"]
 */
export function nameAndNumber(name: string): readonly [name: string, number: string] {
  const number = /(?<=\S) \d{1,4}$/.exec(name)?.[0] ?? "";
  return [name.slice(0, name.length - number.length), number];
}
