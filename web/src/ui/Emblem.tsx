import type { SystemId } from "domain/values/systemIds";
import styles from "./Emblem.module.css";
import { EMBLEM_PATHS } from "./theme/looks";

/** The drawn sign of a game system, in the current text colour; decoration, so the system is named beside it. */
export function Emblem({ system, size = 28 }: { system: SystemId; size?: number }) {
  return (
    <svg className={styles.emblem} viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
      <path d={EMBLEM_PATHS[system]} />
    </svg>
  );
}

/** A system's coloured banner with its emblem cut by the edge, for the top of a card. */
export function SystemBand({ system, tall = false }: { system: SystemId; tall?: boolean }) {
  return (
    <div className={styles.band} data-system={system} data-tall={tall || undefined}>
      <Emblem system={system} size={tall ? 168 : 120} />
    </div>
  );
}
