import { Text } from "@mantine/core";
import { ENCOUNTER_DIFFICULTIES, type EncounterRules } from "domain/game/creatures/creatureRules";
import { numberText } from "domain/values/text/typedNumber";

interface DifficultyLineProps {
  /** By the rules of the game. */
  difficultyOf: EncounterRules["difficulty"];
  /** Of the characters at the table. */
  partyLevels: readonly number[];
  /** Of each creature. */
  experience: readonly number[];
}

/** « Difficulté pour 4 personnages : moyenne (…) »; nothing without a party or without creatures. */
export function DifficultyLine({ difficultyOf, partyLevels, experience }: DifficultyLineProps) {
  const found = difficultyOf(partyLevels, experience);
  if (found === undefined) return null;
  const { difficulty, experience: whole, adjusted, thresholds } = found;
  return (
    <Text size="sm">
      Difficulté pour {partyLevels.length === 1 ? "un personnage" : `${partyLevels.length} personnages`} :{" "}
      <strong>{ENCOUNTER_DIFFICULTIES[difficulty].toLowerCase()}</strong>{" "}
      <Text span inherit c="var(--ink-2)" className="num">
        ({numberText(adjusted)} XP ajustés, {numberText(whole)} à gagner ; mortelle dès{" "}
        {numberText(thresholds[3])})
      </Text>
    </Text>
  );
}
