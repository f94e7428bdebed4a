import { usePendingJoinRequests } from "../../../live/joinRequests";
import { dataOf } from "../../../live/liveSource";
import { OpenAsk, useOpenAsks } from "../../../table/asks/OpenAsks";
import type { AskedTable } from "../../../table/asks/useAsk";
import WaitingRequestsDialog from "../../../table/requests/WaitingRequestsDialog";

/** How many wait for the MJ: those who ask to join, and what the MJ asked and has not closed. */
export function useRequestCount(campaignId: string): number {
  const joining = dataOf(usePendingJoinRequests(campaignId)) ?? [];
  return joining.length + (useOpenAsks(campaignId)?.length ?? 0);
}

/** Who asks to join, with the MJ's answer, and what the MJ asked. */
export function TableRequests({ table, onClose }: { table: AskedTable; onClose: () => void }) {
  const joining = dataOf(usePendingJoinRequests(table.id)) ?? [];
  const asks = useOpenAsks(table.id) ?? [];
  return (
    <WaitingRequestsDialog campaign={table} requests={joining} onClose={onClose}>
      {asks.length === 0
        ? undefined
        : asks.map((ask) => (
            <li key={ask.id}>
              <OpenAsk table={table} ask={ask} />
            </li>
          ))}
    </WaitingRequestsDialog>
  );
}
