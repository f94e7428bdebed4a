import { challenge1To4 } from "./catalogue/challenge1To4";
import { challenge5To10 } from "./catalogue/challenge5To10";
import { challengeOver10 } from "./catalogue/challengeOver10";
import { challengeUnder1 } from "./catalogue/challengeUnder1";
import type { Dnd5eCreature } from "./creature";
import { creatureOf } from "./row";

/**
 * The 334 creatures of the SRD by challenge, then in French order: names and numbers are the SRD's (CC-BY-4.0), the
 * sentences the project's own.
 */
export const DND5E_CREATURES: readonly Dnd5eCreature[] = [
  ...challengeUnder1,
  ...challenge1To4,
  ...challenge5To10,
  ...challengeOver10,
].map(creatureOf);
