import { Button } from "@mantine/core";
import type { HitPointsChange } from "domain/character/changeHitPoints";
import type { Character } from "domain/character/character";
import { type HitPoints, hitPointsFraction } from "domain/character/hitPoints";
import { type ReactNode, useState } from "react";
import { Gauge } from "../../../ui/Gauge";
import styles from "./HitPointsCard.module.css";
import { useHitPoints } from "./useHitPoints";

interface HitPointsCardProps {
  /** With its equipment on. */
  character: Character;
  /** The owner's and the MJ's alone. */
  editable: boolean;
  /** What equipment adds to the maximum. */
  raised?: ReactNode;
}

/** Hit points, their bar, and what changes them (product §2, §9). */
export function HitPointsCard({ character, editable, raised }: HitPointsCardProps) {
  const { hp } = character;
  return (
    <section className={styles.card} aria-labelledby="hit-points">
      <div className={styles.head}>
        <h2 id="hit-points">Points de vie</h2>
        <p className={styles.points}>
          <span className="num">{hp?.current ?? "—"}</span>
          {hp?.max !== undefined && <span className={styles.max}> / {hp.max}</span>}
          {hp?.temporary !== undefined && <span className={styles.temporary}>+{hp.temporary} temp.</span>}
        </p>
      </div>
      {hp && <Bar hp={hp} />}
      {raised}
      {editable && hp && <HitPointChanges character={character} />}
    </section>
  );
}

function Bar({ hp }: { hp: HitPoints }) {
  const fraction = hitPointsFraction(hp);
  if (fraction === undefined) return null;
  return (
    <Gauge label="Points de vie" value={hp.current ?? 0} max={hp.max ?? 0} fraction={fraction} tone="life" />
  );
}

const CHANGES: readonly { readonly kind: HitPointsChange["kind"]; readonly label: string }[] = [
  { kind: "damage", label: "Dégâts" },
  { kind: "healing", label: "Soins" },
  { kind: "temporary", label: "Temporaires" },
];
const MAX_CHANGE = 9999;

/** A text of digits as an amount that can be applied. */
const amountOf = (text: string): number => Math.min(MAX_CHANGE, Math.max(1, Number.parseInt(text, 10) || 1));

interface HitPointChangesProps {
  character: Character;
  /** All in one line where there is room for it. */
  inline?: boolean;
}

/** Damage, healing and temporary points, for one thumb. Only D&D knows temporary ones. */
export function HitPointChanges({ character, inline = false }: HitPointChangesProps) {
  const kinds = CHANGES.filter(({ kind }) => kind !== "temporary" || character.system === "dnd5e");
  const { change, busy } = useHitPoints(character);
  const [text, setText] = useState("1");
  const amount = amountOf(text);
  const apply = async (kind: HitPointsChange["kind"]) => {
    if (await change({ kind, amount })) setText("1");
  };
  return (
    <fieldset className={styles.changes} data-inline={inline || undefined} aria-busy={busy}>
      <legend className="visuallyHidden">Modifier les points de vie</legend>
      <div className={styles.amount}>
        <button
          type="button"
          aria-label="Un de moins"
          onClick={() => setText(String(amountOf(String(amount - 1))))}
        >
          −
        </button>
        <input
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          aria-label="Nombre de points"
          value={text}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setText(event.target.value.replace(/\D/g, "").slice(0, 4))}
        />
        <button
          type="button"
          aria-label="Un de plus"
          onClick={() => setText(String(amountOf(String(amount + 1))))}
        >
          +
        </button>
      </div>
      {kinds.map(({ kind, label }) => (
        <Button
          key={kind}
          size="sm"
          className={styles.change}
          data-kind={kind}
          aria-disabled={busy}
          onClick={busy ? undefined : () => void apply(kind)}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
