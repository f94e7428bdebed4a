import { SegmentedControl } from "@mantine/core";
import type { RollMode } from "domain/values/dice/rollDice";
import type { ModeNames } from "./gameDice";
import styles from "./RollModeChoice.module.css";

interface RollModeChoiceProps {
  names: ModeNames;
  mode: RollMode;
  onMode: (mode: RollMode) => void;
}

/** How the next check is rolled. */
export function RollModeChoice({ names, mode, onMode }: RollModeChoiceProps) {
  return (
    <SegmentedControl
      aria-label="Prochain jet"
      data={[
        { value: "disadvantage", label: names.disadvantage },
        { value: "normal", label: "Normal" },
        { value: "advantage", label: names.advantage },
      ]}
      value={mode}
      onChange={onMode}
      classNames={{ indicator: styles[mode] ?? "" }}
    />
  );
}
