/** What a fight has done to a creature that changes what damage does to it. */
export interface CreatureNow {
  /** Cyberpunk: the points of stopping power that are gone. */
  readonly ablation?: Readonly<Partial<Record<"head" | "body", number>>>;
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
}
