import { MAX_DICE } from "domain/games/vampire/poolRoll";
import { useState } from "react";
import { DifficultyField } from "../../kits/dice/DifficultyField";
import { GameForm, WholeField } from "../../kits/dice/GameForm";
import type { GameDice, GameRollProps } from "../../kits/dice/gameDice";

const POOL = 5;
const HUNGER = 1;

function VampireDice({ disabled, onRoll }: GameRollProps) {
  const [dice, setDice] = useState<number | undefined>(POOL);
  const [hungerDice, setHungerDice] = useState<number | undefined>(HUNGER);
  const [difficulty, setDifficulty] = useState<number>();
  const roll = (label: string) =>
    onRoll(label, {
      game: "vampire",
      dice: dice ?? POOL,
      hungerDice: hungerDice ?? 0,
      ...(difficulty !== undefined && { difficulty }),
    });
  return (
    <GameForm title="Réserve de dés" disabled={disabled} onRoll={roll}>
      <WholeField label="Dés" value={dice} min={1} max={MAX_DICE} onChange={setDice} />
      <WholeField label="Faim" value={hungerDice} min={0} max={5} onChange={setHungerDice} />
      <DifficultyField
        system="vampire"
        difficulty={difficulty}
        level="regular"
        onChange={(change) => setDifficulty(change.difficulty)}
      />
    </GameForm>
  );
}

export const vampireDice: GameDice = {
  form: VampireDice,
  modifier: { label: "Dés en plus ou en moins", min: -10, max: 10 },
};
