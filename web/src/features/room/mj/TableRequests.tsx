import { usePendingJoinRequests } from "../../../live/joinRequests";
import { dataOf } from "../../../live/liveSource";
import { OpenAsk, ShownOnScreen } from "../../../table/asks/OpenAsks";
import type { AskedTable } from "../../../table/asks/useAsk";
import { useOpenAsks, useTitleOnScreen } from "../../../table/asks/useOpenAsks";
import WaitingRequestsDialog from "../../../table/requests/WaitingRequestsDialog";

/** How many wait for the MJ: those who ask to join, and what the MJ asked or shows and has not taken back. */
export function useRequestCount(campaignId: string): number {
  const joining = dataOf(usePendingJoinRequests(campaignId)) ?? [];
  const shown = useTitleOnScreen(campaignId) === undefined ? 0 : 1;
  return joining.length + (useOpenAsks(campaignId)?.length ?? 0) + shown;
}

/** Who asks to join, with the MJ's answer, what the MJ asked, and what lies on the table's screen. */
export function TableRequests({ table, onClose }: { table: AskedTable; onClose: () => void }) {
  const joining = dataOf(usePendingJoinRequests(table.id)) ?? [];
  const asks = useOpenAsks(table.id) ?? [];
  const shown = useTitleOnScreen(table.id);
  return (
    <WaitingRequestsDialog campaign={table} requests={joining} onClose={onClose}>
      {asks.length === 0 && shown === undefined ? undefined : (
        <>
          {shown && (
            <li>
              <ShownOnScreen table={table} title={shown} />
            </li>
          )}
          {asks.map((ask) => (
            <li key={ask.id}>
              <OpenAsk table={table} ask={ask} />
            </li>
          ))}
        </>
      )}
    </WaitingRequestsDialog>
  );
}
