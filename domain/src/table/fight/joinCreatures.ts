import type { Participant } from "../../documents/initiativeState";
import type { Creature } from "../../game/gameTypes";
import type { InitiativeDice } from "../../game/preset";
import type { RandomUint32 } from "../../values/dice/randomSource";
import { creatureLife } from "../creatures/creatureLife";
import { letteredNames, numberedNames } from "../creatures/numberedNames";
import { type DieRoller, rollValue } from "../initiative/rollInitiative";
import type { CreatureGroup } from "../panel/panelEventSchema";

/** Creatures of one kind that enter a fight. */
export interface JoiningCreatures {
  readonly creature: Creature;
  /** Whether it is the catalogue's own, so that the fight needs no copy. */
  readonly ofCatalogue: boolean;
  readonly count: number;
  readonly hidden: boolean;
  /** They stand where members do not see them, until they are shown. */
  readonly unseen?: boolean | undefined;
  /** Whether their life is rolled; fixed otherwise. */
  readonly rolled: boolean;
  /** The line of the encounter that they come with: they join once. */
  readonly encounter?: string | undefined;
}

/** What throws the dice and makes the ids. */
export interface JoiningDice {
  readonly dice: InitiativeDice | undefined;
  readonly rollDie: DieRoller;
  readonly source: RandomUint32;
  readonly newId: () => string;
}

/**
 * As they join an order, or wait on a scene, before any of them was shown: hidden ones with a letter, others with the number
 * that they get when they are shown next; their own initiative each, their life.
 */
export function joinCreatures(
  { creature, ofCatalogue, count, hidden, unseen = false, rolled, encounter }: JoiningCreatures,
  present: readonly { readonly name: string }[],
  { dice, rollDie, source, newId }: JoiningDice,
): CreatureGroup {
  const namesOf = hidden || unseen ? letteredNames : numberedNames;
  const names = namesOf(
    creature.name,
    present.map(({ name }) => name),
    count,
  );
  const own = dice === undefined ? { ownValue: creature.initiative } : { ownBonus: creature.initiative };
  return {
    ...(encounter && { encounter }),
    creature: ofCatalogue ? { catalogue: creature.id } : { copy: creature },
    joining: names.map((name) => {
      const participant: Participant = {
        ...{ id: newId(), name, pronouns: "", role: creature.about, kind: "creature", hidden },
        commonName: creature.name,
        ...own,
      };
      return {
        participant,
        ...rollValue(participant, dice, rollDie),
        life: creatureLife(creature, rolled ? source : undefined),
      };
    }),
  };
}
