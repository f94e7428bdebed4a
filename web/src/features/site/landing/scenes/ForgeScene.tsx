import { Medallion } from "../../../../ui/Medallion";
import styles from "./ForgeScene.module.css";

const SCORES = [
  ["FOR", "+1"],
  ["DEX", "+4"],
  ["CON", "+2"],
  ["INT", "+0"],
  ["SAG", "+2"],
  ["CHA", "−1"],
] as const;

/** A sheet fresh from the Forge, between the dice it was made with. */
export function ForgeScene() {
  return (
    <div className={styles.sheet}>
      <div className={styles.who}>
        <Medallion system="dnd5e" size={46}>
          LD
        </Medallion>
        <span>
          <strong>Lorien des Saules</strong>
          <small>Elfe · Rôdeuse niveau 5 · Errante</small>
        </span>
      </div>
      <div className={styles.scores}>
        {SCORES.map(([ability, modifier]) => (
          <span className={styles.score} key={ability}>
            <small>{ability}</small>
            <b className="num">{modifier}</b>
          </span>
        ))}
      </div>
    </div>
  );
}
