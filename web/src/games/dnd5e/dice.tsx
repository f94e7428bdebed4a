import { d20Notation } from "domain/games/dnd5e/d20Notation";
import type { RollMode } from "domain/values/dice/rollDice";
import { useState } from "react";
import { DifficultyField } from "../../kits/dice/DifficultyField";
import { GameForm } from "../../kits/dice/GameForm";
import styles from "../../kits/dice/GameForm.module.css";
import type { GameDice, GameRollProps } from "../../kits/dice/gameDice";
import { ModifierField } from "../../kits/dice/ModifierField";
import { RollModeChoice } from "../../kits/dice/RollModeChoice";

/** Two d20 of which one counts, with advantage or disadvantage; the choice lasts for one roll. */
const MODES = { advantage: "Avantage", disadvantage: "Désavantage" } as const;

function Dnd5eDice({ disabled, onRoll }: GameRollProps) {
  const [modifier, setModifier] = useState<number>();
  const [mode, setMode] = useState<RollMode>("normal");
  const [difficulty, setDifficulty] = useState<number>();
  const roll = (label: string) => {
    const spec = { modifier: modifier ?? 0, mode };
    const notation = d20Notation(spec);
    if (difficulty !== undefined) onRoll(label, { game: "dnd5e", ...spec, difficulty });
    else if (notation !== undefined) onRoll(label, notation);
    setMode("normal");
  };
  return (
    <GameForm title="Test de d20" disabled={disabled} onRoll={roll}>
      <ModifierField label="Modificateur" value={modifier} min={-20} max={40} onChange={setModifier} />
      <DifficultyField
        system="dnd5e"
        difficulty={difficulty}
        level="regular"
        onChange={(change) => setDifficulty(change.difficulty)}
      />
      <div className={styles.wide}>
        <RollModeChoice names={MODES} mode={mode} onMode={setMode} />
      </div>
    </GameForm>
  );
}

export const dnd5eDice: GameDice = {
  form: Dnd5eDice,
  modifier: { label: "Modificateur", min: -20, max: 20 },
  modes: MODES,
  addsDice: true,
  doublesCriticals: true,
};
