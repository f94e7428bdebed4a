import { Stack } from "@mantine/core";
import type { RolledScore } from "domain/game/forge/scoreDice";
import { takeRolledScores } from "domain/games/dnd5e/forge/choose";
import type { Dnd5eDraft } from "domain/games/dnd5e/forge/draft";
import { useState } from "react";
import { DiceRoll } from "../../../kits/forge/DiceRoll";
import type { DraftStepProps } from "../../../kits/forge/draftStep";
import { Hint } from "../../../kits/forge/Hint";
import stepStyles from "../../../kits/forge/steps.module.css";
import { AutoGrid } from "../../../ui/AutoGrid";
import { Die } from "../../../ui/Die";
import styles from "./Dnd5eSteps.module.css";

/** The dice of a score, the lowest of which does not count. */
const markedDice = ({ dice }: RolledScore) => {
  const lowest = dice.indexOf(Math.min(...dice));
  return dice.map((value, index) => ({ index, value, dropped: index === lowest }));
};

/** The six scores by dice: rolled by the server for a table whose rule says so, once; for oneself as often as one likes. */
export function RolledScores({ draft, change, dice }: Omit<DraftStepProps<Dnd5eDraft>, "rules">) {
  const [shown, setShown] = useState<readonly RolledScore[]>([]);
  const isTable = dice.scoresFor !== "";
  const isRolled = draft.rolledScores.length > 0;
  const take = (scores: readonly RolledScore[]) => {
    setShown(scores);
    const totals = scores.map(({ total }) => total);
    change(takeRolledScores(draft, totals, dice.scoresFor));
  };
  const rolls = shown.map((score, index) => ({ ...score, index, marked: markedDice(score) }));
  return (
    <Stack gap="sm" align="start">
      {rolls.length > 0 && (
        <AutoGrid component="ol" min={150} gap="8px" w="100%" aria-label="Jets">
          {rolls.map(({ index, total, marked }) => (
            <li key={index} className={styles.roll} style={{ animationDelay: `${index * 90}ms` }}>
              <span className={styles.dice} aria-hidden="true">
                {marked.map(({ index: at, value, dropped }) => (
                  <span key={at} data-dropped={dropped || undefined}>
                    <Die sides={6} value={value} size={26} rolling />
                  </span>
                ))}
              </span>
              <span className={stepStyles.figure}>{total}</span>
            </li>
          ))}
        </AutoGrid>
      )}
      {isRolled && rolls.length === 0 && (
        <p>
          Tes jets : <strong>{draft.rolledScores.toSorted((a, b) => b - a).join(", ")}</strong>
        </p>
      )}
      <p className="visuallyHidden" role="status">
        {rolls.length > 0 && `Tes jets : ${rolls.map(({ total }) => total).join(", ")}`}
      </p>
      {isTable && (
        <Hint>Le serveur lance les dés de ta table, une seule fois : personne ne relance en secret.</Hint>
      )}
      {!(isTable && isRolled) && (
        <DiceRoll variant={isRolled ? "quiet" : "primary"} roll={dice.rollScores} onRolled={take}>
          {isRolled ? "Relancer les dés" : "Lancer les dés"}
        </DiceRoll>
      )}
    </Stack>
  );
}
