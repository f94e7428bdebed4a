import { Button } from "@mantine/core";
import type { RolledScore } from "domain/documents/forgeRolls";
import { takeRolledScores } from "domain/forge/dnd5e/choose";
import type { Dnd5eDraft } from "domain/forge/dnd5e/draft";
import { useState } from "react";
import { Die } from "../../../ui/Die";
import { FormError } from "../../../ui/FormError";
import type { DraftStepProps } from "../steps/draftStep";
import styles from "./Dnd5eSteps.module.css";

const keptOf = ({ dice }: RolledScore) => {
  const lowest = dice.indexOf(Math.min(...dice));
  return dice.map((value, place) => ({ place, value, dropped: place === lowest }));
};

/** The throw of the six scores: by the server for a table that rolls, once; for oneself as often as one likes. */
export function RolledScores({ draft, change, dice }: Omit<DraftStepProps<Dnd5eDraft>, "rules">) {
  const [shown, setShown] = useState<readonly RolledScore[]>([]);
  const [rolling, setRolling] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isTable = dice.scoresFor !== "";
  const isRolled = draft.rolledScores.length > 0;
  const roll = async () => {
    setRolling(true);
    setProblem(undefined);
    try {
      const scores = await dice.rollScores();
      setShown(scores);
      change(
        takeRolledScores(
          draft,
          scores.map(({ total }) => total),
          dice.scoresFor,
        ),
      );
    } catch {
      setProblem("Les dés n'ont pas pu être lancés. Réessaie dans quelques instants.");
    }
    setRolling(false);
  };
  const totals = shown.map((score, place) => ({ ...score, place, faces: keptOf(score) }));
  return (
    <div className={styles.rolled}>
      {totals.length > 0 && (
        <ol className={styles.throws} aria-label="Jets">
          {totals.map(({ place, total, faces }) => (
            <li key={place} style={{ animationDelay: `${place * 90}ms` }}>
              <span className={styles.faces} aria-hidden="true">
                {faces.map(({ place: at, value, dropped }) => (
                  <span key={at} data-dropped={dropped || undefined}>
                    <Die sides={6} value={value} size={26} rolling />
                  </span>
                ))}
              </span>
              <span className={styles.figure}>{total}</span>
            </li>
          ))}
        </ol>
      )}
      {isRolled && totals.length === 0 && (
        <p>
          Tes jets : <strong>{draft.rolledScores.toSorted((a, b) => b - a).join(", ")}</strong>
        </p>
      )}
      <p className="visuallyHidden" role="status">
        {totals.length > 0 && `Tes jets : ${totals.map(({ total }) => total).join(", ")}`}
      </p>
      {isTable && (
        <p className={styles.words}>
          Le serveur lance les dés de ta table, une seule fois : personne ne relance en secret.
        </p>
      )}
      {!(isTable && isRolled) && (
        <Button variant={isRolled ? "quiet" : "primary"} loading={rolling} onClick={() => void roll()}>
          {isRolled ? "Relancer les dés" : "Lancer les dés"}
        </Button>
      )}
      <FormError>{problem}</FormError>
    </div>
  );
}
