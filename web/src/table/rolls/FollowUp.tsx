import { Button, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { RollResources } from "domain/game/rolls/afterRoll";
import { gameOf } from "domain/games/registry/games";
import { type ReactNode, useState } from "react";
import { hasAttempt, SecondAttempt } from "../dice/SecondAttempt";
import type { RollEntry } from "./rollEntry";
import type { Rolls } from "./useRolls";

interface FollowUpProps {
  rolls: Rolls;
  roll: RollEntry;
  resources: RollResources;
  connected: boolean;
  /** What would take room of the sheet has its own here. */
  unfolded?: boolean;
}

/** What the newest roll brings with it, and the second attempt that its game allows. */
export function FollowUp({ rolls, roll, resources, connected, unfolded = false }: FollowUpProps) {
  const [isPending, setPending] = useState(false);
  const { consequence: consequenceOf, secondAttempts } =
    (roll.rolled && gameOf(roll.rolled.game).rolls) ?? {};
  const consequence = roll.outcome && consequenceOf?.(roll.outcome);
  const takesWillpower = secondAttempts?.takesWillpower ?? false;
  const mayRedo = hasAttempt({ roll, resources });
  if (consequence === undefined && !mayRedo) return null;
  const attempt = (
    <SecondAttempt
      roll={roll}
      resources={resources}
      untitled
      disabled={isPending || (roll.audience !== undefined && !connected)}
      onRedo={(how, notes) => {
        setPending(true);
        void rolls.redo(roll, how, notes).finally(() => setPending(false));
      }}
    />
  );
  return (
    <Stack gap={8} component="section" aria-label="Suites du jet">
      {consequence && <Text size="sm">{consequence}</Text>}
      {mayRedo &&
        (takesWillpower && !unfolded ? (
          <Folded label="Relancer des dés (Volonté)">{attempt}</Folded>
        ) : (
          attempt
        ))}
    </Stack>
  );
}

/** The dice of a pool take room that the sheet needs: they come when they are asked for. */
function Folded({ label, children }: { label: string; children: ReactNode }) {
  const [opened, { open }] = useDisclosure();
  if (opened) return children;
  return (
    <Button size="sm" onClick={open}>
      {label}
    </Button>
  );
}
