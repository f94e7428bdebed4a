/**
 * The form for a count in French: singular below two, zero included.
 *
 * @example plural(1, "joueur", "joueurs") // "joueur"
 */
export function plural(count: number, one: string, many: string): string {
  return Math.abs(count) < 2 ? one : many;
}

/**
 * The form for a count of a unit that is written for several: its words lose their s, up to a « de ».
 *
 * @example unitOf(1, "points de Chance") // "point de Chance"
 * @example unitOf(1, "sorts mineurs") // "sort mineur"
 * @example unitOf(3, "XP") // "XP"
 */
export function unitOf(count: number, many: string): string {
  const [head = ""] = many.split(/(?= d['e])/);
  return plural(count, head.replace(/(\p{Ll})s(?!\p{L})/gu, "$1") + many.slice(head.length), many);
}
