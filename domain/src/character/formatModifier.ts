/**
 * A modifier as a sheet prints it, with its sign (spec §5): `"+3"`, `"+0"`, `"-1"`. Cut to a whole number, as a roll
 * does; undefined where there is none, which disables the roll.
 */
export function formatModifier(modifier: number | undefined): string | undefined {
  if (modifier === undefined || !Number.isFinite(modifier)) return undefined;
  const whole = Math.trunc(modifier);
  return whole < 0 ? String(whole) : `+${whole}`;
}
