import { Button } from "@mantine/core";
import type { RollMode } from "domain/values/dice/rollDice";
import type { SystemId } from "domain/values/systemIds";
import { diceOf } from "../../games/registry/dice";

interface ModePressProps {
  system: SystemId;
  mode: RollMode;
  onMode: (mode: RollMode) => void;
}

const NEXT: Readonly<Record<RollMode, RollMode>> = {
  normal: "advantage",
  advantage: "disadvantage",
  disadvantage: "normal",
};

/** How the next roll is thrown, where the game has a better and a worse way: each press takes the next. */
export function ModePress({ system, mode, onMode }: ModePressProps) {
  const names = diceOf(system).modes;
  if (names === undefined) return null;
  const name = mode === "normal" ? "normal" : names[mode].toLowerCase();
  return (
    <Button
      size="xs"
      flex="none"
      px={10}
      {...(mode !== "normal" && { variant: "primary" })}
      aria-label={`Prochain jet : ${name}`}
      title={`Prochain jet : ${name}`}
      onClick={() => onMode(NEXT[mode])}
    >
      {mode === "normal" ? "±" : names[mode]}
    </Button>
  );
}
