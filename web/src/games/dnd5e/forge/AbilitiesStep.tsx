import { Button, Group, Paper, Stack, TextInput, Title } from "@mantine/core";
import { ABILITIES } from "domain/games/dnd5e/abilities";
import { POINT_BUY_BUDGET, pointBuyLeft } from "domain/games/dnd5e/abilityMethods";
import { mainAbilityNames, spreadScores } from "domain/games/dnd5e/forge/abilityPriority";
import { chooseScoreMethod } from "domain/games/dnd5e/forge/choose";
import type { Dnd5eDraft, ScoreMethod } from "domain/games/dnd5e/forge/draft";
import { className, finalScore, improvementPoints, improvementsSpent } from "domain/games/dnd5e/forge/facts";
import { ABILITY_KEYS } from "domain/sheet/character/abilities";
import { SETTING_FIELDS } from "domain/table/campaign/settings";
import { plural } from "domain/values/text/plural";
import { ChipChoice } from "../../../kits/forge/Chips";
import { Counter } from "../../../kits/forge/Counter";
import type { DraftStepProps } from "../../../kits/forge/draftStep";
import { Hint } from "../../../kits/forge/Hint";
import styles from "../../../kits/forge/steps.module.css";
import { AutoGrid } from "../../../ui/AutoGrid";
import { Gauge } from "../../../ui/Gauge";
import { AbilityRow } from "./AbilityRow";
import { RolledScores } from "./RolledScores";

const METHOD_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  SETTING_FIELDS.filter(({ name }) => name === "abilityMethod").flatMap(({ options }) =>
    options.map(({ value, label }) => [String(value), label]),
  ),
);

const METHODS = (["standard_array", "point_buy", "rolled"] as const).map((id) => ({
  id,
  name: METHOD_LABELS[id] ?? id,
}));

const METHOD_HINTS: Readonly<Record<ScoreMethod, string>> = {
  standard_array: "Six valeurs toutes prêtes : donne chacune à une caractéristique.",
  point_buy: "Chaque score coûte des points, et les plus hauts coûtent plus cher. Dépense-les tous.",
  rolled: "Pour chaque score on lance quatre dés et on oublie le plus faible.",
};

export function AbilitiesStep({ draft, change, rules, dice }: DraftStepProps<Dnd5eDraft>) {
  const { scoreMethod } = draft;
  return (
    <>
      {rules.played ? (
        <Hint>Les scores de départ, puis ce que les niveaux y ont ajouté.</Hint>
      ) : (
        <Stack gap={8}>
          {rules.table === undefined ? (
            <ChipChoice
              legend="Méthode"
              options={METHODS}
              chosen={scoreMethod}
              onChoose={(method) => change(chooseScoreMethod(draft, method))}
            />
          ) : (
            <p>
              <strong>{METHOD_LABELS[scoreMethod]}</strong>, par la règle de ta table.
            </p>
          )}
          <Hint>{METHOD_HINTS[scoreMethod]}</Hint>
        </Stack>
      )}
      {!rules.played && scoreMethod === "rolled" && (
        <RolledScores draft={draft} change={change} dice={dice} />
      )}
      {!rules.played && scoreMethod === "point_buy" && <Budget draft={draft} />}
      {!rules.played && <SpreadForMe draft={draft} change={change} />}
      <AutoGrid min={330} gap="10px">
        {ABILITY_KEYS.map((ability) => (
          <AbilityRow key={ability} draft={draft} change={change} ability={ability} free={rules.played} />
        ))}
      </AutoGrid>
      <Improvements draft={draft} change={change} rules={rules} dice={dice} />
    </>
  );
}

/** Who does not know where the values belong lets the class place them, and may change it then. */
function SpreadForMe({ draft, change }: Pick<DraftStepProps<Dnd5eDraft>, "draft" | "change">) {
  const spread = spreadScores(draft);
  const needed = mainAbilityNames(draft);
  return (
    <Group gap="8px 14px">
      <Button size="sm" disabled={spread === draft} onClick={() => change(spread)}>
        Répartir pour moi
      </Button>
      {needed && (
        <Hint>
          {className(draft)} : d'abord {needed}.
        </Hint>
      )}
    </Group>
  );
}

/** What is left of the points, as a number that is said and a bar that empties. */
function Budget({ draft }: { draft: Dnd5eDraft }) {
  const left = pointBuyLeft(draft.baseScores) ?? 0;
  return (
    <Stack gap={8}>
      <p role="status">
        <span className={styles.figure}>{left}</span> {plural(left, "point", "points")} sur {POINT_BUY_BUDGET}{" "}
        à dépenser
      </p>
      <Gauge
        label="Points à dépenser"
        value={Math.max(0, left)}
        max={POINT_BUY_BUDGET}
        fraction={Math.max(0, left) / POINT_BUY_BUDGET}
        tone={left < 0 ? "danger" : "resource"}
      />
    </Stack>
  );
}

/** What levels gave; nothing before the fourth. */
function Improvements({ draft, change, rules }: DraftStepProps<Dnd5eDraft>) {
  const points = improvementPoints(draft);
  if (points === 0 && !rules.played) return null;
  const spent = improvementsSpent(draft);
  const mayHaveFeats = rules.played || (rules.table?.feats ?? true);
  return (
    <Paper component="section" aria-label="Améliorations">
      <Stack gap="sm">
        <Title order={3}>Améliorations de niveau</Title>
        <Hint role="status">
          {spent} {plural(spent, "point", "points")} sur {points}
        </Hint>
        <AutoGrid min={230} gap="0 var(--space-5)">
          {ABILITY_KEYS.map((key) => (
            <Counter
              key={key}
              label={ABILITIES[key].name}
              detail={`Score ${finalScore(draft, key)}`}
              value={draft.improvements[key]}
              min={0}
              max={20}
              onChange={(value) =>
                change({ ...draft, improvements: { ...draft.improvements, [key]: value } })
              }
            />
          ))}
        </AutoGrid>
        {mayHaveFeats && (
          <TextInput
            label="Dons"
            description="Chaque don prend deux de ces points. Sépare-les par des virgules."
            maxLength={160}
            value={draft.feats}
            onChange={({ currentTarget }) => change({ ...draft, feats: currentTarget.value })}
          />
        )}
      </Stack>
    </Paper>
  );
}
