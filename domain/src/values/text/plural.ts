/**
 * The form for a count in French: singular below two, zero included.
 *
 * @example plural(1, "joueur", "joueurs") // "joueur"
 */
export function plural(count: number, one: string, many: string): string {
  return Math.abs(count) < 2 ? one : many;
}
