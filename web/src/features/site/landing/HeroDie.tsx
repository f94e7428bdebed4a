import { useState } from "react";
import { Constellation } from "../../../ui/Constellation";
import styles from "./HeroDie.module.css";

const spoken = (value: number): string => {
  if (value === 20) return "Résultat : 20, réussite critique !";
  return value === 1 ? "Résultat : 1, échec critique." : `Résultat : ${value}`;
};

/** The d20 of the showcase. It really rolls: the first thing a visitor may do here is throw a die. */
export function HeroDie({ random = Math.random }: { random?: () => number }) {
  const [rolls, setRolls] = useState({ count: 0, value: 20 });
  const roll = () => setRolls(({ count }) => ({ count: count + 1, value: 1 + Math.floor(random() * 20) }));
  const rolled = rolls.count > 0;
  return (
    <div className={styles.hero}>
      <button type="button" className={styles.die} onClick={roll}>
        <Constellation value={rolls.value} roll={rolls.count} />
        <span className={styles.caption}>{rolled ? "Relancer le d20" : "Lancer le d20"}</span>
      </button>
      <p className="visuallyHidden" role="status">
        {rolled && spoken(rolls.value)}
      </p>
    </div>
  );
}
