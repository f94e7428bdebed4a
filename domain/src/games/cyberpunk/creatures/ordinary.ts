import type { WrittenNumbers } from "../../../game/creatures/creatureRules";
import type { CyberpunkCreature } from "./creature";

const ORDINARY_STAT = 5;

/** Somebody whose stats are ordinary, with these points and one armour on head and body. */
export const ordinaryAntagonist = ({
  name,
  life,
  defence,
}: WrittenNumbers): Omit<CyberpunkCreature, "id"> => ({
  system: "cyberpunk",
  name,
  about: "",
  life: { max: life },
  threat: 1,
  stats: {
    ref: ORDINARY_STAT,
    dex: ORDINARY_STAT,
    will: ORDINARY_STAT,
    body: ORDINARY_STAT,
    move: ORDINARY_STAT,
  },
  combat: 2 * ORDINARY_STAT,
  initiative: ORDINARY_STAT,
  armour: { head: defence, body: defence },
  skills: [],
  attacks: [],
  traits: [],
});
