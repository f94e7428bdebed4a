import * as z from "zod/mini";
import { amountSchema } from "../../../play/range";
import { good, type Handlers, neutral } from "../../../play/reducer";
import { refuse } from "../../../play/refuse";
import { entryOf, withEntry } from "../../../play/revert";
import { plural } from "../../../text/plural";
import { type CyberpunkLimits, type CyberpunkState, MAX_WEAPONS, type Magazine, weaponSchema } from "./state";

const weapon = weaponSchema;

export const ammunitionOperations = [
  z.object({ kind: z.literal("fire"), weapon, shots: amountSchema(99) }),
  z.object({ kind: z.literal("reload"), weapon }),
] as const;
type AmmunitionOperation = z.output<(typeof ammunitionOperations)[number]>;

const magazineOf = ({ magazines }: CyberpunkLimits, weapon: string): Magazine =>
  entryOf(magazines, weapon) ?? refuse("Cette arme n'a pas de chargeur connu.");

/** The shots that are left in a magazine; undefined for a weapon that has none. */
export function shotsLeft(
  { shotsFired }: CyberpunkState,
  weapon: string,
  { magazines }: CyberpunkLimits,
): number | undefined {
  const magazine = entryOf(magazines, weapon);
  return magazine && Math.max(0, magazine.size - (entryOf(shotsFired, weapon) ?? 0));
}

const shotsText = (shots: number) => `${shots} ${plural(shots, "coup", "coups")}`;

export const ammunitionHandlers: Handlers<AmmunitionOperation, CyberpunkState, CyberpunkLimits> = {
  fire: (state, { weapon, shots }, limits) => {
    const { name, size } = magazineOf(limits, weapon);
    const left = shotsLeft(state, weapon, limits) ?? 0;
    if (left === 0) refuse(`${name} : chargeur vide.`);
    if (shots > left) refuse(`${name} : il reste ${shotsText(left)} dans le chargeur.`);
    const isNew = entryOf(state.shotsFired, weapon) === undefined;
    if (isNew && Object.keys(state.shotsFired).length >= MAX_WEAPONS) {
      refuse("Recharge d'abord une autre arme : trop de chargeurs sont entamés.");
    }
    const shotsFired = withEntry(state.shotsFired, weapon, size - left + shots);
    return {
      state: { ...state, shotsFired },
      events: [neutral(`${name} : ${left - shots} / ${shotsText(size)}`)],
    };
  },
  reload: (state, { weapon }, limits) => {
    const { name, size } = magazineOf(limits, weapon);
    if (entryOf(state.shotsFired, weapon) === undefined) refuse(`${name} : le chargeur est plein.`);
    const shotsFired = withEntry<number>(state.shotsFired, weapon, undefined);
    return { state: { ...state, shotsFired }, events: [good(`${name} rechargé : ${shotsText(size)}`)] };
  },
};
