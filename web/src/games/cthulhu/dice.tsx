import { NativeSelect } from "@mantine/core";
import type { RequiredLevel } from "domain/game/rolls/situation";
import { MAX_PERCENT } from "domain/games/cthulhu/percentRoll";
import { useState } from "react";
import { DifficultyField } from "../../kits/dice/DifficultyField";
import { GameForm, WholeField } from "../../kits/dice/GameForm";
import type { GameDice, GameRollProps } from "../../kits/dice/gameDice";

const TARGET = 50;

const BONUS_DICE = [
  { value: "2", label: "2 dés bonus" },
  { value: "1", label: "1 dé bonus" },
  { value: "0", label: "Aucun" },
  { value: "-1", label: "1 dé malus" },
  { value: "-2", label: "2 dés malus" },
];

function CthulhuDice({ disabled, onRoll }: GameRollProps) {
  const [target, setTarget] = useState<number | undefined>(TARGET);
  const [bonusDice, setBonusDice] = useState("0");
  const [level, setLevel] = useState<RequiredLevel>("regular");
  const roll = (label: string) =>
    onRoll(label, {
      ...{ game: "cthulhu", target: target ?? TARGET, bonusDice: Number(bonusDice) },
      ...(level !== "regular" && { level }),
    });
  return (
    <GameForm title="Test de d100" disabled={disabled} onRoll={roll}>
      <WholeField label="Sous" value={target} min={0} max={MAX_PERCENT} onChange={setTarget} />
      <NativeSelect
        size="sm"
        label="Bonus ou malus"
        data={BONUS_DICE}
        value={bonusDice}
        onChange={({ currentTarget }) => setBonusDice(currentTarget.value)}
      />
      <DifficultyField
        system="cthulhu"
        difficulty={undefined}
        level={level}
        onChange={(change) => setLevel(change.level ?? "regular")}
      />
    </GameForm>
  );
}

export const cthulhuDice: GameDice = {
  form: CthulhuDice,
  modifier: { label: "Dés bonus ou malus", min: -2, max: 2 },
  modes: { advantage: "Dé bonus", disadvantage: "Dé malus" },
};
