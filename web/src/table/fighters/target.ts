/** Somebody on the panel whom the MJ may choose to act on. */
export interface Target {
  readonly id: string;
  readonly name: string;
  /** A character's state in play, or a creature of the fight. */
  readonly kind: "character" | "creature";
}
