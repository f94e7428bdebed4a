import {
  activeOf,
  followingOf,
  type PublicEntry,
  type PublicOrder,
  toldTurn,
} from "domain/table/initiative/publicOrder";
import { publicColour } from "domain/table/roster/fighterColour";
import { type CSSProperties, useEffect, useRef } from "react";
import { useLiveInitiative } from "../../../live/fights";
import { dataOf } from "../../../live/liveSource";
import { ColourDot } from "../../../table/initiative/ColourDot";
import styles from "./TableScreen.module.css";

interface ScreenOrderProps {
  campaignId: string;
  /** The ids of heroes between life and death. */
  dying: ReadonlySet<string>;
}

/** The order that the MJ shares, with its round and whose turn it is; nothing while it is not shared. */
export function ScreenOrder({ campaignId, dying }: ScreenOrderProps) {
  const order = toldTurn(dataOf(useLiveInitiative(campaignId))?.shared);
  return order ? <Order order={order} dying={dying} /> : null;
}

/** What fits on one line of the column, in characters, and how high a second one and what is said below are, in lines. */
const LINE_LENGTH = 18;
const SECOND_LINE = 0.6;

function Order({ order, dying }: { order: PublicOrder; dying: ReadonlySet<string> }) {
  const [active, next] = [activeOf(order), followingOf(order)];
  const list = useRef<HTMLOListElement>(null);
  const rows = order.order.map((entry) => ({ entry, said: saidOf(entry, entry === next, dying) }));
  useEffect(() => {
    // Whoever has the turn stays in sight of an order that is too long for any letters; nobody scrolls here.
    const row = active && list.current?.querySelector<HTMLElement>(`[aria-current="step"]`);
    row?.scrollIntoView({ block: "center", inline: "center" });
  }, [active]);
  const lines = rows.reduce((sum, { entry: { name }, said }) => {
    return sum + 1 + (name.length > LINE_LENGTH ? SECOND_LINE : 0) + (said ? SECOND_LINE : 0);
  }, 0);
  return (
    <section className={styles.order} aria-label="Initiative" style={{ "--lines": lines } as CSSProperties}>
      <p className={styles.round}>
        Round <span className="num">{order.round}</span>
        {order.mjPlays && <span className={styles.mjPlays}>Le MJ joue</span>}
      </p>
      <ol className={styles.entries} ref={list} aria-label="Ordre des tours">
        {rows.map(({ entry, said }) => (
          <li
            key={entry.id}
            className={styles.entry}
            aria-current={entry === active ? "step" : undefined}
            data-next={entry === next || undefined}
            data-dead={entry.dead}
          >
            <ColourDot colour={publicColour(entry)} />
            <span className={styles.name}>{entry.name}</span>
            {said && (
              <small className={styles.said} data-dying={dying.has(entry.id) || undefined}>
                {said}
              </small>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How somebody is, before who comes next. */
function saidOf({ id, dead }: PublicEntry, isNext: boolean, dying: ReadonlySet<string>): string | undefined {
  if (dead) return "mort";
  if (dying.has(id)) return "à terre";
  return isNext ? "ensuite" : undefined;
}
