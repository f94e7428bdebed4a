import { Box, Button, Group, Stack } from "@mantine/core";
import type { SystemId } from "domain/values/systemIds";
import { Suspense } from "react";
import { useCampaignCharacters } from "../../live/characters";
import { dataOf } from "../../live/liveSource";
import { useConnection } from "../../live/useConnection";
import { Fold } from "../../ui/Fold";
import { lazy } from "../../ui/lazy";
import { ModalWindow } from "../../ui/ModalWindow";
import { RollLine } from "../../ui/RollLine";
import { MjOnly, TableDice } from "./TableDice";
import { useTableDice } from "./useTableDice";

const RandomTables = lazy(() => import("../randomTables/RandomTables"));

interface DiceDialogProps {
  campaignId: string;
  system: SystemId;
  onClose: () => void;
}

/** The table's dice and its random tables over the MJ's screen, with the roll that was just made; the log behind them keeps it. */
export default function DiceDialog({ campaignId, system, onClose }: DiceDialogProps) {
  const heroes = dataOf(useCampaignCharacters(campaignId));
  const dice = useTableDice(campaignId, system, true);
  const connected = useConnection();
  const { last } = dice;
  return (
    <ModalWindow title="Dés de la table" onClose={onClose}>
      <Stack gap="sm" data-system={system}>
        <TableDice dice={dice} connected={connected} heroes={heroes} />
        <Box component="ul" role="list" aria-label="Dernier jet" aria-live="polite">
          {last && <RollLine key={last.id} roll={last} rolling />}
        </Box>
        <Fold title="Tables aléatoires">
          <Suspense>
            <RandomTables dice={dice} connected={connected} />
          </Suspense>
        </Fold>
        <Group justify="space-between">
          <MjOnly dice={dice} />
          <Button onClick={onClose}>Fermer</Button>
        </Group>
      </Stack>
    </ModalWindow>
  );
}
