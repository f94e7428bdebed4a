import type { RollRequest } from "./rollRequest";

/** The name of a sheet's initiative roll, by which it is known among a table's rolls. */
export const INITIATIVE_LABEL = "Initiative";

/** An initiative of a d10 and what the sheet adds to it, by the trait that leads it where one does. */
export const initiativeRequest = (
  bonus: number,
  trait?: string,
): RollRequest & { readonly kind: "dice" } => ({
  kind: "dice",
  label: INITIATIVE_LABEL,
  dice: bonus === 0 ? "1d10" : `1d10+${bonus}`,
  ...(trait !== undefined && { subject: { kind: "initiative", trait } }),
});
