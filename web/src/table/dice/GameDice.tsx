import { NativeSelect } from "@mantine/core";
import type { RequiredLevel } from "domain/game/rolls/situation";
import { MAX_PERCENT } from "domain/games/cthulhu/percentRoll";
import { MAX_DICE } from "domain/games/vampire/poolRoll";
import { d20Notation, type RollMode } from "domain/values/dice/rollDice";
import type { SystemId } from "domain/values/systemIds";
import { type ComponentProps, type ComponentType, useState } from "react";
import { DifficultyField } from "../../kits/dice/DifficultyField";
import { GameForm, WholeField } from "../../kits/dice/GameForm";
import { RollModeChoice } from "../../kits/dice/RollModeChoice";
import styles from "./TableDice.module.css";
import type { RollForTable } from "./useTableDice";

interface GameRollProps {
  disabled: boolean;
  onRoll: RollForTable;
}

type ModifierFieldProps = Pick<
  ComponentProps<typeof WholeField>,
  "label" | "value" | "min" | "max" | "onChange"
>;

/** What is added to the die; nothing is 0. */
const ModifierField = (props: ModifierFieldProps) => <WholeField placeholder="0" {...props} />;

/** Two d20 of which one counts, with advantage or disadvantage; the choice lasts for one roll. */
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
        <RollModeChoice mode={mode} onMode={setMode} />
      </div>
    </GameForm>
  );
}

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

const DICE: Readonly<Record<SystemId, ComponentType<GameRollProps>>> = {
  dnd5e: Dnd5eDice,
  vampire: VampireDice,
  cyberpunk: CyberpunkDice,
  cthulhu: CthulhuDice,
};

/** The roll that a game's own rules know. */
export function GameDice({ system, ...rest }: GameRollProps & { system: SystemId }) {
  const Dice = DICE[system];
  return <Dice {...rest} />;
}
