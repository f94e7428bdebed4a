import { Badge } from "@mantine/core";
import type { Preferences } from "domain/account/preferences";
import { Die } from "../../../ui/Die";
import { Eyebrow } from "../../../ui/Eyebrow";
import styles from "./Appearance.module.css";

const ROLLS = [
  { label: "Perception", notation: "1d20 + 5", die: 17, total: 22 },
  { label: "Initiative", notation: "1d20 + 2", die: 9, total: 11 },
] as const;

/** A corner of a sheet under the chosen preferences, and under nothing else of the page's. */
export function AppearancePreview({ preferences }: { preferences: Preferences }) {
  const { theme, accent, textSize, density } = preferences;
  return (
    <figure className={styles.preview}>
      <figcaption>Aperçu</figcaption>
      <div
        className={styles.sample}
        data-theme={theme}
        data-accent={accent}
        data-text-size={textSize}
        data-density={density}
      >
        <div className={styles.sampleHead}>
          <div>
            <Eyebrow>Rôdeuse · niveau 5</Eyebrow>
            <strong>Lorien des Saules</strong>
          </div>
          <Badge color="accent">Inspirée</Badge>
        </div>
        <ul className={styles.rolls}>
          {ROLLS.map(({ label, notation, die, total }) => (
            <li key={label}>
              <Die value={die} size={34} />
              <span>
                {label}
                <small>{notation}</small>
              </span>
              <b className="num">{total}</b>
            </li>
          ))}
        </ul>
        <span className={styles.sampleButton}>Lancer les dés</span>
      </div>
    </figure>
  );
}
