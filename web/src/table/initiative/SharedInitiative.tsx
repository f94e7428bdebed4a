import { Paper } from "@mantine/core";
import { type PublicOrder, TURN_HINT_LABELS, type TurnHint, turnHint } from "domain/initiative/publicOrder";
import { nextUp } from "domain/initiative/turns";
import { useEffect, useRef } from "react";
import { useLiveInitiative } from "../../live/useLiveInitiative";
import styles from "./SharedInitiative.module.css";

interface SharedInitiativeProps {
  campaignId: string;
  /** Whose turn is the viewer's own. */
  characterIds: readonly string[];
  /** A line that scrolls sideways, where height is dear. */
  strip?: boolean;
}

/** The order that the MJ shows to the table, turn by turn; nothing while it is kept from it. */
export function SharedInitiative({ campaignId, characterIds, strip = false }: SharedInitiativeProps) {
  const live = useLiveInitiative(campaignId);
  const shared = live.status === "ready" ? live.data?.shared : undefined;
  const order = shared?.order.length ? shared : undefined;
  const hint = order && turnHint(order, characterIds);
  return (
    <>
      <p className="visuallyHidden" role="status">
        {order && announcementOf(order, hint)}
      </p>
      {order && <OrderCard order={order} hint={hint} own={new Set(characterIds)} strip={strip} />}
    </>
  );
}

/** What is said when a turn comes: to whoever plays it or plays next, that alone. */
function announcementOf({ order, activeIndex, round }: PublicOrder, hint: TurnHint | undefined): string {
  const turn = `Round ${round} : ${order[activeIndex]?.name} joue.`;
  return hint ? `${TURN_HINT_LABELS[hint]}. ${turn}` : turn;
}

/** A keyboard must be able to scroll what has nothing else to focus. */
const SCROLLS = { tabIndex: 0 } as const;

interface OrderCardProps {
  order: PublicOrder;
  hint: TurnHint | undefined;
  own: ReadonlySet<string>;
  strip: boolean;
}

function OrderCard({ order, hint, own, strip }: OrderCardProps) {
  const active = order.order[order.activeIndex];
  const following = nextUp(order);
  const list = useRef<HTMLOListElement>(null);

  // Within the list alone: the page is not moved under who reads it.
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
      <div className={styles.head}>
        <h2>Initiative</h2>
        <span className={styles.round}>Round {order.round}</span>
        {hint && <strong className={styles.hint}>{TURN_HINT_LABELS[hint]}</strong>}
      </div>
      <ol {...SCROLLS} ref={list} className={styles.order} aria-label="Ordre des tours">
        {order.order.map((entry) => (
          <li
            key={entry.id}
            className={styles.entry}
            aria-current={entry === active ? "step" : undefined}
            data-own={own.has(entry.id) || undefined}
          >
            <span className={`num ${styles.value}`}>{entry.value}</span>
            <span className={styles.who}>
              <span className={styles.name}>{entry.name}</span>
              <small>{turnWord(entry === active, entry === following) ?? entry.role}</small>
            </span>
          </li>
        ))}
      </ol>
    </Paper>
  );
}

function turnWord(isActive: boolean, isNext: boolean): string | undefined {
  if (isActive) return "Joue";
  return isNext ? "Ensuite" : undefined;
}
