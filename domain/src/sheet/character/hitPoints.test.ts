import { describe, expect, it } from "vitest";
import { fieldsOf } from "../../values/reading/fields";
import { type HitPoints, hitPointsFraction, readHitPoints } from "./hitPoints";

const read = (raw: unknown) => readHitPoints([fieldsOf(raw)]);

describe("hit points", () => {
  it.each<[unknown, HitPoints | undefined]>([
    [{ hp: { current: 12, max: 31 } }, { current: 12, max: 31 }],
    [{ hp: { value: "12", maximum: "31" } }, { current: 12, max: 31 }],
    [{ hp: { hp_current: 12, hp_max: 31 } }, { current: 12, max: 31 }],
    [{ hp: { value: 12, max: 31, temp: 5 } }, { current: 12, max: 31, temporary: 5 }],
    [{ hp: "12 / 31" }, { current: 12, max: 31 }],
    [{ hp: "12/31 (+5)" }, { current: 12, max: 31, temporary: 5 }],
    [{ PV: "12 sur 31" }, { current: 12, max: 31 }],
    [{ hitPoints: "31" }, { current: 31, max: 31 }],
    [{ hp: 31 }, { current: 31, max: 31 }],
    [{ hp: 0 }, { current: 0 }],
    [
      { hp_current: 12, hp_max: "31", temp_hp: "4" },
      { current: 12, max: 31, temporary: 4 },
    ],
    [{ hpMax: 31 }, { current: 31, max: 31 }],
    [{ hp: { max: 31 } }, { current: 31, max: 31 }],
    [{ hp: { current: 12 } }, { current: 12 }],
    [
      { hp: { current: 12 }, maxHp: 31 },
      { current: 12, max: 31 },
    ],
    [
      { hp: 12, maxHp: 31 },
      { current: 12, max: 31 },
    ],
    [
      { pv: "12", pvMax: "31" },
      { current: 12, max: 31 },
    ],
    [{ hp: { currentHp: 12, maxHp: 31, temporaryHp: 5 } }, { current: 12, max: 31, temporary: 5 }],
    [{ hp: { current: -5, max: 31 } }, { current: 0, max: 31 }],
    [{ hp: { current: 12.9, max: 31.2, temp: 0 } }, { current: 12, max: 31 }],
    [
      { hp: { current: 12, max: 0 }, maxHp: 31 },
      { current: 12, max: 31 },
    ],
    [{ hp: { current: 1e300 } }, undefined],
    [{ hp: { note: "fatigué" } }, undefined],
    [{ hp: "beaucoup" }, undefined],
    [{}, undefined],
  ])("are read from %j", (raw, expected) => {
    expect(read(raw)).toEqual(expected);
  });
});

describe("the hit point bar", () => {
  it.each<[HitPoints, number | undefined]>([
    [{ current: 31, max: 31 }, 1],
    [{ current: 50, max: 31 }, 1],
    [{ current: 15, max: 30 }, 0.5],
    [{ current: 8, max: 100 }, 0.08],
    [{ current: 1, max: 100 }, 0.08],
    [{ current: 0, max: 100 }, 0],
    [{ current: -3, max: 100 }, 0],
    [{ current: 5 }, undefined],
    [{ max: 5 }, undefined],
    [{ current: 5, max: 0 }, undefined],
  ])("for %j is filled to %s", (hp, fraction) => {
    expect(hitPointsFraction(hp)).toBe(fraction);
  });
});
