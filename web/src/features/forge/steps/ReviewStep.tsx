import { Paper } from "@mantine/core";
import type { DraftSummary, SummaryFact } from "domain/forge/summary";
import type { SystemId } from "domain/systems/systemIds";
import { Avatar } from "../../../ui/Avatar";
import { SystemBand } from "../../../ui/Emblem";
import styles from "./ReviewStep.module.css";

/** The last look: what the sheet will say. */
export function ReviewStep({ system, summary }: { system: SystemId; summary: DraftSummary }) {
  const { name, origin, avatarUrl, facts, scores, strengths, gear } = summary;
  return (
    <Paper component="section" data-flush aria-label="Aperçu de la fiche">
      <SystemBand system={system} tall />
      <div className={styles.sheet}>
        <header className={styles.head}>
          <Avatar name={name} photoURL={avatarUrl ?? null} system={system} size={92} />
          <div>
            <h3>{name}</h3>
            <p>{origin}</p>
          </div>
        </header>
        <Numbers facts={facts} large />
        <Numbers facts={scores} />
        {strengths.length > 0 && (
          <section aria-label="Points forts">
            <h4>Points forts</h4>
            <ul className={styles.list}>
              {strengths.map(({ label, value }) => (
                <li key={label}>
                  {label} <strong>{value}</strong>
                </li>
              ))}
            </ul>
          </section>
        )}
        {gear.length > 0 && (
          <section aria-label="Équipement">
            <h4>Équipement</h4>
            <p className={styles.gear}>{gear.join(" · ")}</p>
          </section>
        )}
      </div>
    </Paper>
  );
}

function Numbers({ facts, large = false }: { facts: readonly SummaryFact[]; large?: boolean }) {
  return (
    <dl className={styles.numbers} data-large={large || undefined}>
      {facts.map(({ label, value, detail }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {detail && <span>{detail}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
