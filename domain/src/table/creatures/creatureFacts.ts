import type { CreatureFact } from "../../game/creatures/creatureFact";
import type { CreatureNow } from "../../game/creatures/creatureState";
import type { Creature } from "../../game/gameTypes";
import { creaturesOf } from "../../games/registry/creatures";

/** What a creature's block says in its game's words, in order, with what a fight (`now`) has done to it, without what it does not have. */
export const creatureFacts = (creature: Creature, now: CreatureNow = {}): CreatureFact[] =>
  creaturesOf(creature.system)
    .facts(creature, now)
    .filter(({ value }) => value !== "");

/** « FP 1/4 », « Menace 3 »: how dangerous it is, in a word. */
export const dangerText = (creature: Creature): string => creaturesOf(creature.system).dangerText(creature);
