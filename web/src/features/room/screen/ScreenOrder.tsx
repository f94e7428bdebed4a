import { activeOf, followingOf, type PublicOrder, toldTurn } from "domain/table/initiative/publicOrder";
import { useEffect, useRef } from "react";
import { useLiveInitiative } from "../../../live/fights";
import { dataOf } from "../../../live/liveSource";
import styles from "./TableScreen.module.css";

/** The order that the MJ shares, with its round and whose turn it is; nothing while it is not shared. */
export function ScreenOrder({ campaignId }: { campaignId: string }) {
  const order = toldTurn(dataOf(useLiveInitiative(campaignId))?.shared);
  return order ? <Order order={order} /> : null;
}

function Order({ order }: { order: PublicOrder }) {
  const [active, next] = [activeOf(order), followingOf(order)];
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // Whoever has the turn stays in sight of a long order; nobody scrolls here.
    const row = active && list.current?.querySelector<HTMLElement>(`[aria-current="step"]`);
    row?.scrollIntoView({ block: "center", inline: "center" });
  }, [active]);
  return (
    <section className={styles.order} aria-label="Initiative">
      <p className={styles.round}>
        Round <span className="num">{order.round}</span>
        {order.mjPlays && <span className={styles.mjPlays}>Le MJ joue</span>}
      </p>
      <ol className={styles.entries} ref={list} aria-label="Ordre des tours">
        {order.order.map((entry) => (
          <li
            key={entry.id}
            className={styles.entry}
            aria-current={entry === active ? "step" : undefined}
            data-next={entry === next || undefined}
          >
            <span className={`num ${styles.value}`}>{entry.value}</span>
            <span className={styles.name}>{entry.name}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
