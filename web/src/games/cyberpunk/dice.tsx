import { useState } from "react";
import { DifficultyField } from "../../kits/dice/DifficultyField";
import { GameForm } from "../../kits/dice/GameForm";
import type { GameDice, GameRollProps } from "../../kits/dice/gameDice";
import { ModifierField } from "../../kits/dice/ModifierField";

function CyberpunkDice({ disabled, onRoll }: GameRollProps) {
  const [modifier, setModifier] = useState<number>();
  const [difficulty, setDifficulty] = useState<number>();
  const roll = (label: string) =>
    onRoll(label, {
      game: "cyberpunk",
      modifier: modifier ?? 0,
      ...(difficulty !== undefined && { difficulty }),
    });
  return (
    <GameForm title="Test de d10" disabled={disabled} onRoll={roll}>
      <ModifierField label="Carac. + compétence" value={modifier} min={-40} max={60} onChange={setModifier} />
      <DifficultyField
        system="cyberpunk"
        difficulty={difficulty}
        level="regular"
        onChange={(change) => setDifficulty(change.difficulty)}
      />
    </GameForm>
  );
}

export const cyberpunkDice: GameDice = {
  form: CyberpunkDice,
  modifier: { label: "Modificateur", min: -20, max: 20 },
  addsLuck: true,
};
