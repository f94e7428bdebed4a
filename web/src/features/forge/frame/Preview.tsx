import type { DraftSummary, SummaryFact } from "domain/forge/summary";
import type { SystemId } from "domain/systems/systemIds";
import { Avatar } from "../../../ui/Avatar";
import { SystemBand } from "../../../ui/Emblem";
import styles from "./Preview.module.css";

/** The character as far as it is made, beside the steps where there is room for it. */
export function Preview({ system, summary }: { system: SystemId; summary: DraftSummary }) {
  const { name, origin, avatarUrl, facts, scores, strengths } = summary;
  return (
    <aside className={styles.preview} aria-label="Ton personnage jusqu'ici">
      <SystemBand system={system} />
      <div className={styles.body}>
        <div className={styles.who}>
          <Avatar name={name} photoURL={avatarUrl ?? null} system={system} size={62} />
          <div>
            <p className={styles.name}>{name}</p>
            <p className={styles.origin}>{origin}</p>
          </div>
        </div>
        <Numbers facts={facts} wide />
        <Numbers facts={scores} />
        {strengths.length > 0 && (
          <ul className={styles.strengths}>
            {strengths.slice(0, 6).map(({ label, value }) => (
              <li key={label}>
                <span>{label}</span> <strong>{value}</strong>
              </li>
            ))}
          </ul>
        )}
      </div>
    </aside>
  );
}

function Numbers({ facts, wide = false }: { facts: readonly SummaryFact[]; wide?: boolean }) {
  return (
    <dl className={styles.numbers} data-wide={wide || undefined}>
      {facts.map(({ label, value, detail }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value} {detail && <span>{detail}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
