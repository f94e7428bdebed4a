import { useState } from "react";
import { Constellation } from "../../ui/Constellation";
import styles from "./HeroDie.module.css";

const verdict = (value: number): string => {
  if (value === 20) return "Réussite critique !";
  return value === 1 ? "Échec critique…" : "Relancer le d20";
};

/** The d20 of the showcase. It really rolls: the first thing a visitor may do here is throw a die. */
export function HeroDie({ random = Math.random }: { random?: () => number }) {
  const [rolls, setRolls] = useState({ count: 0, value: 20 });
  const roll = () => setRolls(({ count }) => ({ count: count + 1, value: 1 + Math.floor(random() * 20) }));
  const rolled = rolls.count > 0;
  return (
    <div className={styles.hero}>
      <button type="button" className={styles.die} onClick={roll} aria-label="Lancer le d20">
        <Constellation key={rolls.count} value={rolls.value} rolling={rolled} />
        <span className={styles.caption} aria-hidden="true">
          {rolled ? verdict(rolls.value) : "Lancez le d20"}
        </span>
      </button>
      <p className="visuallyHidden" role="status">
        {rolled && `Résultat : ${rolls.value}`}
      </p>
    </div>
  );
}
