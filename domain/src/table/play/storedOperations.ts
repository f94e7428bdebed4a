import { type Outgoing, readOutgoing } from "../../operations/outgoing";
import { type PlayEntry, playEntrySchema } from "./playEntry";

/** A press on a character, or one to take back, that may not have been sent. */
export type OutgoingPlayEntry = Outgoing<PlayEntry>;

/** The readable presses that a device stored. */
export const readPlayEntries = (stored: string | null): OutgoingPlayEntry[] =>
  readOutgoing(playEntrySchema, stored);
