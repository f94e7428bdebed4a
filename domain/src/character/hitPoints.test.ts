import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fieldsOf } from "../reading/fields";
import { grantTemporary, heal, takeDamage } from "./changeHitPoints";
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

describe("damage and healing", () => {
  it("reduce the temporary hit points first", () => {
    expect(takeDamage({ current: 12, max: 31, temporary: 5 }, 3)).toEqual({
      current: 12,
      max: 31,
      temporary: 2,
    });
    expect(takeDamage({ current: 12, max: 31, temporary: 5 }, 5)).toEqual({ current: 12, max: 31 });
    expect(takeDamage({ current: 12, max: 31, temporary: 5 }, 8)).toEqual({ current: 9, max: 31 });
    expect(takeDamage({ current: 12, max: 31 }, 100)).toEqual({ current: 0, max: 31 });
    expect(takeDamage({ max: 31 }, 4)).toEqual({ current: 0, max: 31 });
  });

  it("stop at the maximum and leave the temporary ones unchanged", () => {
    expect(heal({ current: 12, max: 31, temporary: 5 }, 7)).toEqual({ current: 19, max: 31, temporary: 5 });
    expect(heal({ current: 30, max: 31 }, 7)).toEqual({ current: 31, max: 31 });
    expect(heal({ current: 3 }, 7)).toEqual({ current: 10 });
    expect(heal({ max: 31 }, 7)).toEqual({ current: 7, max: 31 });
    expect(heal({ current: 36, max: 31 }, 1)).toEqual({ current: 36, max: 31 });
  });

  it("keep the larger of two amounts of temporary hit points", () => {
    expect(grantTemporary({ current: 1, max: 2, temporary: 5 }, 3).temporary).toBe(5);
    expect(grantTemporary({ current: 1, max: 2, temporary: 5 }, 8).temporary).toBe(8);
    expect(grantTemporary({ current: 1, max: 2 }, 0)).toEqual({ current: 1, max: 2 });
  });

  it("change nothing for a negative or an invalid amount", () => {
    const hurt = { current: 12, max: 31, temporary: 2 };
    for (const amount of [-5, Number.NaN, Number.POSITIVE_INFINITY, 0.9]) {
      expect(takeDamage(hurt, amount)).toEqual(hurt);
      expect(heal(hurt, amount)).toEqual(hurt);
      expect(grantTemporary(hurt, amount)).toEqual(hurt);
    }
  });

  it("never leave the range from 0 to the maximum", () => {
    const points = fc.integer({ min: 0, max: 500 });
    fc.assert(
      fc.property(points, points, points, points, (max, wounds, damage, healing) => {
        const hurt = { current: Math.max(0, max - wounds), max };
        const after = heal(takeDamage(hurt, damage), healing).current ?? -1;
        expect(after).toBeGreaterThanOrEqual(0);
        expect(after).toBeLessThanOrEqual(max);
      }),
    );
  });
});
