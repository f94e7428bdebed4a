import { Die } from "../../../ui/Die";
import styles from "./AnvilScene.module.css";

const CHOICES = [
  { step: "Origine", choice: "Elfe des saules" },
  { step: "Classe", choice: "Rôdeuse" },
  { step: "Historique", choice: "Errante" },
] as const;

const SCORES = [
  ["FOR", 12],
  ["DEX", 18],
  ["CON", 14],
  ["INT", 10],
  ["SAG", 15],
  ["CHA", 8],
] as const;

const HIGHEST_SCORE = 20;

/** A character on the anvil: choices made, scores falling into place, two dice still warm. Decoration. */
export function AnvilScene() {
  return (
    <div className={styles.anvil} aria-hidden="true">
      <div className={styles.sheet}>
        {CHOICES.map(({ step, choice }) => (
          <div className={styles.choice} key={step}>
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d="M10 1 18.5 5.5v9L10 19l-8.5-4.5v-9z" />
              <path d="m6.2 10.2 2.6 2.6 5-5.4" />
            </svg>
            <small>{step}</small>
            <strong>{choice}</strong>
          </div>
        ))}
        <div className={styles.scores}>
          {SCORES.map(([ability, score]) => (
            <div className={styles.score} key={ability}>
              <small>{ability}</small>
              <i style={{ inlineSize: `${(100 * score) / HIGHEST_SCORE}%` }} />
              <b className="num">{score}</b>
            </div>
          ))}
        </div>
      </div>
      <span className={styles.dice}>
        <Die sides={6} value={6} tone="gilt" size={58} />
        <Die value={18} size={76} />
      </span>
    </div>
  );
}
