import { SYSTEM_IDS, type SystemId } from "domain/systems/systemIds";
import { SYSTEM_NAMES } from "domain/systems/systemNames";
import { type ReactNode, useEffect, useRef } from "react";
import { Emblem } from "../../../ui/Emblem";
import styles from "./SystemFilter.module.css";

interface SystemFilterProps {
  /** Undefined: all of them. */
  chosen: SystemId | undefined;
  onChoose: (system: SystemId | undefined) => void;
}

/** Product §2: one button per system plus all. */
export function SystemFilter({ chosen, onChoose }: SystemFilterProps) {
  const filter = useRef<HTMLFieldSetElement>(null);
  // On a phone the buttons are wider than the screen: the pressed one is brought into it.
  useEffect(() => {
    const pressed = filter.current?.querySelector(`[data-system="${chosen}"]`);
    pressed?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [chosen]);
  const choice = (system: SystemId | undefined, content: ReactNode) => (
    <button
      key={system ?? "all"}
      type="button"
      className={styles.choice}
      data-system={system}
      aria-pressed={chosen === system}
      onClick={() => onChoose(system)}
    >
      {content}
    </button>
  );
  return (
    <fieldset ref={filter} className={styles.filter}>
      <legend className="visuallyHidden">Filtrer par système</legend>
      {choice(undefined, "Tous")}
      {SYSTEM_IDS.map((system) =>
        choice(
          system,
          <>
            <Emblem system={system} size={20} />
            {SYSTEM_NAMES[system]}
          </>,
        ),
      )}
    </fieldset>
  );
}
