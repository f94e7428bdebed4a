import type { PoolsBlock, TextBlock } from "domain/systems/sheet";
import { RollButton } from "../../../ui/RollButton";
import styles from "./Pools.module.css";

/** Rolls of a game that lean on more than one value. */
export function Pools({ block: { pools } }: { block: PoolsBlock }) {
  return (
    <ul className={styles.pools}>
      {pools.map(({ id, label, detail, roll }) => (
        <li key={id}>
          <RollButton className={styles.pool} request={{ kind: "game", label, spec: roll }}>
            <span>{label}</span> <small>{detail}</small>
          </RollButton>
        </li>
      ))}
    </ul>
  );
}

/** What a game asks of who a character is, in words. */
export function Texts({ block: { lines } }: { block: TextBlock }) {
  return (
    <dl className={styles.texts}>
      {lines.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
