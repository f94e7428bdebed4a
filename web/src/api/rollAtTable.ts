import type { CallBody } from "domain/api/call";
import { rollForTable, type TableRollView } from "domain/api/rolls";
import type { SystemId } from "domain/systems/systemIds";
import { cutText } from "domain/text/characters";
import { randomId } from "../browser/randomId";
import { call } from "../http/call";
import { isRefusal } from "../http/failureMessage";

/** What is rolled; its label is cut to what the log holds. */
export type RollAtTable = Omit<CallBody<typeof rollForTable>, "requestId">;

/**
 * Rolls before a table, or for its MJ alone: the server throws, once. Asks a second time where no answer came: the same
 * request finds the roll that it made, if only its answer was lost. Throws what `call` throws.
 */
export async function rollAtTable(
  params: { readonly system: SystemId; readonly id: string },
  roll: RollAtTable,
): Promise<TableRollView> {
  const body = { ...roll, label: cutText(roll.label, 80), requestId: randomId() };
  const ask = () => call(rollForTable, { params, body });
  return ask().catch((error) => (isRefusal(error) ? Promise.reject(error) : ask()));
}
