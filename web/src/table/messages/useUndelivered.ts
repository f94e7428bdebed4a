import { useEffect } from "react";
import type { OutboxControl, PendingMessage } from "./useOutbox";

/** The viewer's messages that a log does not show yet; those that it shows are settled. */
export function useUndelivered(
  entries: readonly { readonly id: string }[],
  { pending, settle }: Pick<OutboxControl, "pending" | "settle">,
): readonly PendingMessage[] {
  const shown = new Set(entries.map(({ id }) => id));
  const deliveredIds = pending
    .map(({ id }) => id)
    .filter((id) => shown.has(id))
    .join();
  useEffect(() => {
    for (const id of deliveredIds.split(",")) settle(id);
  }, [deliveredIds, settle]);
  return pending.filter(({ id }) => !shown.has(id));
}
