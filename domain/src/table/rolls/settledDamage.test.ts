import { expect, it } from "vitest";
import type { DamageSpec } from "../../game/gameTypes";
import { CRITICAL_INJURIES } from "../../games/cyberpunk/criticalInjuries";
import { cyberpunkPlay } from "../../games/cyberpunk/play/play";
import * as cyberpunk from "../../testing/cyberpunkPlay";
import { showing } from "../../testing/seededSource";
import { damageText, settledDamage } from "./damageDealt";

const sixes = (...values: number[]) => values.map((value) => ({ sides: 6, value }));
const hit = { game: "cyberpunk", location: "body", armour: "whole" } as const satisfies DamageSpec;

it("leads to the injury of its place in Cyberpunk where two dice show a six", () => {
  const led = settledDamage(hit, sixes(6, 6, 2), showing(2, 4));
  const wanted = CRITICAL_INJURIES.find(({ location, roll }) => location === "body" && roll === 6);
  expect(led).toEqual({ ...hit, injury: wanted?.key });
  expect(damageText({ damage: led, total: 14, rolled: undefined, dice: sixes(6, 6, 2) })).toBe(
    "Deux 6 : bras cassé, +5",
  );
  const head = settledDamage({ ...hit, location: "head" }, sixes(6, 6), showing(1, 1));
  expect(head).toMatchObject({ injury: "lostEye" });
});

it("leads to none with one six, whatever a request says, nor in another game", () => {
  expect(settledDamage(hit, sixes(6, 5), showing(2, 4))).toEqual(hit);
  const fire: DamageSpec = { game: "dnd5e", type: "fire" };
  expect(settledDamage(fire, sixes(6, 6), showing(2, 4))).toBe(fire);
  expect(settledDamage(undefined, sixes(6, 6), showing(2, 4))).toBeUndefined();
});

it("is suffered by a character with its damage: five points that no armour meets, and the injury once", () => {
  const { limits } = cyberpunk;
  const state = cyberpunkPlay.fresh;
  const damage = { ...hit, injury: "brokenArm" };
  const taken = cyberpunkPlay.damageTaken(damage, 1, state, limits);
  expect(taken.parts.at(-1)).toBe("Deux 6 : +5, Bras cassé");
  if (taken.operation === undefined) throw new Error("no operation");
  const once = cyberpunkPlay.apply(state, taken.operation, limits).state;
  expect(once).toMatchObject({ injuries: { brokenArm: "open" } });
  const twice = cyberpunkPlay.apply(once, taken.operation, limits).state;
  expect(Object.keys(twice.injuries)).toEqual(["brokenArm"]);
  expect(twice.hitPointsLost - once.hitPointsLost).toBe(5);
});
