import { Button, TextInput } from "@mantine/core";
import { takeHitDice } from "domain/forge/dnd5e/choose";
import type { Dnd5eDraft } from "domain/forge/dnd5e/draft";
import { isHitDiceComplete, laterHitDice, maxHitPoints } from "domain/forge/dnd5e/hitDice";
import { useState } from "react";
import { Die } from "../../../ui/Die";
import { FormError } from "../../../ui/FormError";
import type { DraftStepProps } from "../steps/draftStep";
import { PillChoice } from "../steps/ToggleChips";
import styles from "./Dnd5eSteps.module.css";

const RULES = [
  { id: "fixed", name: "Fixes" },
  { id: "rolled", name: "Jets" },
] as const;

/** Maximum hit points by the rule of the table, with the dice of each level where they are rolled. */
export function HitPoints({ draft, change, rules, dice }: DraftStepProps<Dnd5eDraft>) {
  const later = laterHitDice(draft);
  return (
    <div className={styles.hitPoints}>
      <p>
        <span className={styles.figure}>{maxHitPoints(draft)}</span> points de vie au maximum
        {draft.baseScores.con === 0 && ", avant ce que ta Constitution y changera"}
      </p>
      {later.length > 0 && rules.table === undefined && (
        <PillChoice
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
        <TextInput
          label="Points de vie maximum"
          description="Laisse vide pour que la Forge les calcule."
          type="number"
          inputMode="numeric"
          min={0}
          max={999}
          value={draft.maxHitPoints || ""}
          onChange={({ currentTarget }) => {
            const typed = Math.trunc(currentTarget.valueAsNumber || 0);
            change({ ...draft, maxHitPoints: Math.min(999, Math.max(0, typed)) });
          }}
        />
      )}
    </div>
  );
}

function RolledLevels({ draft, change, dice }: Omit<DraftStepProps<Dnd5eDraft>, "rules">) {
  const [rolling, setRolling] = useState(false);
  const [problem, setProblem] = useState<string>();
  const sides = laterHitDice(draft);
  const levels = sides.map((size, index) => ({ size, level: index + 2, value: draft.laterDice[index] }));
  const roll = async () => {
    setRolling(true);
    setProblem(undefined);
    try {
      change(takeHitDice(draft, await dice.rollHitDice(sides, draft.laterDice), dice.hitDiceFor));
    } catch {
      setProblem("Les dés n'ont pas pu être lancés. Réessaie dans quelques instants.");
    }
    setRolling(false);
  };
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
        <Button loading={rolling} onClick={() => void roll()}>
          {dice.hitDiceFor === "" ? "Lancer les dés de vie" : "Lancer les dés de vie pour la table"}
        </Button>
      )}
      <FormError>{problem}</FormError>
    </>
  );
}
