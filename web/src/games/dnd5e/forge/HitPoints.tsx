import { Stack } from "@mantine/core";
import { takeHitDice } from "domain/games/dnd5e/forge/choose";
import type { Dnd5eDraft } from "domain/games/dnd5e/forge/draft";
import { isHitDiceComplete, laterHitDice, maxHitPoints } from "domain/games/dnd5e/forge/hitDice";
import { ChipChoice } from "../../../kits/forge/Chips";
import { DiceRoll } from "../../../kits/forge/DiceRoll";
import type { DraftStepProps } from "../../../kits/forge/draftStep";
import stepStyles from "../../../kits/forge/steps.module.css";
import { NumberField } from "../../../kits/numbers/NumberField";
import { Die } from "../../../ui/Die";
import styles from "./Dnd5eSteps.module.css";

const MAX_HIT_POINTS = 999;

const RULES = [
  { id: "fixed", name: "Fixes" },
  { id: "rolled", name: "Jets" },
] as const;

/** Maximum hit points by the rule of the table, with the dice of each level where they are rolled. */
export function HitPoints({ draft, change, rules, dice }: DraftStepProps<Dnd5eDraft>) {
  const later = laterHitDice(draft);
  return (
    <Stack gap="sm">
      <p>
        <span className={stepStyles.figure}>{maxHitPoints(draft)}</span> points de vie au maximum
        {draft.baseScores.con === 0 && ", avant ce que ta Constitution y changera"}
      </p>
      {later.length > 0 && rules.table === undefined && (
        <ChipChoice
          legend="Points de vie des niveaux suivants"
          options={RULES}
          chosen={draft.hitPointRule}
          onChoose={(hitPointRule) => change({ ...draft, hitPointRule, maxHitPoints: 0 })}
        />
      )}
      {later.length > 0 && draft.hitPointRule === "rolled" && (
        <RolledLevels draft={draft} change={change} dice={dice} />
      )}
      {rules.played && (
        <NumberField
          label="Points de vie maximum"
          description="Laisse vide pour que la Forge les calcule."
          min={0}
          max={MAX_HIT_POINTS}
          optional
          value={draft.maxHitPoints || undefined}
          onChange={(typed) => change({ ...draft, maxHitPoints: typeof typed === "number" ? typed : 0 })}
        />
      )}
    </Stack>
  );
}

function RolledLevels({ draft, change, dice }: Omit<DraftStepProps<Dnd5eDraft>, "rules">) {
  const sides = laterHitDice(draft);
  const levels = sides.map((size, index) => ({ size, level: index + 2, value: draft.laterDice[index] }));
  return (
    <>
      <ol className={styles.levels} aria-label="Dés de vie">
        {levels.map(({ size, level, value }) => (
          <li key={level}>
            <Die
              key={value}
              sides={size}
              value={value ?? "?"}
              size={42}
              tone="system"
              rolling={value !== undefined}
            />
            <span>Niv. {level}</span>
          </li>
        ))}
      </ol>
      {!isHitDiceComplete(draft) && (
        <DiceRoll
          roll={() => dice.rollLevelDice(sides, draft.laterDice)}
          onRolled={(values) => change(takeHitDice(draft, values, dice.levelDiceFor))}
        >
          {dice.levelDiceFor === "" ? "Lancer les dés de vie" : "Lancer les dés de vie pour la table"}
        </DiceRoll>
      )}
    </>
  );
}
