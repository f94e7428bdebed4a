import { Button, NativeSelect } from "@mantine/core";
import {
  chooseMethod,
  giveCharacteristic,
  takeRolledCharacteristics,
  takeRolledLuck,
} from "domain/forge/cthulhu/choose";
import { type CthulhuDraft, PERCENT_RANGE } from "domain/forge/cthulhu/draft";
import {
  CHARACTERISTIC_POINTS,
  CHARACTERISTIC_RANGE,
  characteristicPointsLeft,
  hitPointsMax,
  magicPointsMax,
  QUICK_ARRAY,
} from "domain/systems/cthulhu/creation";
import { CHARACTERISTICS } from "domain/systems/cthulhu/traits";
import { useState } from "react";
import { Die } from "../../../ui/Die";
import { FormError } from "../../../ui/FormError";
import { Counter } from "../steps/Counter";
import type { DraftStepProps } from "../steps/draftStep";
import { PointsLeft } from "../steps/PointsLeft";
import { PillChoice } from "../steps/ToggleChips";
import styles from "./CthulhuSteps.module.css";

type StepProps = DraftStepProps<CthulhuDraft>;

const METHODS = [
  { id: "quick", name: "Valeurs toutes prêtes" },
  { id: "bought", name: "Achat de points" },
  { id: "rolled", name: "Jets de dés" },
] as const;

const WORDS: Readonly<Record<string, string>> = {
  str: "Soulever, frapper, tenir.",
  con: "Encaisser, résister au poison.",
  siz: "Ta carrure : elle compte dans tes points de vie.",
  dex: "Agir le premier, esquiver.",
  app: "L'effet que tu fais en entrant.",
  int: "Comprendre ; tes points d'intérêt.",
  pow: "Ta volonté : santé mentale et magie.",
  edu: "Ce que tu as appris ; tes points d'occupation.",
};

export function CharacteristicsStep({ draft, change, rules, dice }: StepProps) {
  const { characteristics, method } = draft;
  const isDone = Object.values(characteristics).every((value) => value > 0);
  return (
    <>
      {!rules.played && rules.table === undefined && (
        <PillChoice
          legend="Méthode"
          options={METHODS}
          chosen={method}
          onChoose={(next) => change(chooseMethod(draft, next))}
        />
      )}
      {!rules.played && rules.table !== undefined && (
        <p>
          <strong>{METHODS.find(({ id }) => id === method)?.name}</strong>, par la règle de ta table.
        </p>
      )}
      {!rules.played && method === "bought" && (
        <PointsLeft left={characteristicPointsLeft(characteristics)} of={CHARACTERISTIC_POINTS} />
      )}
      {!rules.played && <Throws draft={draft} change={change} rules={rules} dice={dice} />}
      <div className={styles.characteristics}>
        {CHARACTERISTICS.map((characteristic) => (
          <Row key={characteristic.key} {...{ draft, change, rules, dice }} characteristic={characteristic} />
        ))}
      </div>
      {isDone && (
        <p className={styles.words}>
          Cela te donne <strong>{hitPointsMax(characteristics.con, characteristics.siz)}</strong> points de
          vie, <strong>{characteristics.pow}</strong> de santé mentale et{" "}
          <strong>{magicPointsMax(characteristics.pow)}</strong> points de magie.
        </p>
      )}
    </>
  );
}

type Characteristic = (typeof CHARACTERISTICS)[number];

function Row({ draft, change, rules, characteristic }: StepProps & { characteristic: Characteristic }) {
  const { key, short, label } = characteristic;
  const value = draft.characteristics[key];
  const give = (next: number) =>
    change({ ...draft, characteristics: { ...draft.characteristics, [key]: next } });
  return (
    <section className={styles.characteristic} aria-label={label}>
      <div className={styles.score} data-open={value === 0 || undefined}>
        <span className={styles.short}>{short}</span>
        <span className={styles.figure}>{value || "—"}</span>
        <span className={styles.half}>{value > 0 && `½ ${Math.floor(value / 2)}`}</span>
      </div>
      <div className={styles.control}>
        <p className={styles.words}>{WORDS[key]}</p>
        {rules.played || draft.method === "bought" ? (
          <Counter
            label={label}
            value={value}
            {...(rules.played ? PERCENT_RANGE : CHARACTERISTIC_RANGE)}
            step={5}
            typed
            onChange={give}
          />
        ) : draft.method === "quick" ? (
          <NativeSelect
            label={`Valeur de ${label}`}
            value={value}
            onChange={({ currentTarget }) =>
              change(giveCharacteristic(draft, key, Number(currentTarget.value)))
            }
          >
            <option value={0}>À choisir</option>
            {[...new Set(QUICK_ARRAY)].map((score) => (
              <option key={score} value={score}>
                {score}
              </option>
            ))}
          </NativeSelect>
        ) : (
          <p className={styles.label}>{label}</p>
        )}
      </div>
    </section>
  );
}

/** The dice: Luck for everybody, the characteristics too where they are rolled. */
function Throws({ draft, change, dice }: StepProps) {
  const [rolling, setRolling] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isRolled = draft.method === "rolled";
  const isDone = draft.luck > 0 && (!isRolled || Object.values(draft.characteristics).every((v) => v > 0));
  const isTable = isRolled && dice.scoresFor !== "";
  const roll = async () => {
    setRolling(true);
    setProblem(undefined);
    try {
      const totals = (await dice.rollScores()).map(({ total }) => total);
      change(
        isRolled ? takeRolledCharacteristics(draft, totals, dice.scoresFor) : takeRolledLuck(draft, totals),
      );
    } catch {
      setProblem("Les dés n'ont pas pu être lancés. Réessaie dans quelques instants.");
    }
    setRolling(false);
  };
  return (
    <div className={styles.throws}>
      <Die
        key={draft.luck}
        sides={10}
        value={draft.luck || "?"}
        size={64}
        tone="system"
        rolling={draft.luck > 0}
      />
      <div>
        <p role="status">
          {draft.luck > 0 ? (
            <>
              Chance : <strong>{draft.luck}</strong>
            </>
          ) : isRolled ? (
            "Huit caractéristiques et ta Chance, d'un seul jet."
          ) : (
            "La Chance se lance toujours."
          )}
        </p>
        {isTable && <p className={styles.words}>Le serveur lance les dés de ta table, une seule fois.</p>}
        {!(isTable && isDone) && (
          <Button
            size="sm"
            variant={isDone ? "quiet" : "primary"}
            loading={rolling}
            onClick={() => void roll()}
          >
            {isDone ? "Relancer les dés" : "Lancer les dés"}
          </Button>
        )}
        <FormError>{problem}</FormError>
      </div>
    </div>
  );
}
