import { Button, Group, Stack, Text } from "@mantine/core";
import { usePendingJoinRequests } from "../../../live/joinRequests";
import { dataOf } from "../../../live/liveSource";
import { OpenAsk, useOpenAsks } from "../../../table/asks/OpenAsks";
import type { AskedTable } from "../../../table/asks/useAsk";
import { useJoinRequestDecision } from "../../../table/participants/useJoinRequestDecision";
import { Avatar } from "../../../ui/Avatar";
import { Dialog } from "../../../ui/ConfirmDialog";
import { Person } from "../../../ui/Person";

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
    <Dialog title="Demandes" cancel="Fermer" onCancel={onClose}>
      {joining.length + asks.length === 0 && <Text c="dimmed">Rien n'attend pour l'instant.</Text>}
      <Stack component="ul" role="list" gap={10} m={0} p={0}>
        {joining.map(({ uid, name }) => (
          <JoinRequest key={uid} table={table} uid={uid} name={name} />
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

function JoinRequest({ table, uid, name }: { table: AskedTable; uid: string; name: string }) {
  const stateOf = useJoinRequestDecision({ campaignId: table.id, system: table.system, uid });
  return (
    <Group component="li" justify="space-between" gap="8px 12px">
      <Person avatar={<Avatar name={name} />} name={name}>
        <Text size="xs" c="dimmed" lh="inherit">
          demande à rejoindre la campagne
        </Text>
      </Person>
      <Group gap={8}>
        <Button size="sm" variant="primary" aria-label={`Accepter ${name}`} {...stateOf("approve")}>
          Accepter
        </Button>
        <Button size="sm" aria-label={`Refuser ${name}`} {...stateOf("refuse")}>
          Refuser
        </Button>
      </Group>
    </Group>
  );
}
