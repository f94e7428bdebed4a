import type { InitiativeEntry, InitiativeState } from "../../documents/initiativeState";
import { entryOf } from "../../operations/revert";
import { type CreaturesInFight, isDown } from "../panel/creaturesInFight";

/** Who of a fight is dead: creatures without life, and characters of whom their states said so. */
export const isDeadIn =
  ({ creatures }: Pick<CreaturesInFight, "creatures">) =>
  ({ id, kind, dead }: Pick<InitiativeEntry, "id" | "kind" | "dead">): boolean => {
    if (kind === "character") return dead === true;
    const creature = entryOf(creatures, id);
    return creature !== undefined && isDown(creature);
  };

/** The order with these characters as its dead ones; the same state where nothing changes, or nothing is known. */
export function withDead(state: InitiativeState, ids: readonly string[] | undefined): InitiativeState {
  const isDead = ({ id, kind }: InitiativeEntry) => kind === "character" && ids?.includes(id) === true;
  if (ids === undefined || state.order.every((entry) => isDead(entry) === (entry.dead === true)))
    return state;
  const order = state.order.map(({ dead: _, ...entry }): InitiativeEntry => {
    return isDead(entry) ? { ...entry, dead: true } : entry;
  });
  return { ...state, order };
}

/** A new order begins with the first one who lives. */
export function fromLiving(
  state: InitiativeState,
  isDead: (entry: InitiativeEntry) => boolean,
): InitiativeState {
  const first = state.order.findIndex((entry) => !isDead(entry));
  return first > 0 && state.activeIndex === 0 ? { ...state, activeIndex: first } : state;
}
