import type { Character } from "domain/character/character";
import { FALLBACKS } from "domain/character/fallbacks";
import { type AbilityPanel, abilityPanels } from "domain/character/sheetRolls";
import type { Proficiency } from "domain/character/training";
import { formatModifier } from "domain/dice/rollDice";
import type { Contribution } from "domain/equipment/contributions";
import { check, RollButton, type RollRequest } from "../../../ui/RollButton";
import styles from "./Abilities.module.css";
import { Raised } from "./Raised";

interface AbilitiesProps {
  /** With its equipment on. */
  character: Character;
  contributions: readonly Contribution[];
}

/** The six abilities, each with its saving throw and the skills that lean on it; all can be rolled (product §2). */
export function Abilities({ character, contributions }: AbilitiesProps) {
  return (
    <div className={styles.abilities}>
      {abilityPanels(character).map((ability) => (
        <Ability key={ability.key} ability={ability} contributions={contributions} />
      ))}
    </div>
  );
}

function Ability({
  ability,
  contributions,
}: { ability: AbilityPanel } & Pick<AbilitiesProps, "contributions">) {
  const { key, name, short, score, modifier, savingThrow, skills } = ability;
  return (
    <section className={styles.ability} aria-label={name}>
      <RollButton className={styles.head} request={check(name, modifier)}>
        <span className={styles.name}>
          <span className={styles.short}>{short}</span>
          <span className={styles.long}>{name}</span>
        </span>
        <span className={`num ${styles.modifier}`}>{formatModifier(modifier)}</span>
        <span className={styles.score}>
          {score ?? FALLBACKS.roll}
          <Raised contributions={contributions} target={key} />
        </span>
      </RollButton>
      <ul className={styles.lines}>
        <RollRow
          request={check(`Sauvegarde de ${name}`, savingThrow.bonus)}
          name="Sauvegarde"
          bonus={savingThrow.bonus}
          proficiency={savingThrow.proficiency}
        />
        {skills.map((skill) => (
          <RollRow
            key={skill.key}
            request={check(skill.name, skill.bonus)}
            name={skill.name}
            bonus={skill.bonus}
            proficiency={skill.proficiency}
          />
        ))}
      </ul>
      {skills.length === 0 && <p className={styles.none}>{FALLBACKS.skills}</p>}
    </section>
  );
}

const PROFICIENCY_WORDS: Readonly<Record<Proficiency, string>> = {
  none: "",
  half: "demi-maîtrise",
  proficient: "maîtrise",
  expertise: "expertise",
};

interface RollRowProps {
  request: RollRequest | undefined;
  name: string;
  bonus: number | undefined;
  proficiency: Proficiency;
}

function RollRow({ request, name, bonus, proficiency }: RollRowProps) {
  return (
    <li>
      <RollButton className={styles.line} request={request}>
        <i
          className={styles.mark}
          data-proficiency={proficiency}
          title={PROFICIENCY_WORDS[proficiency]}
          aria-hidden="true"
        />
        <span className={styles.lineName}>{name}</span>
        <span className={`num ${styles.bonus}`}>{formatModifier(bonus)}</span>
        <span className="visuallyHidden">{PROFICIENCY_WORDS[proficiency]}</span>
      </RollButton>
    </li>
  );
}
