import { describe, expect, it } from "vitest";
import { purseOfOne } from "../../game/purse";
import { dnd5ePurse } from "../../games/dnd5e/play/purse";
import { defineItem } from "../../sheet/equipment/item";
import { lootReader } from "./lootLines";

const POTION = defineItem({ id: "potion-de-soins", name: "Potion de soins", systems: ["dnd5e"] });
const OTHER = defineItem({ id: "other", name: "Potion de soins", systems: ["dnd5e"] });
const CHAIN = defineItem({ id: "10-metres", name: "10 mètres de chaîne", systems: ["dnd5e"] });
const read = lootReader([POTION, OTHER, CHAIN], dnd5ePurse);

const potions = (quantity: number) => ({
  things: [{ itemId: "potion-de-soins", name: "Potion de soins", quantity }],
  coins: {},
});

describe("a line of a loot", () => {
  it.each([
    "2 Potion de soins",
    "2 potions de soin",
    "2 × potions de soins",
    "2x Potions de soins",
    "2 x POTION DE SOINS",
    "Potion de soins x2",
    "potions de soins (2)",
    "  - 2 potions  de soins ",
  ])("is so many of an item that is known (%s)", (line) => {
    expect(read(line)).toEqual(potions(2));
  });

  it("is one where no number stands, the first of two of one name", () => {
    expect(read("potion de soins")).toEqual(potions(1));
    expect(read("10 mètres de chaîne")).toMatchObject({ things: [{ itemId: "10-metres", quantity: 1 }] });
  });

  it.each([
    ["Une lettre cachetée", { name: "Une lettre cachetée", quantity: 1 }],
    ["3 rubis", { name: "rubis", quantity: 3 }],
    ["0 rubis", { name: "0 rubis", quantity: 1 }],
    ["99999999999 rubis", { name: "99999999999 rubis", quantity: 1 }],
    ["3", { name: "3", quantity: 1 }],
  ])("is a thing of its own otherwise (%s)", (line, thing) => {
    expect(read(line)).toEqual({ things: [thing], coins: {} });
  });

  it.each([
    ["120 po", { gp: 120 }],
    ["1 200 po et 30 pa", { gp: 1200, sp: 30 }],
    ["1 200 PO, 5pc ; 3 pp + 2 pp", { gp: 1200, cp: 5, pp: 5 }],
  ])("is money of the game (%s)", (line, coins) => {
    expect(read(line)).toEqual({ things: [], coins });
  });

  it.each(["0 po", "po", "des po", "12 eb"])("is no money of the game (%s)", (line) => {
    expect(read(line)).toMatchObject({ things: [{}], coins: {} });
  });

  it("may be a sign, and games without money have none", () => {
    expect(lootReader([], purseOfOne("cash", "$", 10))("1 200 $")).toEqual({
      things: [],
      coins: { cash: 1200 },
    });
    expect(lootReader([], { coins: [] })("12 po")).toMatchObject({ things: [{ name: "po", quantity: 12 }] });
  });

  it("is one of several, the empty ones left out", () => {
    expect(read("\n 2 rubis\n\n120 po\n3 po\n")).toEqual({
      ...{ things: [{ name: "rubis", quantity: 2 }], coins: { gp: 123 } },
    });
  });
});
