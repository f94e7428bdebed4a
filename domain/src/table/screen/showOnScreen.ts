import type { Card } from "../../documents/askContent";
import type { TableScreenDocument } from "../../documents/tableScreen";
import { isDeepEqual } from "../../values/isDeepEqual";
import { requireAuthority, type Table } from "../campaign/authority";

/** What is shown leaves the table's screen after a day. */
export const SHOWN_LASTS_MS = 24 * 60 * 60_000;

/**
 * What a campaign's screen begins with: nothing. The document exists before anybody listens, for the reason that
 * `nothingShared` names.
 */
export const nothingOnScreen = (now: number): TableScreenDocument => ({ updatedAt: now });

/**
 * What is shown on the table's screen from now on (epoch milliseconds), in place of what was before; the same again for
 * a request that is sent twice. Throws `forbidden` for all but the MJ.
 */
export function decideShowOnScreen(
  table: Table,
  uid: string,
  before: TableScreenDocument | undefined,
  { requestId, card }: { readonly requestId: string; readonly card: Card },
  now: number,
): TableScreenDocument {
  requireAuthority("ask", uid, table);
  const known = before?.shown;
  if (before && known?.id === requestId && isDeepEqual(known.card, card)) return before;
  return { shown: { id: requestId, card, until: now + SHOWN_LASTS_MS }, updatedAt: now };
}

/** What the screen shows now (epoch milliseconds), with its id; undefined for nothing. */
export const onScreen = (
  screen: TableScreenDocument | null | undefined,
  now: number,
): TableScreenDocument["shown"] => (screen?.shown && screen.shown.until > now ? screen.shown : undefined);
