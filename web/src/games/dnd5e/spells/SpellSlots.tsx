import { Group, Text, VisuallyHidden } from "@mantine/core";
import type { Dnd5eLimits } from "domain/games/dnd5e/play/limits";
import { maxSlotsOf, slotsLeft } from "domain/games/dnd5e/play/slots";
import { type Dnd5eState, SLOT_KEYS } from "domain/games/dnd5e/play/state";
import { Dots } from "../../../ui/Dots";
import styles from "./Spells.module.css";

/** The slots that are left of each level; nothing for who has none. */
export function SpellSlots({ state, limits }: { state: Dnd5eState; limits: Dnd5eLimits }) {
  const keys = SLOT_KEYS.filter((key) => maxSlotsOf(limits, key) > 0);
  if (keys.length === 0) return null;
  return (
    <Group component="ul" role="list" gap={8} aria-label="Emplacements de sorts">
      {keys.map((key) => {
        const [left, max] = [slotsLeft(state, limits, key), maxSlotsOf(limits, key)];
        return (
          <li key={key} className={styles.slots} data-empty={left === 0 || undefined}>
            <Text span size="xs" fw={600}>
              {key === "pact" ? `Pacte (niv. ${limits.pactSlots.level})` : `Niv. ${key}`}
            </Text>
            <Dots value={left} max={max} />
            <VisuallyHidden>
              : {left} sur {max}
            </VisuallyHidden>
          </li>
        );
      })}
    </Group>
  );
}
