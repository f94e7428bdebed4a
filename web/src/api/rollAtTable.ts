import type { CallBody, CallResult } from "domain/api/call";
import { MAX_LABEL, MAX_NOTE, MAX_NOTES, rollForTable } from "domain/api/rolls";
import type { SystemId } from "domain/values/systemIds";
import { cutText } from "domain/values/text/characters";
import { randomId } from "../browser/randomId";
import { call } from "../http/call";

/** What is rolled; its label and its notes are cut to what the log holds. */
export type RollAtTable = Omit<CallBody<typeof rollForTable>, "requestId"> & {
  /** Of what may be sent again, later; anything else has one of its own. */
  readonly requestId?: string;
};

/**
 * Rolls before a table, or for its MJ alone: the server throws, once. Throws what `call` throws.
 */
export async function rollAtTable(
  params: { readonly system: SystemId; readonly id: string },
  roll: RollAtTable,
): Promise<CallResult<typeof rollForTable>> {
  const body = {
    ...roll,
    label: cutText(roll.label, MAX_LABEL),
    ...(roll.notes && { notes: roll.notes.slice(0, MAX_NOTES).map((note) => cutText(note, MAX_NOTE)) }),
    requestId: roll.requestId ?? randomId(),
  };
  return call(rollForTable, { params, body });
}
