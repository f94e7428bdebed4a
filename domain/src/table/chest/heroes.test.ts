import { expect, it } from "vitest";
import type { PlayStateDocument } from "../../documents/play";
import { playSystemOf } from "../../games/registry/plays";
import { characterOf, NOW } from "../../testing/campaigns";
import { refusalOf } from "../../testing/refusals";
import { chestHero, paying } from "./heroes";

const play = playSystemOf("dnd5e");

const stateOf = (state: Record<string, unknown>): PlayStateDocument => ({
  ...{ ownerId: "nina", revision: 3, operationIds: [], pace: { since: 0, count: 0 }, updatedAt: 1 },
  state,
});
const SOUND = stateOf({ ...play.fresh });

it("names a hero as everybody reads them, also without a name", () => {
  const nameOf = (name: string) => chestHero(play, "lia", characterOf({ name }), SOUND).name;
  expect([nameOf(" Lia "), nameOf(" ")]).toEqual(["Lia", "Personnage sans nom"]);
});

it("counts one change of the state for the coins that are paid", () => {
  const paid = paying(play, SOUND, { gp: 7 }, NOW);
  expect(paid).toMatchObject({ revision: 4, updatedAt: NOW, state: { coins: { gp: 7, cp: 0 } } });
  expect(refusalOf(() => paying(play, stateOf({ coins: "none" }), { gp: 7 }, NOW))).toBe("document-invalid");
});
