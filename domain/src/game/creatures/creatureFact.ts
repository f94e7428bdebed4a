/** A line of a creature's block: « CA », « 15 ». */
export interface CreatureFact {
  readonly label: string;
  readonly value: string;
}
