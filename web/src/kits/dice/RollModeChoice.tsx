import { SegmentedControl } from "@mantine/core";
import type { RollMode } from "domain/values/dice/rollDice";
import styles from "./RollModeChoice.module.css";

const MODES: { value: RollMode; label: string }[] = [
  { value: "disadvantage", label: "Désavantage" },
  { value: "normal", label: "Normal" },
  { value: "advantage", label: "Avantage" },
];

/** How the next check is rolled. */
export function RollModeChoice({ mode, onMode }: { mode: RollMode; onMode: (mode: RollMode) => void }) {
  return (
    <SegmentedControl
      aria-label="Prochain jet"
      data={MODES}
      value={mode}
      onChange={onMode}
      classNames={{ indicator: styles[mode] ?? "" }}
    />
  );
}
