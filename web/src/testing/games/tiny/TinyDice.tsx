import { useState } from "react";
import { GameForm } from "../../../kits/dice/GameForm";
import type { GameRollProps } from "../../../kits/dice/gameDice";
import { ModifierField } from "../../../kits/dice/ModifierField";

/** Its one die. */
export function TinyDice({ disabled, onRoll }: GameRollProps) {
  const [modifier, setModifier] = useState<number>();
  const roll = (label: string) => onRoll(label, { game: "tiny", modifier: modifier ?? 0 } as never);
  return (
    <GameForm title="Test de d8" disabled={disabled} onRoll={roll}>
      <ModifierField label="Trait" value={modifier} min={0} max={10} onChange={setModifier} />
    </GameForm>
  );
}
