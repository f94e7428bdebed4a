import { type EssentialNumber, type Essentials, essential } from "../../../game/essentials";
import type { EquippedCharacter } from "../../../sheet/equipment/equippedCharacter";
import type { Dnd5eLimits } from "./limits";
import type { Dnd5eOperation } from "./operations";
import { maxSlotsOf, slotsLeft } from "./slots";
import { type Dnd5eState, SLOT_KEYS, type SlotKey } from "./state";
import { currentHitPointsOf, maxHitPointsOf } from "./vitality";

/** How many kinds of slots stand beside the armour class. */
const SLOTS_SHOWN = 2;

const slot = (state: Dnd5eState, limits: Dnd5eLimits, key: SlotKey): EssentialNumber => {
  const left = `${slotsLeft(state, limits, key)}/${maxSlotsOf(limits, key)}`;
  return key === "pact"
    ? { label: "Pacte", name: `Emplacements de pacte (niveau ${limits.pactSlots.level})`, value: left }
    : { label: `Empl. ${key}`, name: `Emplacements de niveau ${key}`, value: left };
};

/** The lowest kinds of slots of which one is left, or else the lowest. */
function slotsOf(state: Dnd5eState, limits: Dnd5eLimits): EssentialNumber[] {
  const held = SLOT_KEYS.filter((key) => maxSlotsOf(limits, key) > 0);
  const left = held.filter((key) => slotsLeft(state, limits, key) > 0);
  return (left.length > 0 ? left : held).slice(0, SLOTS_SHOWN).map((key) => slot(state, limits, key));
}

/** Hit points, armour class, and the slots that one casts with next. */
export function essentialsOf(
  state: Dnd5eState,
  limits: Dnd5eLimits,
  { character }: EquippedCharacter,
): Essentials<Dnd5eOperation> {
  return {
    life:
      limits.hitPoints === undefined
        ? undefined
        : {
            label: "PV",
            name: "Points de vie",
            current: currentHitPointsOf(state, limits),
            max: maxHitPointsOf(state, limits),
            extra: state.hitPoints.temporary,
            unit: "1 PV",
            less: { kind: "damage", amount: 1 },
            more: { kind: "heal", amount: 1 },
          },
    numbers: [...essential("CA", "Classe d'armure", character.ac), ...slotsOf(state, limits)],
  };
}
