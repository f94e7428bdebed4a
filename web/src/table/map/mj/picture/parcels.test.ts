import { expect, it } from "vitest";
import { MAX_PARCEL_CHARACTERS, parcelsOf } from "./parcels";

const ofLength = (length: number) => async () => "x".repeat(length);
async function parcels(names: readonly string[], cut: (name: string) => Promise<string>) {
  const found: string[] = [];
  for await (const parcel of parcelsOf(names, cut)) found.push(parcel.map(({ name }) => name).join(" "));
  return found;
}

const ten = Array.from({ length: 10 }, (_, index) => String(index));

it("the overview goes alone, and of the rest eight small pieces at a time", async () => {
  expect(await parcels(["overview", ...ten], ofLength(10))).toEqual(["overview", "0 1 2 3 4 5 6 7", "8 9"]);
  expect(await parcels(ten.slice(0, 8), ofLength(10))).toEqual(["0 1 2 3 4 5 6 7"]);
  expect(await parcels([], ofLength(10))).toEqual([]);
});

it("larger ones go as many as one request takes, the largest alone", async () => {
  const half = MAX_PARCEL_CHARACTERS / 2;
  expect(await parcels(ten.slice(0, 5), ofLength(half))).toEqual(["0 1", "2 3", "4"]);
  expect(await parcels(ten.slice(0, 3), ofLength(half + 1))).toEqual(["0", "1", "2"]);
});

it("each piece is cut once, in its order, and what was cut before one that cannot be is sent", async () => {
  const cut: string[] = [];
  const cutUntil = async (name: string) => {
    cut.push(name);
    if (name === "9") throw new Error("too large");
    return name;
  };
  const found: number[] = [];
  const all = async () => {
    for await (const parcel of parcelsOf(ten, cutUntil)) found.push(parcel.length);
  };
  await expect(all()).rejects.toThrow("too large");
  expect([cut, found]).toEqual([ten, [8]]);
});
