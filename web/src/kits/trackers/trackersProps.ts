/** Throws so many dice of so many sides and answers their faces; rejects where they could not be thrown. */
export type Roll = (sides: number, count: number) => readonly number[] | Promise<readonly number[]>;

/** What the trackers of a game show, and what they may do about it: they read and write nothing by themselves. */
export interface TrackersProps<State, Operation, Limits> {
  readonly state: State;
  readonly limits: Limits;
  /** Applies an operation; whoever mounts the trackers says what came of it, refusals too. */
  readonly press: (operation: Operation) => void;
  readonly roll: Roll;
  /** For who may look and not touch. */
  readonly disabled?: boolean;
  /** Levels come by the MJ's word at this table: D&D shows no experience. */
  readonly milestones?: boolean;
  /** The fight that the table sees counts this character's turns. */
  readonly inFight?: boolean;
}
