import { Box, Paper, Stack, Text, VisuallyHidden } from "@mantine/core";
import type { RollRequest } from "domain/game/rolls/rollRequest";
import { savingThrowLabel } from "domain/games/dnd5e/savingThrowLabel";
import { type AbilityPanel, abilityPanels } from "domain/games/dnd5e/sheetRolls";
import { FALLBACKS } from "domain/sheet/character/fallbacks";
import type { Proficiency } from "domain/sheet/character/training";
import { formatModifier } from "domain/values/dice/rollDice";
import { valueText } from "domain/values/text/valueText";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { useSheet } from "../../../kits/sheet/openSheet";
import { Panel } from "../../../ui/Panel";
import { RollButton } from "../../../ui/RollButton";
import { check } from "../check";
import styles from "./Abilities.module.css";
import { Raised } from "./Raised";

/** The six abilities, each with its saving throw and its skills; all can be rolled (product §2). */
export function Abilities() {
  const { character } = useSheet().equipped;
  return (
    <Panel
      title="Caractéristiques et compétences"
      section="Caractéristiques"
      storageKey={STORAGE_KEYS.sheetPanel(character.system, character.id, "abilities")}
    >
      <div className={styles.abilities}>
        {abilityPanels(character).map((ability) => (
          <Ability key={ability.key} ability={ability} />
        ))}
      </div>
    </Panel>
  );
}

function Ability({ ability }: { ability: AbilityPanel }) {
  const { key, name, short, score, modifier, savingThrow, skills } = ability;
  return (
    <Paper component="section" variant="inset" className={styles.ability} aria-label={name}>
      <RollButton className={styles.check} request={check(name, modifier, { kind: "check", trait: key })}>
        <Stack component="span" gap={0} lh={1.25}>
          <Text span size="xs" lh="inherit" fw={700} lts="0.1em" c="var(--sys-ink)">
            {short}
          </Text>
          <Text span inherit fw={600}>
            {name}
          </Text>
        </Stack>
        <span className={`num ${styles.modifier}`}>{formatModifier(modifier)}</span>
        <Text span size="sm" c="var(--ink-2)">
          {valueText(score ?? FALLBACKS.roll)}
          <Raised target={key} />
        </Text>
      </RollButton>
      <Box component="ul" role="list" py={4} className={styles.lines}>
        <RollRow
          request={check(savingThrowLabel(name), savingThrow.bonus, { kind: "save", trait: key })}
          name="Sauvegarde"
          bonus={savingThrow.bonus}
          proficiency={savingThrow.proficiency}
        />
        {skills.map((skill) => (
          <RollRow
            key={skill.key}
            request={check(skill.name, skill.bonus, { kind: "check", trait: key, skill: skill.key })}
            name={skill.name}
            bonus={skill.bonus}
            proficiency={skill.proficiency}
          />
        ))}
      </Box>
      {skills.length === 0 && (
        <Text size="sm" c="dimmed" pb={10} pl={30} pr={12}>
          {FALLBACKS.skills}
        </Text>
      )}
    </Paper>
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
        <Text span inherit fw={620} className="num">
          {formatModifier(bonus)}
        </Text>
        <VisuallyHidden>{PROFICIENCY_WORDS[proficiency]}</VisuallyHidden>
      </RollButton>
    </li>
  );
}
