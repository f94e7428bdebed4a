import { Paper } from "@mantine/core";
import { LENGTHS } from "domain/game/forge/draftFields";
import {
  BASIC_LEVEL,
  BASIC_SKILLS,
  hitPointsMax,
  humanityMax,
  SKILL_POINTS,
  SKILL_RANGE,
  STAT_POINTS,
  STAT_RANGE,
  statPointsLeft,
} from "domain/games/cyberpunk/creation";
import {
  type CyberpunkDraft,
  DOSSIER,
  PLAYED_SKILL_RANGE,
  PLAYED_STAT_RANGE,
  RANK_RANGE,
} from "domain/games/cyberpunk/forge/draft";
import { type CyberpunkStepId, roleOf, skillPointsLeft } from "domain/games/cyberpunk/forge/steps";
import { CYBERPUNK_ROLES } from "domain/games/cyberpunk/roles";
import { CYBERPUNK_SKILLS, SKILL_GROUPS, STATS } from "domain/games/cyberpunk/traits";
import { elide } from "domain/values/text/elide";
import type { ComponentType } from "react";
import { ChoiceCards } from "../../../kits/forge/ChoiceCards";
import { Counter } from "../../../kits/forge/Counter";
import { CustomName } from "../../../kits/forge/CustomName";
import type { DraftStepProps } from "../../../kits/forge/draftStep";
import { Hint } from "../../../kits/forge/Hint";
import { LineFields } from "../../../kits/forge/LineFields";
import { PointsLeft } from "../../../kits/forge/PointsLeft";
import styles from "../../../kits/forge/steps.module.css";
import { TraitGroup } from "../../../kits/forge/TraitGroup";
import { AutoGrid } from "../../../ui/AutoGrid";

type StepProps = DraftStepProps<CyberpunkDraft>;

const skillName = (key: string) => CYBERPUNK_SKILLS.find((one) => one.key === key)?.label ?? key;

const ROLE_OPTIONS = CYBERPUNK_ROLES.map(({ id, name, ability, summary, skills }) => ({
  id,
  name,
  text: summary,
  facts: [ability, skills.map(skillName).join(", ")],
}));

function RoleStep({ draft, change, rules }: StepProps) {
  return (
    <>
      <ChoiceCards
        legend="Rôle"
        options={ROLE_OPTIONS}
        chosen={draft.roleId}
        onChoose={(roleId) => change({ ...draft, roleId, customRole: "" })}
      />
      {rules.played && (
        <Counter
          label={`Rang ${elide("de", roleOf(draft)?.ability ?? "rôle")}`}
          value={draft.rank}
          {...RANK_RANGE}
          onChange={(rank) => change({ ...draft, rank })}
        />
      )}
      <CustomName
        question="Un rôle qui n'est pas dans la liste ?"
        label="Nom du rôle"
        value={draft.customRole}
        onChange={(customRole) => change({ ...draft, roleId: "", customRole })}
      />
    </>
  );
}

function StatsStep({ draft, change, rules }: StepProps) {
  const { stats } = draft;
  const range = rules.played ? PLAYED_STAT_RANGE : STAT_RANGE;
  return (
    <>
      {!rules.played && <PointsLeft left={statPointsLeft(stats)} of={STAT_POINTS} />}
      <Paper className={styles.box}>
        <AutoGrid min={300} gap="4px var(--space-5)">
          {STATS.map(({ key, short, label }) => (
            <Counter
              key={key}
              label={label}
              detail={short}
              value={stats[key]}
              {...range}
              typed
              onChange={(value) => change({ ...draft, stats: { ...stats, [key]: value } })}
            />
          ))}
        </AutoGrid>
      </Paper>
      <Hint size="md">
        Cela te donne <strong>{hitPointsMax(stats.body, stats.will)}</strong> points de vie et{" "}
        <strong>{humanityMax(stats.emp)}</strong> d'humanité.
      </Hint>
    </>
  );
}

function SkillsStep({ draft, change, rules }: StepProps) {
  const range = rules.played ? PLAYED_SKILL_RANGE : SKILL_RANGE;
  const marked = roleOf(draft)?.skills ?? [];
  return (
    <>
      {!rules.played && <PointsLeft left={skillPointsLeft(draft)} of={SKILL_POINTS} />}
      <AutoGrid min={300} align="start">
        {SKILL_GROUPS.map(({ id, title, traits }) => (
          <TraitGroup key={id} title={title}>
            {traits.map(({ key, label, stat, double }) => {
              const value = draft.skills[key] ?? 0;
              return (
                <Counter
                  key={key}
                  label={double ? `${label} (× 2)` : label}
                  detail={`${stat.toUpperCase()} ${draft.stats[stat]} : base ${draft.stats[stat] + value}`}
                  marked={marked.includes(key)}
                  value={value}
                  {...range}
                  typed
                  min={!rules.played && BASIC_SKILLS.includes(key) ? BASIC_LEVEL : range.min}
                  onChange={(next) => change({ ...draft, skills: { ...draft.skills, [key]: next } })}
                />
              );
            })}
          </TraitGroup>
        ))}
      </AutoGrid>
    </>
  );
}

function DossierStep({ draft, change }: StepProps) {
  return (
    <LineFields
      fields={DOSSIER}
      lines={draft.dossier}
      maxLength={LENGTHS.line}
      onChange={(key, text) => change({ ...draft, dossier: { ...draft.dossier, [key]: text } })}
    />
  );
}

/** The steps that only Cyberpunk has. */
export const CYBERPUNK_PAGES: Readonly<
  Record<Exclude<CyberpunkStepId, "equipment" | "portrait" | "review">, ComponentType<StepProps>>
> = {
  role: RoleStep,
  stats: StatsStep,
  skills: SkillsStep,
  dossier: DossierStep,
};
