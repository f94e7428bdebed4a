import { Button, Fieldset, VisuallyHidden } from "@mantine/core";
import { SYSTEM_IDS, type SystemId } from "domain/values/systemIds";
import { SYSTEM_NAMES } from "domain/values/systemNames";
import { useEffect, useRef } from "react";
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
  return (
    <Fieldset ref={filter} legend={<VisuallyHidden>Filtrer par système</VisuallyHidden>}>
      <div className={styles.filter}>
        {[undefined, ...SYSTEM_IDS].map((system) => (
          <Button
            key={system ?? "all"}
            size="sm"
            className={styles.choice}
            data-system={system}
            aria-pressed={chosen === system}
            leftSection={system && <Emblem system={system} size={20} />}
            onClick={() => onChoose(system)}
          >
            {system ? SYSTEM_NAMES[system] : "Tous"}
          </Button>
        ))}
      </div>
    </Fieldset>
  );
}
