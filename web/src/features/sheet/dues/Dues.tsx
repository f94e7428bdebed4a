import { Button, Group, Paper, Stack, Text, VisuallyHidden } from "@mantine/core";
import type { AskedRoll } from "domain/documents/askContent";
import { type Due, isAskedFor } from "domain/game/dues";
import type { AnyOperation } from "domain/operations/anyOperation";
import { useId, useState } from "react";
import { type PlayInUse, useInPlay, useSheet, useViewer } from "../../../kits/sheet/openSheet";
import banner from "../../../table/asks/AskBanner.module.css";
import type { Rolls } from "../../../table/rolls/useRolls";
import arrivals from "../../../ui/arrivals.module.css";
import { Named } from "../../../ui/Named";
import { useArrivals } from "../../../ui/useArrivals";
import { useTurn } from "../vitals/useTurn";
import { useRolledTurns } from "./useRolledTurns";

interface DuesProps {
  /** What the MJ asks of the viewer already. */
  asked: readonly AskedRoll[];
  roll: Rolls["roll"];
  /** The evening is under way. */
  tableOpen: boolean;
}

/** What the rules ask now of the viewer's own character: a card each, whose one button rolls and applies (product §2.8.30). */
export function Dues(props: DuesProps) {
  const { isOwner } = useViewer();
  const { play } = useInPlay();
  return isOwner && play ? <DuesOf {...props} play={play} /> : null;
}

function DuesOf({ asked, roll, tableOpen, play }: DuesProps & { play: PlayInUse }) {
  const { system, campaign } = useSheet().character;
  const turn = useOwnTurn();
  const rolled = useRolledTurns();
  const [busy, setBusy] = useState<readonly string[]>([]);
  const dues = play.system
    .duesOf?.(play.state, play.limits)
    .filter((due) => !isAskedFor(due, asked))
    .filter(({ id, when }) => {
      if (when === "afterwards") return campaign !== undefined && !tableOpen;
      return when === "now" || turn === undefined || (turn.isOwn && !rolled.isRolled(id, turn.key));
    });
  const arrived = useArrivals(dues?.map(({ id }) => id) ?? []);
  const press = ({ id, request }: Due<AnyOperation>) => {
    setBusy((ids) => [...ids, id]);
    // A page that is left before the dice have fallen asks again, and so does a roll that was refused.
    void roll(request)
      .then((isMade) => isMade && turn && rolled.note(id, turn.key))
      .finally(() => setBusy((ids) => ids.filter((one) => one !== id)));
  };
  const newest = dues?.at(-1);
  return (
    <>
      <VisuallyHidden role="status">
        {newest && <span key={newest.id}>{`${newest.title} : ${newest.text}`}</span>}
      </VisuallyHidden>
      {dues !== undefined && dues.length > 0 && (
        <Named anchor="jets">
          <Stack
            component="section"
            gap={8}
            className={banner.banner}
            data-system={system}
            aria-label="Jets à faire"
          >
            {dues.map((due) => (
              <Card
                key={due.id}
                due={due}
                isNew={arrived.has(due.id)}
                busy={busy.includes(due.id)}
                onRoll={() => press(due)}
                onWaive={due.waive && (() => due.waive && play.press(due.waive))}
              />
            ))}
          </Stack>
        </Named>
      )}
    </>
  );
}

interface CardProps {
  due: Due<AnyOperation>;
  isNew: boolean;
  busy: boolean;
  onRoll: () => void;
  onWaive: (() => void) | undefined;
}

function Card({ due: { title, text }, isNew, busy, onRoll, onWaive }: CardProps) {
  const titleId = useId();
  return (
    <Paper px={14} py={10} className={isNew ? `${banner.ask} ${arrivals.arrived}` : banner.ask}>
      <Group justify="space-between" gap="8px 14px">
        <Stack gap={0} miw={0} flex="1 1 18ch">
          <Text id={titleId} fw={600} className={banner.text}>
            {title}
          </Text>
          <Text size="sm" c="var(--ink-2)" className={banner.text}>
            {text}
          </Text>
        </Stack>
        <Group gap={8}>
          {onWaive && (
            <Button size="sm" variant="quiet" onClick={onWaive}>
              Écarter sans lancer
            </Button>
          )}
          <Button variant="primary" loading={busy} aria-describedby={titleId} onClick={onRoll}>
            Lancer
          </Button>
        </Group>
      </Group>
    </Paper>
  );
}

/** The turn of now, where the shared order has the character; undefined outside of it, where each roll is one's own to time. */
function useOwnTurn(): { readonly isOwn: boolean; readonly key: string } | undefined {
  const { id } = useSheet().character;
  const turn = useTurn();
  if (turn === undefined || !turn.order.order.some((one) => one.id === id)) return undefined;
  return { isOwn: turn.isOwn, key: `${turn.order.round} ${turn.order.activeIndex}` };
}
