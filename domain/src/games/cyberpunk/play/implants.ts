import * as z from "zod/mini";
import { bad, good, type Handlers, neutral } from "../../../operations/reducer";
import { refuse } from "../../../operations/refuse";
import { entryOf, withEntry } from "../../../operations/revert";
import { wholeSchema } from "../../../values/range";
import { nameRules } from "../../../values/text/name";
import { nameSchema } from "../../../values/text/nameSchema";
import { HUMANITY_OF_BORGWARE, implantArmour, implantKey, MAX_IMPLANTS, SP_RANGE } from "../implants";
import { humanityMaxOf, humanityOf, partOf, withHumanity } from "./pools";
import { type CyberpunkLimits, type CyberpunkState, type KeptImplant, MAX_POINTS } from "./state";

const name = nameSchema(nameRules("L'implant", 60, "Donne un nom."));
const humanity = wholeSchema({ min: 0, max: MAX_POINTS });
const sp = z.optional(wholeSchema(SP_RANGE));
const borgware = z.optional(z.literal(true));

export const implantOperations = [
  /** The Humanity that the dice took, once for each implant. */
  z.object({ kind: z.literal("installImplant"), name, humanity, sp, borgware }),
  /** Its part of the maximum comes back, not the Humanity that it took. */
  z.object({ kind: z.literal("removeImplant"), name }),
  /** Those that were put in and paid before a state kept any. */
  z.object({
    kind: z.literal("recordImplants"),
    implants: z.array(z.object({ name, sp, borgware })).check(z.minLength(1), z.maxLength(MAX_IMPLANTS)),
  }),
] as const;
type ImplantOperation = z.output<(typeof implantOperations)[number]>;

/** Whether it is in place, since the character was made or since play put it in. */
export const isInstalled = (
  { implants }: Pick<CyberpunkState, "implants">,
  limits: Pick<CyberpunkLimits, "implants">,
  name: string,
): boolean =>
  entryOf(implants, implantKey(name)) !== undefined ||
  limits.implants.some((one) => implantKey(one) === implantKey(name));

/** Stopping power under the skin of what play has put in. */
export const installedArmour = ({ implants }: Pick<CyberpunkState, "implants">): number =>
  implantArmour(Object.values(implants));

/** The implants that a character of an earlier release may have paid for: none is kept, and Humanity is missing. */
export function unknownImplants(state: CyberpunkState, limits: CyberpunkLimits) {
  const isKnown = limits.implants.length > 0 || Object.keys(state.implants).length > 0;
  const isPaid = state.humanityLost > 0 && limits.implantPowers.length > 0;
  if (isKnown || !isPaid) return undefined;
  const most = limits.implantPowers.reduce((sum, power) => sum + power.most, 0);
  return { powers: limits.implantPowers, lost: state.humanityLost, most };
}

/** An implant as the state keeps it: what took no Humanity takes nothing of the maximum either. */
function kept(
  { name, sp = 0, borgware }: { name: string; sp?: number | undefined; borgware?: true | undefined },
  humanity?: number,
): KeptImplant {
  const part = humanity === 0 ? 0 : borgware && HUMANITY_OF_BORGWARE;
  return { name, sp, ...(part !== undefined && { part }) };
}

export const implantHandlers: Handlers<ImplantOperation, CyberpunkState, CyberpunkLimits> = {
  installImplant: (state, { humanity, ...implant }, limits) => {
    const { name } = implant;
    if (isInstalled(state, limits, name)) refuse(`Déjà posé : ${name}.`);
    if (Object.keys(state.implants).length >= MAX_IMPLANTS) refuse("Plus de place pour un implant.");
    const implants = withEntry(state.implants, implantKey(name), kept(implant, humanity));
    const left = humanityOf(state, limits) - humanity;
    const taken = withHumanity({ ...state, implants }, Math.max(0, left), limits, humanityOf(state, limits));
    return { state: taken.state, events: [bad(`Implant posé : ${name}`), ...taken.events] };
  },
  recordImplants: (state, { implants: paid }, limits) => {
    if (unknownImplants(state, limits) === undefined) refuse("Les implants posés sont déjà connus.");
    const implants = Object.fromEntries(paid.map((one) => [implantKey(one.name), kept(one)]));
    const after = { ...state, implants };
    const names = paid.map(({ name }) => name).join(", ");
    return {
      state: after,
      events: [
        neutral(`Implants posés : ${names}`),
        neutral(`Humanité ${humanityOf(after, limits)} / ${humanityMaxOf(after, limits)}`),
      ],
    };
  },
  removeImplant: (state, { name }, limits) => {
    const key = implantKey(name);
    const removed = entryOf<KeptImplant>(state.implants, key);
    const implants = withEntry<KeptImplant>(state.implants, key, undefined);
    if (removed === undefined) return refuse(`Rien à retirer en jeu : ${name}.`);
    const after = { ...state, implants };
    return {
      state: after,
      events: [
        neutral(`Implant retiré : ${removed.name}`),
        good(`Humanité au plus ${humanityMaxOf(after, limits)} (+${partOf(removed)})`),
      ],
    };
  },
};
