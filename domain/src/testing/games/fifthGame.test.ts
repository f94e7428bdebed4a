import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rollSpecSchema } from "../../games/schemas";
import { applyAll } from "../../operations/applyAll";
import { settingFieldsOf } from "../../table/campaign/settings";
import { creatureDamageTaken } from "../../table/creatures/creatureDamage";
import { foreseeCreatureHit } from "../../table/fight/creatureActs";
import { emptyDraft } from "../../table/forge/draft";
import { summariseDraft } from "../../table/forge/summary";
import { surprise } from "../../table/forge/surprise";
import { equippedOf } from "../../table/rolls/sheetChoices";
import { sheetRolls } from "../../table/rolls/sheetRolls";
import { describeGameLaws } from "../gameLaws";
import { describePlayLaws } from "../playLaws";
import { seededSource } from "../seededSource";
import { playSystemOf } from "./registry";
import { TINY } from "./systemIds";
import { RAT } from "./tiny/creatures";
import { type TinyLimits, tinyPlay } from "./tiny/play";

describe("a fifth game", () => {
  describeGameLaws(TINY);
  describePlayLaws({
    id: TINY,
    system: tinyPlay,
    limits: fc.record({ life: fc.integer({ min: 1, max: 40 }) }) as fc.Arbitrary<TinyLimits>,
    texts: [],
    statKeys: ["body"],
    trackers: [["hurt", "heal", "setWounds"]],
  });

  const ode = { system: TINY, name: "Ode", stats: { body: 3, wits: 3 } };

  it("shows its traits on a sheet, each with its roll", () => {
    const rolls = sheetRolls({ ...equippedOf(ode).character, system: TINY }, ode);
    expect(rolls.map(({ label, value }) => [label, value])).toEqual([
      ["Corps", "+3"],
      ["Astuce", "+3"],
    ]);
  });

  it("is forged, with a summary of what its blocks say", () => {
    const draft = surprise(emptyDraft(TINY), seededSource(4));
    const { name, strengths } = summariseDraft(draft);
    expect(name).toMatch(/^(?:Ode|Bran) (?:Petit|Menu)$/);
    expect(strengths.length).toBeGreaterThan(0);
  });

  it("is hurt, healed, and has both taken back", () => {
    const play = playSystemOf(TINY);
    const worn = equippedOf(ode);
    const limits = play.limitsOf(worn);
    const first = play.firstState(worn, limits);
    const [hurt, heal] = [
      { kind: "hurt", amount: 5 },
      { kind: "heal", amount: 2 },
    ];
    const { state, inverse } = play.apply(first, hurt, limits);
    expect(play.lifeOf(state, limits)).toEqual({ label: "PV", current: 7, max: 12 });
    expect(applyAll(play, state, inverse, limits).state).toEqual(first);
    expect(play.apply(state, heal, limits).state).toEqual({ wounds: 3 });
  });

  it("has a creature that joins a fight and is hit there", () => {
    const now = { source: { catalogue: "rat" }, max: 4, lost: 0, conditions: [] };
    const target = { id: "rat-1", now, creature: RAT as never };
    const damage = { game: TINY } as never;
    expect(creatureDamageTaken(RAT as never, damage, 3).lost).toBe(3);
    const { life, operation } = foreseeCreatureHit(TINY, target, [{ damage, points: 3 }]);
    expect(life?.map(({ current }) => current)).toEqual([4, 1]);
    expect(operation).toMatchObject({ hits: [{ id: "rat-1", points: 3 }] });
  });

  it("has no settings of levels or scores, which the others keep", () => {
    const names = settingFieldsOf(TINY).used.map(({ name }) => name);
    expect(names).toEqual(["useVtt", "askForRareItems"]);
    expect(settingFieldsOf("dnd5e").unused).toEqual([]);
  });

  it("is strict about its rolls, and leaves the other games theirs", () => {
    expect(rollSpecSchema.safeParse({ game: TINY, modifier: 21 }).success).toBe(false);
    expect(rollSpecSchema.safeParse({ game: TINY, modifier: 2 }).success).toBe(true);
    expect(rollSpecSchema.safeParse({ game: "cyberpunk", modifier: 2 }).success).toBe(true);
  });
});
