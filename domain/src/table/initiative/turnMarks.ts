import {
  activeEntry,
  type InitiativeEntry,
  type InitiativeState,
  type TurnMark,
} from "../../documents/initiativeState";

/** Product §4 has no words for it; Call of Cthulhu: who has a gun ready acts at 50 more. */
const READY_GUN = 50;

function withMarks({ marks: _, ...entry }: InitiativeEntry, marks: readonly TurnMark[]): InitiativeEntry {
  return marks.length === 0 ? entry : { ...entry, marks };
}

const change = (
  state: InitiativeState,
  id: string,
  to: (entry: InitiativeEntry) => InitiativeEntry,
): InitiativeState => ({
  ...state,
  order: state.order.map((entry) => (entry.id === id ? to(entry) : entry)),
});

/** Marks a participant, or takes the mark off; the same state where nothing changes. */
export function setMark(state: InitiativeState, id: string, mark: TurnMark, on: boolean): InitiativeState {
  const entry = state.order.find((one) => one.id === id);
  const marks = entry?.marks ?? [];
  if (entry === undefined || marks.includes(mark) === on) return state;
  const others = marks.filter((one) => one !== mark);
  return change(state, id, (one) => withMarks(one, on ? [...others, mark] : others));
}

/** What a readied gun adds to the value by which a participant acts. */
export const readyGunValue = (value: number, on: boolean): number => value + (on ? READY_GUN : -READY_GUN);

/** Nobody is surprised after a turn of their own. */
export function withoutSurprise(state: InitiativeState, id: string): InitiativeState {
  return setMark(state, id, "surprised", false);
}

/** A participant acts now, before whoever has the turn, and from then on at that value. */
export function actNow(state: InitiativeState, id: string): InitiativeState {
  const active = activeEntry(state);
  const entry = state.order.find((one) => one.id === id);
  if (active === undefined || entry === undefined || active.id === id) return state;
  const { bonus: _, provisional: __, outOfTurn: ___, ...rest } = entry;
  const { marks = [] } = entry;
  const acting = withMarks(
    { ...rest, value: active.value },
    marks.filter((mark) => mark === "surprised"),
  );
  const others = state.order.filter((one) => one.id !== id);
  const activeIndex = others.findIndex((one) => one.id === active.id);
  return { ...state, order: others.toSpliced(activeIndex, 0, acting), activeIndex };
}
