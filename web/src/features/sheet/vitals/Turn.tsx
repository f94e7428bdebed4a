import { Group, Text } from "@mantine/core";
import { useWakeLock } from "../../../browser/useWakeLock";
import { useSheet, useViewer } from "../../../kits/sheet/openSheet";
import { EndTurn } from "../../../table/initiative/EndTurn";
import styles from "./Turn.module.css";
import { useTurn } from "./useTurn";
import { useTurnAlert } from "./useTurnAlert";

/** Whose turn it is, with the screen kept awake for who fights; nothing while no order is shared. The order itself says it to screen readers. */
export function Turn() {
  const { isOwner } = useViewer();
  const { character } = useSheet();
  const turn = useTurn();
  useTurnAlert(turn?.isOwn ?? false);
  useWakeLock(isOwner && turn?.order.order.some((one) => one.id === character.id) === true);
  if (turn === undefined) return null;
  const { text, isOwn, order } = turn;
  const { id, system, campaign } = character;
  return (
    <Group
      wrap="nowrap"
      justify="space-between"
      gap={10}
      className={styles.turn}
      data-own={isOwn || undefined}
    >
      <Text inherit truncate miw={0}>
        {text}
      </Text>
      {isOwn && campaign && (
        <EndTurn campaign={{ id: campaign.id, system }} order={order} characterIds={[id]} />
      )}
      <Text inherit flex="none">
        Round {order.round}
      </Text>
    </Group>
  );
}
