import type { Action } from "../sheet/character/actions";

/** An attack with fists and feet, as a weapon's: each game adds what it deals. */
export const BARE_HANDS = {
  name: "Attaquer à mains nues",
  weapon: {
    id: "bare-hands",
    name: "Mains nues",
    properties: [],
    tags: ["poings"],
    fields: {},
    magical: false,
  },
} as const satisfies Action;
