import { Badge, Box, Group, Paper, Text, Title, VisuallyHidden } from "@mantine/core";
import {
  activeOf,
  followingOf,
  type PublicOrder,
  TURN_HINT_LABELS,
  type TurnHint,
  toldTurn,
  turnHint,
} from "domain/table/initiative/publicOrder";
import { publicColour } from "domain/table/roster/fighterColour";
import type { SystemId } from "domain/values/systemIds";
import { type ReactNode, useEffect, useRef } from "react";
import { useLiveInitiative } from "../../live/fights";
import { NumberedName } from "../../ui/NumberedName";
import { ColourDot } from "./ColourDot";
import { EndTurn } from "./EndTurn";
import styles from "./SharedInitiative.module.css";

interface SharedInitiativeProps {
  campaignId: string;
  /** Whose turn is the viewer's own. */
  characterIds: readonly string[];
  /** The campaign's game, where turns are ended from here. */
  system?: SystemId;
  /** One line that scrolls sideways, where there is little height. */
  strip?: boolean;
}

/** The order that the MJ shares with the table, turn by turn; nothing while it is not shared. */
export function SharedInitiative({ campaignId, characterIds, system, strip = false }: SharedInitiativeProps) {
  const live = useLiveInitiative(campaignId);
  const order = toldTurn(live.status === "ready" ? live.data?.shared : undefined);
  const hint = order && turnHint(order, characterIds);
  return (
    <>
      <VisuallyHidden role="status">{order && announcementOf(order, hint)}</VisuallyHidden>
      {order && (
        <OrderCard order={order} hint={hint} own={new Set(characterIds)} strip={strip}>
          {system && <EndTurn campaign={{ id: campaignId, system }} {...{ order, characterIds }} />}
        </OrderCard>
      )}
    </>
  );
}

/** Whose turn it is while a hidden participant acts. */
const MJ = "Le MJ";

/** What a screen reader says when a turn begins; the viewer's own turn comes first. */
function announcementOf(order: PublicOrder, hint: TurnHint | undefined): string {
  const turn = `Round ${order.round} : ${activeOf(order)?.name ?? MJ} joue.`;
  return hint ? `${TURN_HINT_LABELS[hint]}. ${turn}` : turn;
}

/** A keyboard must be able to scroll what has nothing else to focus. */
const FOCUSABLE = { tabIndex: 0 } as const;

interface OrderCardProps {
  order: PublicOrder;
  hint: TurnHint | undefined;
  own: ReadonlySet<string>;
  strip: boolean;
  /** What ends the viewer's turn. */
  children: ReactNode;
}

function OrderCard({ order, hint, own, strip, children }: OrderCardProps) {
  const active = activeOf(order);
  const next = followingOf(order);
  const list = useRef<HTMLOListElement>(null);

  // Within the list alone: the page does not move.
  useEffect(() => {
    const box = list.current;
    const row = active && box?.querySelector<HTMLElement>(`[aria-current="step"]`);
    if (!box || !row) return;
    box.scrollTo({
      top: row.offsetTop - (box.clientHeight - row.offsetHeight) / 2,
      left: row.offsetLeft - (box.clientWidth - row.offsetWidth) / 2,
      behavior: "smooth",
    });
  }, [active]);

  return (
    <Paper
      component="section"
      className={styles.card}
      data-hint={hint}
      data-strip={strip || undefined}
      aria-label="Initiative"
    >
      <Group gap="4px 12px">
        <Title order={2} size="h3">
          Initiative
        </Title>
        <Text span size="sm" c="dimmed">
          Round {order.round}
        </Text>
        {order.mjPlays && <Badge>{MJ} joue</Badge>}
        {hint && (
          <Badge className={styles.hint} color={hint === "yours" ? "gilt" : "accent"}>
            {TURN_HINT_LABELS[hint]}
          </Badge>
        )}
        {children}
      </Group>
      <Box
        component="ol"
        role="list"
        hidden={order.order.length === 0}
        {...FOCUSABLE}
        ref={list}
        className={styles.order}
        aria-label="Ordre des tours"
      >
        {order.order.map((entry) => (
          <li
            key={entry.id}
            className={styles.entry}
            aria-current={entry === active ? "step" : undefined}
            data-own={own.has(entry.id) || undefined}
            data-dead={entry.dead}
          >
            <Text span className={`num ${styles.value}`}>
              {entry.value}
            </Text>
            <ColourDot colour={publicColour(entry)} />
            <Box miw={0}>
              <Text className={styles.name} lh="inherit" fw={550} lineClamp={strip ? 1 : 2}>
                {strip ? <NumberedName name={entry.name} /> : entry.name}
              </Text>
              <Text className={styles.state} size="xs" lh="inherit" truncate>
                {turnState(entry === active, entry === next) ?? (entry.dead ? "Mort" : entry.role)}
              </Text>
            </Box>
          </li>
        ))}
      </Box>
    </Paper>
  );
}

function turnState(isActive: boolean, isNext: boolean): string | undefined {
  if (isActive) return "Joue";
  return isNext ? "Ensuite" : undefined;
}
