import type { CreatureFact } from "../../game/creatures/creatureFact";
import type { Creature } from "../../game/gameTypes";
import { creaturesOf } from "../../games/registry/creatures";

/** What a creature's block says in its game's words, in order, without what it does not have. */
export const creatureFacts = (creature: Creature): CreatureFact[] =>
  creaturesOf(creature.system)
    .facts(creature)
    .filter(({ value }) => value !== "");

/** « FP 1/4 », « Menace 3 »: how dangerous it is, in a word. */
export const dangerText = (creature: Creature): string => creaturesOf(creature.system).dangerText(creature);
