/** What one item adds to a value, so that a sheet can show "+2 Bottes de vitesse". */
export interface Contribution {
  /** The value, by the game's own name. */
  readonly target: string;
  readonly itemId: string;
  readonly itemName: string;
  /** In the unit of the target: points, or for speed the unit of the character's walking speed. */
  readonly amount: number;
}

const amountFormat = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 2, signDisplay: "always" });

/** `"+2 Anneau de protection"`; with a unit, for speeds: `"+1,5 m Bottes ailées"`. */
export function formatContribution({ itemName, amount }: Contribution, unit?: string): string {
  return [amountFormat.format(amount), unit, itemName].filter((part) => part !== undefined).join(" ");
}
