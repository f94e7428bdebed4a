import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { historiesOf } from "./history";

const MOST = 5;
/** Numbers that are added. */
const histories = historiesOf((added: number) => -added, MOST);
const after = (...deeds: number[]) => deeds.reduce(histories.withDone, histories.empty);

describe("a history", () => {
  it("takes back the newest, does it again, and forgets that after a new deed", () => {
    const history = after(3, 4);
    const undone = histories.undo(history);
    expect(undone).toEqual({ toDo: -4, deed: 4, history: { done: [3], undone: [4] } });
    const back = undone?.history ?? histories.empty;
    expect(histories.redo(back)).toEqual({ toDo: 4, deed: 4, history });
    expect(histories.redo(histories.withDone(back, 5))).toBeUndefined();
    expect(histories.undo(histories.empty)).toBeUndefined();
  });

  it("forgets nothing but the oldest of too many", () => {
    expect(after(1, 2, 3, 4, 5, 6).done).toEqual([2, 3, 4, 5, 6]);
  });

  it("ends where it was after it was taken back whole and done again", () => {
    const steps = fc.array(fc.oneof(fc.integer(), fc.constantFrom("undo" as const, "redo" as const)));
    fc.assert(
      fc.property(steps, (taken) => {
        let history = histories.empty;
        for (const step of taken) {
          history =
            typeof step === "number"
              ? histories.withDone(history, step)
              : (histories[step](history)?.history ?? history);
          expect(history.done.length + history.undone.length).toBeLessThanOrEqual(MOST);
        }
        let [way, sum] = [history, 0];
        for (const step of ["undo", "redo"] as const) {
          const { length } = history.done;
          for (let at = 0; at < length; at += 1) {
            const made = histories[step](way);
            way = made?.history ?? way;
            sum += made?.toDo ?? 0;
          }
        }
        expect(way).toEqual(history);
        expect(sum).toBe(0);
      }),
    );
  });
});
