import type { Due, Fallen } from "../../../game/dues";
import { plural } from "../../../values/text/plural";
import { isDowned } from "./damage";
import { type FrenzyOperation, frenzyRoll } from "./frenzy";
import { checkRemorse, type HumanityOperation, remorseDice, stainsOf } from "./humanity";
import type { VampireLimits, VampireState } from "./state";

type VampireDue = Due<FrenzyOperation | HumanityOperation>;

/** The frenzy that is to be resisted, and remorse once the evening is over. */
export function duesOf(state: VampireState, limits: VampireLimits): readonly VampireDue[] {
  const frenzy = frenzyRoll(state, limits);
  return [
    ...(frenzy === undefined
      ? []
      : [
          {
            id: "frenzy",
            title: "Résister à la frénésie",
            text: `Difficulté ${state.frenzyDue}. Raté : elle agit à ta place.`,
            request: frenzy,
            when: "now" as const,
            waive: { kind: "waiveFrenzy" } as const,
          },
        ]),
    ...(checkRemorse(state) === undefined ? [remorse(state)] : []),
  ];
}

function remorse(state: VampireState): VampireDue {
  const stains = stainsOf(state);
  return {
    id: "remorse",
    title: "Remords",
    text: `${stains} ${plural(stains, "souillure", "souillures")}. Raté : un point d'Humanité de moins.`,
    request: {
      kind: "game",
      label: "Remords",
      spec: { game: "vampire", dice: remorseDice(state), hungerDice: 0, about: "remorse" },
    },
    when: "afterwards",
  };
}

/** In torpor, in frenzy, or without will. */
export function fallenOf(state: VampireState, limits: VampireLimits): Fallen | undefined {
  if (isDowned(state, "health", limits)) {
    return { label: "Torpeur", text: "Tu ne fais rien : attends la nuit, ou du sang.", tone: "dying" };
  }
  if (state.frenzied) {
    return {
      label: "Frénésie",
      text: "La Bête agit : attaque, dévore ou fuis, jusqu'à ce que ça passe.",
      tone: "mad",
    };
  }
  if (isDowned(state, "willpower", limits)) {
    return { label: "Volonté brisée", text: "Tu perds le contrôle de la scène.", tone: "mad" };
  }
  return undefined;
}
