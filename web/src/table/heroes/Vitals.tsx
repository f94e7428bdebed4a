import { VisuallyHidden } from "@mantine/core";
import { type Vital, vitalText } from "domain/game/vitals";
import styles from "./Vitals.module.css";

/** What the MJ keeps in view of a character, in as little room as it can be read in. */
export function Vitals({ vitals }: { vitals: readonly Vital[] }) {
  return (
    <ul className={styles.vitals} aria-label="État en jeu">
      {vitals.map((vital) => (
        <li
          key={vital.label}
          className={styles.vital}
          data-kind={vital.kind}
          data-tone={toneOf(vital)}
          title={vitalText(vital)}
        >
          <Shown vital={vital} />
        </li>
      ))}
    </ul>
  );
}

const toneOf = (vital: Vital): string | undefined => (vital.kind === "value" ? undefined : vital.tone);

function Shown({ vital }: { vital: Vital }) {
  if (vital.kind === "condition") return vital.label;
  if (vital.kind === "value") {
    return (
      <>
        <span aria-hidden="true">
          {vital.label} <b>{vital.value}</b>
        </span>
        <VisuallyHidden>{vitalText(vital)}</VisuallyHidden>
      </>
    );
  }
  const { label, max } = vital;
  const current = vital.kind === "track" ? max - vital.superficial - vital.aggravated : vital.current;
  const left = `${label} ${current} / ${max}`;
  const isMarked = vital.kind === "track" && current < max;
  return (
    <>
      <span className={styles.line}>
        {label} <b className="num">{`${current} / ${max}`}</b>
        {vital.kind === "gauge" && vital.extra ? ` (+${vital.extra})` : ""}
        {isMarked && <VisuallyHidden>{vitalText(vital).slice(left.length)}</VisuallyHidden>}
      </span>
      <span aria-hidden="true" className={styles.bar} data-tone={vital.tone}>
        <i style={{ width: `${max === 0 ? 0 : Math.min(1, current / max) * 100}%` }} />
      </span>
    </>
  );
}
