import { expect, it } from "vitest";
import { applications, applicationsOf, appliedOnceSent, changedRolls } from "./applications";

const roll = { id: "roll-0001", audience: "table" } as const;
const first = { id: "elenna", operation: "first-op" };
const ledger = (applied: { id: string; operation: string }[] = [first]) =>
  applications(applicationsOf({ id: roll.id, applied }));
const named = (...ids: string[]) => ids.map((id) => ({ id }));

it("notes whom a roll meets, each once, and forgets it with the operation", () => {
  const noted = ledger();
  expect(noted.notYet(roll, named("elenna"))).toEqual([]);
  expect(noted.notYet(roll, named("elenna", "borin", "borin"))).toEqual(named("borin"));
  noted.apply(roll, ["borin"], "second-op");
  expect(noted.notYet(roll, named("elenna", "borin"))).toEqual([]);
  noted.takeBack("first-op", "borin");
  expect(noted.notYet(roll, named("elenna"))).toEqual([]);
  noted.takeBack("first-op");
  expect(noted.notYet(roll, named("elenna", "borin"))).toEqual(named("elenna"));
  expect(changedRolls(new Map([[roll.id, { applied: [first] }]]), noted.all())).toEqual(
    new Map([[roll.id, [{ id: "borin", operation: "second-op" }]]]),
  );
});

it("meets nobody with a hit of which a part has met them already", () => {
  const hit = { ...roll, id: "roll-0000", parts: [roll.id] };
  expect(ledger().notYet(hit, named("elenna", "borin"))).toEqual(named("borin"));
});

it("knows what a roll's document says, and of one that says nothing that it met nobody", () => {
  expect(applicationsOf({ id: roll.id, applied: [first] })).toEqual([{ roll: roll.id, ...first }]);
  expect(applicationsOf({ id: roll.id })).toEqual([]);
});

it("has what waits to be sent, and what that takes back", () => {
  const metBy = () => ["borin"];
  const press = { id: "second-op", roll: { ...roll, parts: ["roll-0002"] } };
  const both = [roll.id, "roll-0002"].map((id) => ({ roll: id, id: "borin", operation: "second-op" }));
  const before = ledger().all();
  expect(appliedOnceSent(before, [press], metBy)).toEqual([...before, ...both]);
  expect(appliedOnceSent(before, [press, { id: "u", undo: "second-op" }], metBy)).toEqual(before);
  expect(appliedOnceSent(before, [{ id: "x" }, { id: "u", undo: "first-op" }], metBy)).toEqual([]);
});

it("says nothing on a roll that has expired, or whose readers know it, and keeps the newest of very many", () => {
  const many = ledger();
  for (let place = 0; place < 90; place += 1) many.apply(roll, [`creature-${place}`], "operation");
  expect(changedRolls(new Map(), many.all()).size).toBe(0);
  expect(changedRolls(new Map([[roll.id, { applied: [first] }]]), ledger().all()).size).toBe(0);
  const applied = changedRolls(new Map([[roll.id, {}]]), many.all()).get(roll.id) ?? [];
  expect([applied.length, applied.at(-1)?.id]).toEqual([80, "creature-89"]);
});
