import type { WrittenNumbers } from "../../../game/creatures/creatureRules";
import { ABILITY_KEYS, type AbilityKey } from "../../../sheet/character/abilities";
import type { Dnd5eCreature } from "./creature";

/** Of whom nothing is said. */
const ORDINARY_SCORE = 10;

const SCORES = Object.fromEntries(ABILITY_KEYS.map((key) => [key, ORDINARY_SCORE])) as Record<
  AbilityKey,
  number
>;

/** Somebody with ordinary abilities who is worth no experience, with these hit points and this armour class. */
export const ordinaryCreature = ({ name, life, defence }: WrittenNumbers): Omit<Dnd5eCreature, "id"> => ({
  system: "dnd5e",
  name,
  about: "",
  life: { max: life },
  challenge: 0,
  experience: 0,
  proficiencyBonus: 2,
  initiative: 0,
  armourClass: defence,
  speeds: { walk: 9 },
  abilities: SCORES,
  saves: {},
  skills: {},
  senses: {},
  passivePerception: ORDINARY_SCORE,
  languages: "",
  resistances: [],
  immunities: [],
  vulnerabilities: [],
  conditionImmunities: [],
  attacks: [],
  traits: [],
  legendary: [],
});
