import type { Dnd5eLimits } from "../play/limits";

/** What the rules of characters ask of somebody who has no class. */
export const NO_CLASS: Omit<Dnd5eLimits, "hitPoints" | "defences"> = {
  constitution: 0,
  constitutionSave: 0,
  hitDice: { d12: 0, d10: 0, d8: 0, d6: 0 },
  spellSlots: [],
  pactSlots: { level: 0, count: 0 },
  resources: [],
  level: undefined,
  canRage: false,
  rageDamage: 0,
};
