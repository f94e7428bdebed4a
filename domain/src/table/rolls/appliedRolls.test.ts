import { expect, it } from "vitest";
import { appliedRolls } from "./appliedRolls";

const roll = { id: "roll-0001", audience: "table" } as const;
const ledger = (applied: { id: string; operation: string }[] = []) =>
  appliedRolls(new Map([["roll-0001", { applied }]]));

const named = (...ids: string[]) => ids.map((id) => ({ id }));

it("notes whom a roll's damage is applied to, each once, and forgets it with the operation", () => {
  const noted = ledger([{ id: "elenna", operation: "first-op" }]);
  expect(noted.notYet(roll, named("elenna"))).toEqual([]);
  expect(noted.notYet(roll, named("elenna", "borin", "borin"))).toEqual(named("borin"));
  noted.apply(roll, ["borin"], "second-op");
  expect(noted.notYet(roll, named("elenna", "borin"))).toEqual([]);
  noted.takeBack(roll, "first-op");
  expect([...noted.changed]).toEqual([["roll-0001", [{ id: "borin", operation: "second-op" }]]]);
});

it("notes nothing on a roll that has expired, and keeps the newest of very many", () => {
  const gone = appliedRolls(new Map());
  gone.apply(roll, ["elenna"], "first-op");
  gone.takeBack(roll, "first-op");
  expect(gone.changed.size).toBe(0);
  const many = ledger();
  for (let place = 0; place < 90; place += 1) many.apply(roll, [`creature-${place}`], "operation");
  const applied = many.changed.get("roll-0001") ?? [];
  expect([applied.length, applied.at(-1)?.id]).toEqual([80, "creature-89"]);
});
