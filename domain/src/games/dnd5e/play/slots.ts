import { good, neutral } from "../../../operations/reducer";
import type { Dnd5eLimits } from "./limits";
import { type Dnd5eState, SLOT_KEYS, type SlotKey } from "./state";
import { type Act, refused } from "./step";

export function maxSlotsOf(limits: Dnd5eLimits, key: SlotKey): number {
  return key === "pact" ? limits.pactSlots.count : (limits.spellSlots[Number(key) - 1] ?? 0);
}

/** Slots that are left; none below 0 where the limit has shrunk. */
export function slotsLeft(state: Dnd5eState, limits: Dnd5eLimits, key: SlotKey): number {
  return Math.max(0, maxSlotsOf(limits, key) - state.slots[key]);
}

const label = (limits: Dnd5eLimits, key: SlotKey): string =>
  key === "pact" ? `emplacement de pacte (niveau ${limits.pactSlots.level})` : `emplacement de niveau ${key}`;

function spend(state: Dnd5eState, limits: Dnd5eLimits, key: SlotKey) {
  const max = maxSlotsOf(limits, key);
  const left = slotsLeft(state, limits, key);
  if (left === 0) throw refused(`Il ne reste aucun ${label(limits, key)}.`);
  return {
    state: { ...state, slots: { ...state.slots, [key]: max - left + 1 } },
    events: [neutral(`−1 ${label(limits, key)} (${left - 1}/${max})`)],
  };
}

function recover(state: Dnd5eState, limits: Dnd5eLimits, key: SlotKey) {
  const max = maxSlotsOf(limits, key);
  const left = slotsLeft(state, limits, key);
  if (left === max) throw refused(`Aucun ${label(limits, key)} à récupérer.`);
  return {
    state: { ...state, slots: { ...state.slots, [key]: max - left - 1 } },
    events: [good(`+1 ${label(limits, key)} (${left + 1}/${max})`)],
  };
}

const spendSlot: Act<"spendSlot"> = (state, { level }, limits) =>
  spend(state, limits, String(level) as SlotKey);

const recoverSlot: Act<"recoverSlot"> = (state, { level }, limits) =>
  recover(state, limits, String(level) as SlotKey);

const spendPactSlot: Act<"spendPactSlot"> = (state, _operation, limits) => spend(state, limits, "pact");

const recoverPactSlot: Act<"recoverPactSlot"> = (state, _operation, limits) => recover(state, limits, "pact");

export const allSlots = (state: Dnd5eState): Dnd5eState => ({
  ...state,
  slots: Object.fromEntries(SLOT_KEYS.map((key) => [key, 0])) as Dnd5eState["slots"],
});

export const allPactSlots = (state: Dnd5eState): Dnd5eState => ({
  ...state,
  slots: { ...state.slots, pact: 0 },
});

export const slotActs = { spendSlot, recoverSlot, spendPactSlot, recoverPactSlot };
