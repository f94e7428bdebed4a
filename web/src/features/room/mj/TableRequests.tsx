import { Stack, Text } from "@mantine/core";
import { usePendingJoinRequests } from "../../../live/joinRequests";
import { dataOf } from "../../../live/liveSource";
import { OpenAsk, useOpenAsks } from "../../../table/asks/OpenAsks";
import type { AskedTable } from "../../../table/asks/useAsk";
import { JoinRequestRow } from "../../../table/requests/JoinRequestRow";
import { Dialog } from "../../../ui/ConfirmDialog";
import { useArrivals } from "../../../ui/useArrivals";

/** How many wait for the MJ: those who ask to join, and what the MJ asked and has not closed. */
export function useRequestCount(campaignId: string): number {
  const joining = dataOf(usePendingJoinRequests(campaignId)) ?? [];
  return joining.length + (useOpenAsks(campaignId)?.length ?? 0);
}

/** Who asks to join, with the MJ's answer, and what the MJ asked. */
export function TableRequests({ table, onClose }: { table: AskedTable; onClose: () => void }) {
  const joining = dataOf(usePendingJoinRequests(table.id)) ?? [];
  const asks = useOpenAsks(table.id) ?? [];
  const arrived = useArrivals(joining.map(({ id }) => id));
  return (
    <Dialog title="Demandes" cancel="Fermer" onCancel={onClose}>
      {joining.length + asks.length === 0 && <Text c="dimmed">Rien n'attend pour l'instant.</Text>}
      <Stack component="ul" role="list" gap={10} m={0} p={0}>
        {joining.map((request) => (
          <JoinRequestRow
            key={request.id}
            campaign={table}
            request={request}
            arrived={arrived.has(request.id)}
            canDecide
          />
        ))}
        {asks.map((ask) => (
          <li key={ask.id}>
            <OpenAsk table={table} ask={ask} />
          </li>
        ))}
      </Stack>
    </Dialog>
  );
}
