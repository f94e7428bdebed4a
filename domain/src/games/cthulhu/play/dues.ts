import type { Due, Fallen } from "../../../game/dues";
import { type SanityOperation, shockRoll } from "./sanity";
import type { CthulhuLimits, CthulhuState } from "./state";
import { conRoll, type WoundOperation } from "./wounds";

type CthulhuDue = Due<WoundOperation | SanityOperation>;

/** CON for the dying, each round, or after a major wound; INT after a shock. */
export function duesOf(state: CthulhuState, limits: CthulhuLimits): readonly CthulhuDue[] {
  const [con, int] = [conRoll(state, limits), shockRoll(state, limits)];
  return [
    ...(con === undefined ? [] : [wound(con, state.dying)]),
    ...(int === undefined ? [] : [shock(int)]),
  ];
}

const wound = (request: CthulhuDue["request"], dying: boolean): CthulhuDue =>
  dying
    ? {
        id: "dying",
        title: "Jet de CON",
        text: "Réussi : un round de plus. Raté : la mort.",
        request,
        when: "turn",
      }
    : {
        id: "consciousness",
        title: "Blessure grave : jet de CON",
        text: "Raté : tu perds connaissance.",
        request,
        when: "now",
        waive: { kind: "waiveConsciousness" },
      };

const shock = (request: CthulhuDue["request"]): CthulhuDue => ({
  id: "shock",
  title: "Choc : jet d'INT",
  text: "5 points de SAN ou plus d'un coup. Réussi : tu comprends, et c'est la folie temporaire.",
  request,
  when: "now",
  waive: { kind: "waiveShock" },
});

/** Dead, dying, unconscious or in a bout of madness, the worst of them. */
export function fallenOf(state: CthulhuState): Fallen | undefined {
  if (state.dead)
    return { label: "Personnage mort", text: "Tu peux encore regarder et parler à la table.", tone: "dead" };
  if (state.dying) {
    return {
      label: "À l'agonie",
      text: "Un jet de CON à chaque round, jusqu'à ce qu'on te donne les premiers soins.",
      tone: "dying",
    };
  }
  if (state.unconscious) {
    return { label: "Sans connaissance", text: "Tu ne fais rien avant qu'on te ranime.", tone: "down" };
  }
  if (state.bout) {
    return { label: "Crise de folie", text: "Le MJ dit ce que tu fais, ou les dés.", tone: "mad" };
  }
  if (state.insanity === "permanent") {
    return { label: "Folie permanente", text: "Le MJ joue désormais ce personnage.", tone: "mad" };
  }
  return undefined;
}
