import { Chip, Group, Text } from "@mantine/core";
import type { PlayerLabel } from "domain/table/roster/playerLabels";

/** The uids of some players; undefined for all of them, whoever joins meanwhile. */
export type Targets = string[] | undefined;

interface TargetPlayersProps {
  /** Undefined while they are not known. */
  players: readonly PlayerLabel[] | undefined;
  targets: Targets;
  onTargets: (targets: Targets) => void;
}

/** Whether there is nobody whom it would be for. */
export const isForNobody = (players: readonly PlayerLabel[] | undefined, targets: Targets): boolean =>
  players === undefined || players.length === 0 || targets?.length === 0;

/** Which players something is for: all of them until some are taken out. */
export function TargetPlayers({ players, targets, onTargets }: TargetPlayersProps) {
  if (players?.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        Aucun joueur n'est encore à cette table.
      </Text>
    );
  }
  return (
    <Chip.Group
      multiple
      value={targets ?? players?.map(({ uid }) => uid) ?? []}
      onChange={(uids) => onTargets(uids.length === players?.length ? undefined : uids)}
    >
      <Group gap={6}>
        {players?.map(({ uid, label }) => (
          <Chip key={uid} size="sm" value={uid}>
            {label}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  );
}
