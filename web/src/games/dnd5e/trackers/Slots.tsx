import { maxSlotsOf, slotsLeft } from "domain/games/dnd5e/play/slots";
import { SLOT_KEYS } from "domain/games/dnd5e/play/state";
import { Stepper } from "../../../kits/trackers/Stepper";
import { TrackerCard } from "../../../kits/trackers/TrackerCard";
import type { Dnd5eProps } from "./dnd5eProps";

/** Spell slots by level, and the warlock's; nothing for who has none. */
export function Slots({ state, limits, press }: Dnd5eProps) {
  const keys = SLOT_KEYS.filter((key) => maxSlotsOf(limits, key) > 0);
  if (keys.length === 0) return null;
  return (
    <TrackerCard title="Emplacements de sorts">
      {keys.map((key) => {
        const isPact = key === "pact";
        const level = Number(key);
        return (
          <Stepper
            key={key}
            label={isPact ? `Pacte, niveau ${limits.pactSlots.level}` : `Niveau ${key}`}
            value={slotsLeft(state, limits, key)}
            max={maxSlotsOf(limits, key)}
            unit={isPact ? "1 emplacement de pacte" : `1 emplacement de niveau ${key}`}
            press={press}
            less={isPact ? { kind: "spendPactSlot" } : { kind: "spendSlot", level }}
            more={isPact ? { kind: "recoverPactSlot" } : { kind: "recoverSlot", level }}
          />
        );
      })}
    </TrackerCard>
  );
}
