import { beforeEach, expect, it } from "vitest";
import { deviceStorage } from "../../browser/deviceStorage";
import { NoteKeeper, readKeptNote } from "./NoteKeeper";

const KEY = "note";
const kept = () => readKeptNote(deviceStorage.read(KEY))?.text;

beforeEach(() => {
  localStorage.clear();
  const note = { text: "Léo dort.", base: { text: "", revision: 0 }, system: "dnd5e" };
  deviceStorage.write(KEY, JSON.stringify(note));
});

/** A keeper of the note that waits on this device; the test answers for the server. */
function keeper() {
  const attempts: { resolve: (revision: number) => void; reject: (error: unknown) => void }[] = [];
  const save = () => new Promise<number>((resolve, reject) => attempts.push({ resolve, reject }));
  const problemOf = () => "unreached" as const;
  return {
    attempts,
    keeper: new NoteKeeper({ key: KEY, system: "dnd5e", storage: deviceStorage, save, problemOf }),
  };
}

it("a note that was saved by another keeper meanwhile is not brought back by the failure of one that is closed", async () => {
  const [first, second] = [keeper(), keeper()];
  first.keeper.open();
  first.keeper.close();
  second.keeper.open();
  second.attempts[0]?.resolve(1);
  expect(await second.keeper.flush()).toBe(true);
  expect(kept()).toBeUndefined();
  first.attempts[0]?.reject(new Error("no answer"));
  expect(await first.keeper.flush()).toBe(false);
  expect(kept()).toBeUndefined();
});

it("a note that nobody saved stays on this device when its keeper is closed and fails", async () => {
  const { keeper: closed, attempts } = keeper();
  closed.open();
  closed.type("Léo dort. Mira veille.");
  closed.close();
  attempts[0]?.reject(new Error("no answer"));
  expect(await closed.flush()).toBe(false);
  expect(kept()).toBe("Léo dort. Mira veille.");
});
