import type { Character } from "domain/character/character";
import { initiativeBonusOf, proficiencyBonusOf } from "domain/character/sheetRolls";
import { formatSpeed } from "domain/character/speed";
import { formatModifier } from "domain/dice/rollDice";
import type { Contribution } from "domain/equipment/contributions";
import type { ReactNode } from "react";
import { check, RollButton } from "../../../ui/RollButton";
import { Raised } from "./Raised";
import styles from "./Vitals.module.css";

interface VitalsProps {
  /** With its equipment on. */
  character: Character;
  contributions: readonly Contribution[];
  /** The card of hit points, which stands first. */
  hitPoints: ReactNode;
}

/** What one looks at first in a fight: hit points, armor class, initiative, speed and proficiency. */
export function Vitals({ character, contributions, hitPoints }: VitalsProps) {
  const initiative = initiativeBonusOf(character);
  const walk = character.speeds.walk;
  return (
    <div className={styles.vitals}>
      <div className={styles.hitPoints}>{hitPoints}</div>
      <dl className={styles.stats}>
        <div className={styles.stat}>
          <dt>
            <abbr title="Classe d'armure">CA</abbr>
          </dt>
          <dd className="num">{character.ac ?? "—"}</dd>
          <dd>
            <Raised contributions={contributions} target="ac" />
          </dd>
        </div>
        <div className={styles.stat}>
          <dt>Initiative</dt>
          <dd>
            <RollButton className={styles.roll} request={check("Initiative", initiative)}>
              <span className="visuallyHidden">Initiative </span>
              <span className="num">{formatModifier(initiative)}</span>
            </RollButton>
          </dd>
          <dd>
            <Raised contributions={contributions} target="initiative" />
          </dd>
        </div>
        <div className={styles.stat}>
          <dt>Vitesse</dt>
          <dd className="num">{walk ? formatSpeed(walk) : "—"}</dd>
          <dd>
            <Raised contributions={contributions} target="speed" unit={walk?.unit} />
          </dd>
        </div>
        <div className={styles.stat}>
          <dt>Maîtrise</dt>
          <dd className="num">{formatModifier(proficiencyBonusOf(character))}</dd>
          <dd>
            <Raised contributions={contributions} target="proficiency" />
          </dd>
        </div>
      </dl>
    </div>
  );
}
