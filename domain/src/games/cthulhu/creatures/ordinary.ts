import type { WrittenNumbers } from "../../../game/creatures/creatureRules";
import type { CthulhuCreature } from "./creature";

const ORDINARY = 50;

/** Somebody whose characteristics are ordinary, with these points. */
export const ordinaryAntagonist = ({ name, life }: WrittenNumbers): Omit<CthulhuCreature, "id"> => ({
  system: "cthulhu",
  name,
  about: "",
  life: { max: life },
  threat: 1,
  characteristics: {
    str: ORDINARY,
    con: ORDINARY,
    siz: ORDINARY,
    dex: ORDINARY,
    int: ORDINARY,
    pow: ORDINARY,
  },
  initiative: ORDINARY,
  armour: 0,
  build: 0,
  damageBonus: "0",
  move: 8,
  skills: [],
  attacks: [],
  traits: [],
});
