import { Button, Group, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { type ReactNode, useEffect } from "react";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { useLasting } from "../../ui/useLasting";
import { useOnDemand } from "../../ui/useOnDemand";
import type { FightControl } from "./useFight";

/** How long a change is on its way before that is said. */
const UNSENT_MS = 2_000;

const loadEndedFights = () => import("./EndedFights");

interface FightActionsProps {
  campaignId: string;
  fight: FightControl;
  /** What else is in its row. */
  children: ReactNode;
}

/** What waits for the connection, what a browser kept, the end of the fight, and those that ended. */
export function FightActions({ campaignId, fight, children }: FightActionsProps) {
  const { running, unsent, kept, end, steps, undo } = fight;
  const isWaiting = useLasting(unsent > 0, UNSENT_MS);
  const [past, { open, close }] = useDisclosure();
  const [ending, { open: ask, close: keep }] = useDisclosure();
  const [EndedFights, load] = useOnDemand(loadEndedFights);
  useEffect(() => {
    if (past) load();
  }, [past, load]);
  return (
    <>
      {isWaiting && (
        <Text fz="sm" c="var(--ink-2)" role="status">
          {unsent === 1 ? "1 changement attend" : `${unsent} changements attendent`} le réseau.
        </Text>
      )}
      {kept && (
        <Group gap="4px 10px">
          <Text fz="sm" c="var(--ink-2)">
            Ce navigateur a gardé un combat.
          </Text>
          <Button size="xs" onClick={kept.resume}>
            Le reprendre
          </Button>
          <Button size="xs" onClick={kept.forget}>
            L'oublier
          </Button>
        </Group>
      )}
      <Group gap={6} flex="none">
        {children}
        {running && (
          <Button size="xs" aria-haspopup="dialog" onClick={ask}>
            Fin du combat
          </Button>
        )}
        <Button size="xs" variant="quiet" onClick={open}>
          Combats passés
        </Button>
      </Group>
      {ending && (
        <ConfirmDialog
          title="Finir le combat ?"
          confirm="Finir le combat"
          busy={false}
          onCancel={keep}
          onConfirm={() => {
            keep();
            end();
          }}
        >
          L'ordre, les tours et la vie des créatures s'en vont ; l'historique et les pistes restent. Tu peux
          le reprendre pendant dix minutes.
        </ConfirmDialog>
      )}
      {past && EndedFights && (
        <EndedFights
          campaignId={campaignId}
          resumable={steps[0]?.ended && undo ? steps[0].id : undefined}
          onResume={() => {
            undo?.();
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
