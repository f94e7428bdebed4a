/**
 * A choice of at most `limit` things: removes `thing` if chosen, else adds it while there is room.
 *
 * @example toggled(["str"], "dex", 2) // ["str", "dex"]
 */
export function toggled<Thing>(chosen: readonly Thing[], thing: Thing, limit: number): Thing[] {
  if (chosen.includes(thing)) return chosen.filter((one) => one !== thing);
  return chosen.length < limit ? [...chosen, thing] : [...chosen];
}
