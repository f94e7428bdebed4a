import type { WrittenNumbers } from "../../../game/creatures/creatureRules";
import type { VampireCreature } from "./creature";

/** A mortal whose pools are ordinary, with this Health. */
export const ordinaryMortal = ({ name, life }: WrittenNumbers): Omit<VampireCreature, "id"> => ({
  system: "vampire",
  name,
  about: "",
  life: { max: life },
  threat: 1,
  willpower: 4,
  pools: { physical: 4, social: 3, mental: 3 },
  initiative: 0,
  undead: false,
  skills: [],
  attacks: [],
  traits: [],
});
