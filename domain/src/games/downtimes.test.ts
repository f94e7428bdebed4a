import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyAll } from "../operations/applyAll";
import { anyState } from "../testing/arbitraryDnd5ePlay";
import { fromSchema } from "../testing/fromSchema";
import { equippedOf } from "../testing/playLaws";
import { seededSource } from "../testing/seededSource";
import type { AppError } from "../values/errors";
import { SYSTEM_IDS, type SystemId } from "../values/systemIds";
import { gameOf } from "./registry/games";
import { playSystemOf } from "./registry/plays";

/** Words that speak to the reader, which the table reads as well. */
const SECOND_PERSON = /(?<!\p{L})(?:tu|toi|te|ton|ta|tes|t['’])(?!\p{L})|-toi(?!\p{L})/iu;
const UNSAID = /undefined|NaN|null|\[object|^$/;

const TOMES = [
  { id: "roi-en-jaune", name: "Le Roi en jaune", kind: "Ouvrage" },
  { name: "Notes de Weir", kind: "Ouvrage", costs: { magic: "2", sanity: "1d4", mythos: 2 } },
];

/** The stats of characters that may do something, beside one of whom nothing is known. */
const HEROES: Readonly<Record<SystemId, readonly object[]>> = {
  dnd5e: [{}, { hp: "31", level: 5, abilityScores: { str: 16, dex: 12, con: 14, int: 8, wis: 10, cha: 13 } }],
  vampire: [
    {},
    { predator: "Fermier" },
    { predator: "Sirène", attributes: { charisma: 4, stamina: 3 }, skills: { subterfuge: 3 } },
  ],
  cyberpunk: [{}, { role: "Netrunner", roleAbility: "Interface (rang 8)", stats: { body: 7, emp: 6 } }],
  cthulhu: [{ characteristics: { edu: 70, con: 60 }, powers: TOMES }, { characteristics: { edu: 70 } }, {}],
};

describe.each(SYSTEM_IDS)("what a character of %s does alone", (system) => {
  const play = playSystemOf(system);

  it("has words, and ids of its own", async () => {
    const acts = (await gameOf(system).downtime?.()) ?? [];
    expect(acts.length).toBeGreaterThan(0);
    expect(new Set(acts.map(({ id }) => id)).size).toBe(acts.length);
    for (const { title, about, choice } of acts) {
      for (const words of [title, about, choice]) expect(words).not.toMatch(UNSAID);
    }
  });

  it("is refused with a sentence, or is done whole and can be taken back", async () => {
    const acts = (await gameOf(system).downtime?.()) ?? [];
    const heroes = HEROES[system].map((stats) => equippedOf(system, stats));
    const states: fc.Arbitrary<Readonly<Record<string, unknown>>> =
      system === "dnd5e" ? anyState : fromSchema(play.stateSchema, ["Implant", "implant"]);
    const done = new Set<string>();
    fc.assert(
      fc.property(states, fc.constantFrom(...heroes), fc.integer(), (state, equipped, seed) => {
        const limits = play.limitsOf(equipped);
        for (const act of acts) {
          let ways: ReturnType<typeof act.waysOf> = [];
          try {
            ways = act.waysOf({ state, limits, character: equipped.character });
            expect(ways.length).toBeGreaterThan(0);
          } catch (error) {
            expect(error).toMatchObject({ code: "operation-refused" });
            expect((error as AppError).message).toMatch(/^\p{Lu}.*\.$/u);
            expect((error as AppError).message).not.toMatch(SECOND_PERSON);
          }
          expect(new Set(ways.map(({ id }) => id)).size).toBe(ways.length);
          for (const { label, takes = "Rien", resolve } of ways) {
            for (const words of [label, takes]) expect(words).not.toMatch(UNSAID);
            const { told, operations } = resolve(seededSource(seed));
            expect(told.text).not.toMatch(UNSAID);
            expect(told.text).not.toMatch(SECOND_PERSON);
            expect(told.text).not.toMatch(/\.$/);
            for (const one of operations) expect(play.operationSchema.parse(one)).toEqual(one);
            const after = applyAll(play, state, operations, limits);
            expect(play.stateSchema.parse(after.state)).toEqual(after.state);
            expect(applyAll(play, after.state, after.inverse, limits).state).toEqual(state);
            done.add(act.id);
          }
        }
      }),
      { numRuns: 300 },
    );
    expect([...done].toSorted(), "each was done by somebody").toEqual(acts.map(({ id }) => id).toSorted());
  });
});
