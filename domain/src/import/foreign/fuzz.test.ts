import { describe, expect, it } from "vitest";
import { IMPORT_FIXTURES } from "../../testing/imports/fixtures";
import { checkCreatures, checkRead, mutated, randomOf } from "../../testing/imports/mutations";
import { NEWER_FOUNDRY_FIXTURES } from "../../testing/imports/newerFoundryFixtures";
import { STAT_BLOCK_FILES } from "../../testing/imports/statBlocks";
import { rawCharacters } from "../../testing/rawCharacters";

const FILES = [
  ...IMPORT_FIXTURES.map(({ file }) => file),
  ...[rawCharacters.foundry, rawCharacters.dndBeyond],
];
const MUTATIONS = 500;

describe("a file of another tool, whatever became of it", () => {
  it("is read without a throw and without a number that is none, and reads the same once stored", () => {
    for (let seed = 0; seed < MUTATIONS; seed += 1) {
      const raw = mutated(FILES[seed % FILES.length], randomOf(seed), 10 + (seed % 60));
      expect([seed, checkRead(raw)]).toEqual([seed, undefined]);
    }
  }, 120_000);

  it("of creatures is read without a throw, and gives none that the server would refuse", () => {
    for (let seed = 0; seed < MUTATIONS; seed += 1) {
      const raw = mutated(STAT_BLOCK_FILES[seed % STAT_BLOCK_FILES.length], randomOf(seed), 6 + (seed % 60));
      expect([seed, checkCreatures(raw)]).toEqual([seed, undefined]);
    }
  });

  it("names no kind of weapon by the word of something else", () => {
    const [fixture] = NEWER_FOUNDRY_FIXTURES;
    const text = JSON.stringify(fixture?.file).replaceAll("martialM", "constructor");
    expect(checkRead(JSON.parse(text))).toBeUndefined();
  });

  it("is no payload of D&D Beyond for keeping what it was read from", () => {
    const data = { stats: [{ id: 1, value: 12 }], classes: "Druid", race: { fullName: "Elfe" } };
    expect(checkRead({ success: true, data })).toBeUndefined();
  });
});
