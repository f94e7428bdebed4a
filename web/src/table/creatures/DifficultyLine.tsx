import { Text } from "@mantine/core";
import { ENCOUNTER_DIFFICULTIES } from "domain/game/creatures/creatureRules";
import { encounterDifficulty } from "domain/games/dnd5e/creatures/encounterDifficulty";

interface DifficultyLineProps {
  /** Of the characters at the table. */
  partyLevels: readonly number[];
  /** Of each creature. */
  experience: readonly number[];
}

/** « Difficulté pour 4 personnages : moyenne (…) »; nothing without a party or without creatures. */
export function DifficultyLine({ partyLevels, experience }: DifficultyLineProps) {
  const found = encounterDifficulty(partyLevels, experience);
  if (found === undefined) return null;
  const { difficulty, experience: whole, adjusted, thresholds } = found;
  return (
    <Text size="sm">
      Difficulté pour {partyLevels.length === 1 ? "un personnage" : `${partyLevels.length} personnages`} :{" "}
      <strong>{ENCOUNTER_DIFFICULTIES[difficulty].toLowerCase()}</strong>{" "}
      <Text span inherit c="var(--ink-2)" className="num">
        ({adjusted} XP ajustés, {whole} à gagner ; mortelle dès {thresholds[3]})
      </Text>
    </Text>
  );
}
