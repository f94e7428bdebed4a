import * as z from "zod/mini";
import { systemIdSchema } from "../../documents/fields";
import { type Outgoing, readOutgoing } from "../../operations/outgoing";
import { fightEntrySchema } from "./fightOperation";

/** With the table's game, which stands in the address of the call. */
const outgoingSchema = z.intersection(fightEntrySchema, z.object({ system: systemIdSchema }));

/** An operation on a fight, or one to take back, that may not have been sent. */
export type OutgoingFightEntry = Outgoing<z.output<typeof outgoingSchema>>;

/** The readable entries that a device stored. */
export const readFightEntries = (stored: string | null): OutgoingFightEntry[] =>
  readOutgoing(outgoingSchema, stored);
