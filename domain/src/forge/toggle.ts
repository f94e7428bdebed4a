/**
 * A choice of at most `most` things: takes out what is in, puts in what is not while there is room.
 *
 * @example toggled(["str"], "dex", 2) // ["str", "dex"]
 */
export function toggled<Thing>(chosen: readonly Thing[], thing: Thing, limit: number): Thing[] {
  if (chosen.includes(thing)) return chosen.filter((one) => one !== thing);
  return chosen.length < limit ? [...chosen, thing] : [...chosen];
}
