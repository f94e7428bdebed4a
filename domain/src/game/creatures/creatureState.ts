/** What a fight has done to a creature that changes what damage does to it, and what it rolls. */
export interface CreatureNow {
  /** Points of life that are gone, of so many. */
  readonly lost?: number;
  readonly max?: number;
  /** Vampire: how many of them are aggravated. */
  readonly aggravated?: number | undefined;
  /** Cyberpunk: the points of stopping power that are gone. */
  readonly ablation?: Readonly<Partial<Record<"head" | "body", number>>> | undefined;
  /** In French, as they are shown. */
  readonly conditions?: readonly string[];
}

/** What damage takes from a creature. */
export interface CreatureDamage {
  /** Points of life, or boxes of Health; at least 0, and not bound by those that are left. */
  readonly lost: number;
  /** How it is counted, in its order: « Résistance (feu) : 12 → 6 ». */
  readonly parts: readonly string[];
  /** Cyberpunk: where its armour has lost a point. */
  readonly ablated?: "head" | "body";
  /** Vampire: how many more of its marks are aggravated; 0 where none is. */
  readonly aggravated?: number;
  /** The conditions that begin with it: « Blessure grave », « Bras cassé ». */
  readonly begins?: readonly string[];
}
