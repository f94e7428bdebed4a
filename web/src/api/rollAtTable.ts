import type { CallBody } from "domain/api/call";
import { MAX_LABEL, MAX_NOTE, MAX_NOTES, rollForTable, type TableRollView } from "domain/api/rolls";
import type { SystemId } from "domain/systems/systemIds";
import { cutText } from "domain/text/characters";
import { randomId } from "../browser/randomId";
import { call } from "../http/call";
import { isRefusal } from "../http/failureMessage";

/** What is rolled; its label and its notes are cut to what the log holds. */
export type RollAtTable = Omit<CallBody<typeof rollForTable>, "requestId">;

/**
 * Rolls before a table, or for its MJ alone: the server throws, once. Asks a second time where no answer came: the same
 * request finds the roll that it made, if only its answer was lost. Throws what `call` throws.
 */
export async function rollAtTable(
  params: { readonly system: SystemId; readonly id: string },
  roll: RollAtTable,
): Promise<TableRollView> {
  const body = {
    ...roll,
    label: cutText(roll.label, MAX_LABEL),
    ...(roll.notes && { notes: roll.notes.slice(0, MAX_NOTES).map((note) => cutText(note, MAX_NOTE)) }),
    requestId: randomId(),
  };
  const ask = () => call(rollForTable, { params, body });
  return ask().catch((error) => (isRefusal(error) ? Promise.reject(error) : ask()));
}
