import { Group, NativeSelect, Stack, Text } from "@mantine/core";
import {
  CHARACTERISTIC_POINTS,
  CHARACTERISTIC_RANGE,
  characteristicPointsLeft,
  hitPointsMax,
  magicPointsMax,
  QUICK_ARRAY,
} from "domain/games/cthulhu/creation";
import { agedCharacteristics, luckOf } from "domain/games/cthulhu/forge/ageing";
import {
  chooseMethod,
  giveCharacteristic,
  takeRolledCharacteristics,
  takeRolledLuck,
} from "domain/games/cthulhu/forge/choose";
import { type CthulhuDraft, PERCENT_RANGE } from "domain/games/cthulhu/forge/draft";
import { CHARACTERISTICS } from "domain/games/cthulhu/traits";
import { elide } from "domain/values/text/elide";
import { ChipChoice } from "../../../kits/forge/Chips";
import { Counter } from "../../../kits/forge/Counter";
import { DiceRoll } from "../../../kits/forge/DiceRoll";
import type { DraftStepProps } from "../../../kits/forge/draftStep";
import { Hint } from "../../../kits/forge/Hint";
import { PointsLeft } from "../../../kits/forge/PointsLeft";
import { ScoreRow } from "../../../kits/forge/ScoreRow";
import { AutoGrid } from "../../../ui/AutoGrid";
import { Die } from "../../../ui/Die";
import { Ageing } from "./Ageing";

type StepProps = DraftStepProps<CthulhuDraft>;

const METHODS = [
  { id: "quick", name: "Valeurs toutes prêtes" },
  { id: "bought", name: "Achat de points" },
  { id: "rolled", name: "Jets de dés" },
] as const;

const HINTS: Readonly<Record<string, string>> = {
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
  const { method } = draft;
  const characteristics = agedCharacteristics(draft);
  const isDone = Object.values(characteristics).every((value) => value > 0);
  const isRolledByTable = dice.scoresFor !== "";
  return (
    <>
      {!rules.played && !isRolledByTable && (
        <ChipChoice
          legend="Méthode"
          options={METHODS}
          chosen={method}
          onChoose={(next) => change(chooseMethod(draft, next))}
        />
      )}
      {!rules.played && isRolledByTable && (
        <p>
          <strong>{METHODS.find(({ id }) => id === method)?.name}</strong>, par la règle de ta table.
        </p>
      )}
      {!rules.played && method === "bought" && (
        <PointsLeft left={characteristicPointsLeft(draft.characteristics)} of={CHARACTERISTIC_POINTS} />
      )}
      {!rules.played && <RolledDice draft={draft} change={change} rules={rules} dice={dice} />}
      <AutoGrid min={330} gap="10px">
        {CHARACTERISTICS.map((characteristic) => (
          <CharacteristicRow
            key={characteristic.key}
            {...{ draft, change, rules, dice }}
            characteristic={characteristic}
          />
        ))}
      </AutoGrid>
      {isDone && !rules.played && <Ageing draft={draft} change={change} />}
      {isDone && (
        <Hint>
          Cela te donne <strong>{hitPointsMax(characteristics.con, characteristics.siz)}</strong> points de
          vie, <strong>{characteristics.pow}</strong> de santé mentale et{" "}
          <strong>{magicPointsMax(characteristics.pow)}</strong> points de magie.
        </Hint>
      )}
    </>
  );
}

type Characteristic = (typeof CHARACTERISTICS)[number];

function CharacteristicRow({
  draft,
  change,
  rules,
  characteristic,
}: StepProps & { characteristic: Characteristic }) {
  const { key, short, label } = characteristic;
  const value = draft.characteristics[key];
  const give = (next: number) =>
    change({ ...draft, characteristics: { ...draft.characteristics, [key]: next } });
  return (
    <ScoreRow
      label={label}
      short={short}
      score={value || undefined}
      derived={<small>½ {Math.floor(value / 2)}</small>}
    >
      <Hint>{HINTS[key]}</Hint>
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
          label={`Valeur ${elide("de", label)}`}
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
        <Text fw={600}>{label}</Text>
      )}
    </ScoreRow>
  );
}

/** The dice: Luck for everybody, the characteristics too where they are rolled. */
function RolledDice({ draft, change, dice }: StepProps) {
  const isRolled = draft.method === "rolled";
  const isDone = draft.luck > 0 && (!isRolled || Object.values(draft.characteristics).every((v) => v > 0));
  const isTable = isRolled && dice.scoresFor !== "";
  return (
    <Group gap="md" wrap="nowrap">
      <Die
        key={draft.luck}
        sides={10}
        value={draft.luck || "?"}
        size={64}
        tone="system"
        rolling={draft.luck > 0}
      />
      <Stack gap={8} align="start">
        <p role="status">
          {draft.luck > 0 ? (
            <>
              Chance : <strong>{luckOf(draft)}</strong>
            </>
          ) : isRolled ? (
            "Huit caractéristiques et ta Chance, d'un seul jet."
          ) : (
            "La Chance se lance toujours."
          )}
        </p>
        {isTable && <Hint>Le serveur lance les dés de ta table, une seule fois.</Hint>}
        {!(isDone && (isTable || !isRolled)) && (
          <DiceRoll
            size="sm"
            variant={isDone ? "quiet" : "primary"}
            roll={dice.rollScores}
            onRolled={(scores) => {
              const totals = scores.map(({ total }) => total);
              const taken = isRolled
                ? takeRolledCharacteristics(draft, totals, dice.scoresFor)
                : takeRolledLuck(draft, totals);
              change(taken);
            }}
          >
            {isDone ? "Relancer les dés" : "Lancer les dés"}
          </DiceRoll>
        )}
      </Stack>
    </Group>
  );
}
