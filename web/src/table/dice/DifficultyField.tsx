import { NativeSelect } from "@mantine/core";
import { MAX_DIFFICULTY } from "domain/documents/askContent";
import { REQUIRED_LEVELS, type RequiredLevel } from "domain/games/cthulhu/percentRoll";
import type { Situation } from "domain/table/rolls/prepareRoll";
import type { SystemId } from "domain/values/systemIds";
import { WholeField } from "./GameForm";

export type Difficulty = Pick<Situation, "difficulty" | "level">;

const LABELS: Readonly<Record<SystemId, string>> = {
  dnd5e: "DD ou CA",
  vampire: "Difficulté",
  cyberpunk: "Valeur à battre",
  cthulhu: "Réussite demandée",
};

const LEVEL_LABELS: Readonly<Record<RequiredLevel, string>> = {
  regular: "Ordinaire",
  hard: "Majeure",
  extreme: "Extrême",
};

interface DifficultyFieldProps extends Difficulty {
  system: SystemId;
  onChange: (change: Partial<Difficulty>) => void;
}

/** What a roll must reach, in the game's terms: a number, or a level of success. */
export function DifficultyField({ system, difficulty, level, onChange }: DifficultyFieldProps) {
  const max = MAX_DIFFICULTY[system];
  if (max !== undefined) {
    return (
      <WholeField
        label={LABELS[system]}
        placeholder="aucune"
        min={1}
        max={max}
        value={difficulty}
        onChange={(value) => onChange({ difficulty: value })}
      />
    );
  }
  return (
    <NativeSelect
      size="sm"
      label={LABELS[system]}
      data={REQUIRED_LEVELS.map((value) => ({ value, label: LEVEL_LABELS[value] }))}
      value={level}
      onChange={({ currentTarget }) =>
        onChange({ level: REQUIRED_LEVELS.find((one) => one === currentTarget.value) ?? "regular" })
      }
    />
  );
}
