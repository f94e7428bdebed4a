import type { PresetEntry } from "domain/systems/preset";
import styles from "./TurnActions.module.css";

interface TurnActionsProps {
  actions: readonly PresetEntry[];
  used: readonly string[];
  onToggle: (actionId: string) => void;
}

/** What the turn allows, marked as used one by one. */
export function TurnActions({ actions, used, onToggle }: TurnActionsProps) {
  return (
    <fieldset className={styles.actions}>
      <legend>Actions du tour</legend>
      <div>
        {actions.map(({ id, label, detail }) => (
          <button
            key={id}
            type="button"
            aria-pressed={used.includes(id)}
            title={detail}
            onClick={() => onToggle(id)}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
