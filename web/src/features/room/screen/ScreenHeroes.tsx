import { type Vital, vitalText } from "domain/game/vitals";
import { nameLabel } from "domain/sheet/character/fallbacks";
import type { Hero } from "../../../table/heroes/useHeroes";
import styles from "./TableScreen.module.css";

interface ScreenHeroesProps {
  heroes: readonly Hero[];
  /** Beside a scene, only those between life and death. */
  dyingAlone: boolean;
}

/** Whether somebody is between life and death. */
export const isDying = ({ vitals }: Hero): boolean =>
  vitals.some((vital) => vital.kind === "condition" && vital.dying);

/** The heroes as all members may see them: their life, and what has befallen them. */
export function ScreenHeroes({ heroes, dyingAlone }: ScreenHeroesProps) {
  const shown = dyingAlone ? heroes.filter(isDying) : heroes;
  if (shown.length === 0) {
    return dyingAlone ? null : <p className={styles.empty}>La carte s'affichera ici.</p>;
  }
  return (
    <ul className={styles.heroes} aria-label="Héros" data-dying={dyingAlone || undefined}>
      {shown.map((hero) => (
        <li key={hero.id} className={styles.hero} data-dying={isDying(hero) || undefined}>
          <b className={styles.heroName}>{nameLabel(hero)}</b>
          {dyingAlone ? <Conditions hero={hero} dyingAlone /> : <State hero={hero} />}
        </li>
      ))}
    </ul>
  );
}

function State({ hero }: { hero: Hero }) {
  return (
    <>
      {hero.vitals
        .filter((vital) => vital.kind === "gauge" || vital.kind === "track")
        .map((vital) => (
          <span key={vital.label} className={styles.gauge} data-tone={vital.tone}>
            {vitalText(vital)}
            <i aria-hidden="true" style={{ inlineSize: `${partOf(vital) * 100}%` }} />
          </span>
        ))}
      <Conditions hero={hero} />
    </>
  );
}

/** How much of it is left, from 0 to 1. */
function partOf(vital: Extract<Vital, { max: number }>): number {
  const current = vital.kind === "gauge" ? vital.current : vital.max - vital.superficial - vital.aggravated;
  return vital.max === 0 ? 0 : Math.min(1, Math.max(0, current / vital.max));
}

function Conditions({ hero, dyingAlone = false }: { hero: Hero; dyingAlone?: boolean }) {
  const held = hero.vitals.filter(
    (vital) => vital.kind === "condition" && (!dyingAlone || vital.dying === true),
  );
  return held.length > 0 && <span className={styles.conditions}>{held.map(vitalText).join(" · ")}</span>;
}
