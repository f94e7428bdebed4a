import { describe, expect, it } from "vitest";
import { fieldsOf } from "../../values/reading/fields";
import { convertDistance, formatSpeed, readSpeedsFrom, type Speeds } from "./speed";

const read = (raw: unknown) => readSpeedsFrom([fieldsOf(raw)]);

describe("speed", () => {
  it.each<[unknown, Speeds]>([
    [{ speed: 30 }, { walk: { value: 30, unit: "ft" } }],
    [{ speed: "30" }, { walk: { value: 30, unit: "ft" } }],
    [{ speed: "30 ft" }, { walk: { value: 30, unit: "ft" } }],
    [{ speed: "30 pieds" }, { walk: { value: 30, unit: "ft" } }],
    [{ vitesse: "9 m" }, { walk: { value: 9, unit: "m" } }],
    [{ vitesse: "7,5 mètres par tour" }, { walk: { value: 7.5, unit: "m" } }],
    [{ speed: { value: 9, unit: "m" } }, { walk: { value: 9, unit: "m" } }],
    [{ speed: { value: "30" } }, { walk: { value: 30, unit: "ft" } }],
    [{ speed: { value: 6, unit: 1.09537664164163e-310 } }, { walk: { value: 6, unit: "ft" } }],
    [{ speed: { value: 6, unit: "cases" } }, { walk: { value: 6, unit: "cases" } }],
    [
      { speed: { walk: 30, fly: "60 ft", swim: 0 } },
      { walk: { value: 30, unit: "ft" }, fly: { value: 60, unit: "ft" } },
    ],
    [
      { movement: { marche: 9, vol: 18, units: "m" } },
      { walk: { value: 9, unit: "m" }, fly: { value: 18, unit: "m" } },
    ],
    [
      { speeds: { walk: { value: 9, unit: "m" }, burrow: { value: 3, unit: "m" } } },
      { walk: { value: 9, unit: "m" }, burrow: { value: 3, unit: "m" } },
    ],
    [
      { speed: [{ type: "climb", value: 20 }, { value: 30 }, { type: "walk", value: 40 }] },
      { walk: { value: 30, unit: "ft" }, climb: { value: 20, unit: "ft" } },
    ],
    [{ speed: 0 }, { walk: { value: 0, unit: "ft" } }],
    [{ speed: "rapide", vitesse: "9 m" }, { walk: { value: 9, unit: "m" } }],
    [{ speed: -3 }, {}],
    [{ speed: 20_000 }, {}],
    [{ speed: { value: { value: 3 } } }, {}],
    [{ speed: [] }, {}],
    [{}, {}],
  ])("is read from %j", (raw, speeds) => {
    expect(read(raw)).toEqual(speeds);
  });

  it("is formatted as on French sheets", () => {
    expect(formatSpeed({ value: 7.5, unit: "m" })).toBe("7,5 m");
    expect(formatSpeed({ value: 30, unit: "ft" })).toBe("30 ft");
  });

  it("is converted at 1,5 m for 5 ft", () => {
    expect(convertDistance(5, "ft", "m")).toBe(1.5);
    expect(convertDistance(9, "m", "ft")).toBe(30);
    expect(convertDistance(9, "m", "m")).toBe(9);
    expect(convertDistance(6, "cases", "m")).toBe(6);
  });
});
