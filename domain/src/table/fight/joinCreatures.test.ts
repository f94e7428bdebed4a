import { expect, it } from "vitest";
import { CTHULHU_CREATURES } from "../../games/cthulhu/creatures/catalogue";
import { DND5E_CREATURES } from "../../games/dnd5e/creatures/catalogue";
import { PRESETS } from "../../games/registry/presets";
import { seededSource } from "../../testing/seededSource";
import { creatureGroupSchema } from "../panel/panelEventSchema";
import { joinCreatures } from "./joinCreatures";

const goblin = DND5E_CREATURES.find(({ id }) => id === "goblin");
const [investigator] = CTHULHU_CREATURES;
if (!goblin || !investigator) throw new Error("The catalogues are not empty.");

let ids = 0;
const dice = {
  dice: PRESETS.dnd5e.initiativeDice,
  rollDie: () => 11,
  source: seededSource(7),
  newId: () => {
    ids += 1;
    return `creature-${ids}`;
  },
};
const there = [{ name: "Gobelin 1" }];
const asked = { creature: goblin, ofCatalogue: true, count: 3, hidden: true, rolled: false };

it("numbers them after those that are there, each with its own bonus", () => {
  const group = joinCreatures({ ...asked, hidden: false }, there, dice);
  expect(creatureGroupSchema.parse(group)).toMatchObject(group);
  expect(group.creature).toEqual({ catalogue: "goblin" });
  expect(group.joining).toMatchObject(
    ["Gobelin 2", "Gobelin 3", "Gobelin 4"].map((name) => ({
      participant: { name, commonName: "Gobelin", hidden: false, kind: "creature" },
      value: 11 + goblin.initiative,
      bonus: goblin.initiative,
      life: goblin.life.max,
    })),
  );
});

it("rolls their life where that is wished, and takes a copy of what is not the catalogue's", () => {
  const group = joinCreatures({ ...asked, rolled: true, ofCatalogue: false, count: 12 }, there, dice);
  expect(group.creature).toEqual({ copy: goblin });
  expect(new Set(group.joining.map(({ life }) => life)).size).toBeGreaterThan(1);
});

it("places them by their own value in a game without initiative dice", () => {
  const group = joinCreatures({ ...asked, creature: investigator }, there, { ...dice, dice: undefined });
  expect(group.joining[0]).toMatchObject({ value: investigator.initiative });
  expect(group.joining[0]?.bonus).toBeUndefined();
});

it("tells those apart by letters whom nobody sees: hidden ones, and those placed where members do not look", () => {
  const namesOf = (change: Partial<typeof asked & { unseen: boolean }>, present = there) =>
    joinCreatures({ ...asked, ...change }, present, dice).joining.map(({ participant }) => participant.name);
  expect(namesOf({})).toEqual(["Gobelin A", "Gobelin B", "Gobelin C"]);
  expect(namesOf({ hidden: false, unseen: true, count: 1 })).toEqual(["Gobelin A"]);
  expect(namesOf({ count: 1 }, [{ name: "Loup" }])).toEqual(["Gobelin"]);
});
