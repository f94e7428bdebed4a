import { NativeSelect } from "@mantine/core";
import type { Situation } from "domain/game/rolls/situation";
import { REQUIRED_LEVELS, type RequiredLevel } from "domain/game/rolls/situation";
import { gameOf } from "domain/games/registry/games";
import type { SystemId } from "domain/values/systemIds";
import { WholeField } from "./GameForm";

export type Difficulty = Pick<Situation, "difficulty" | "level">;

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
  const { difficulty: asked } = gameOf(system).asks;
  if (asked !== undefined) {
    return (
      <WholeField
        label={asked.label}
        placeholder="aucune"
        min={1}
        max={asked.max}
        value={difficulty}
        onChange={(value) => onChange({ difficulty: value })}
      />
    );
  }
  return (
    <NativeSelect
      size="sm"
      label="Réussite demandée"
      data={REQUIRED_LEVELS.map((value) => ({ value, label: LEVEL_LABELS[value] }))}
      value={level}
      onChange={({ currentTarget }) =>
        onChange({ level: REQUIRED_LEVELS.find((one) => one === currentTarget.value) ?? "regular" })
      }
    />
  );
}
