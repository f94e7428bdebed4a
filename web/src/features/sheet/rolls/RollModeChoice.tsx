import type { RollMode } from "domain/dice/rollDice";
import { useId } from "react";
import styles from "./RollModeChoice.module.css";

const MODES: readonly { readonly mode: RollMode; readonly label: string }[] = [
  { mode: "disadvantage", label: "Désavantage" },
  { mode: "normal", label: "Normal" },
  { mode: "advantage", label: "Avantage" },
];

/** How the next check is rolled. */
export function RollModeChoice({ mode, onMode }: { mode: RollMode; onMode: (mode: RollMode) => void }) {
  const name = useId();
  return (
    <fieldset className={styles.modes}>
      <legend className="visuallyHidden">Prochain jet</legend>
      {MODES.map((choice) => (
        <label key={choice.mode} data-mode={choice.mode}>
          <input
            type="radio"
            name={name}
            checked={choice.mode === mode}
            onChange={() => onMode(choice.mode)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
