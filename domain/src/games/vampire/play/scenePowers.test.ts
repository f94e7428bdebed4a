import { describe, expect, it } from "vitest";
import type { RollSubject } from "../../../game/rolls/rollEffect";
import { normaliseCharacter } from "../../../sheet/character/normaliseCharacter";
import { rawInPlay } from "../../../table/play/statsInPlay";
import { unarmedRolls } from "../../../table/rolls/unarmed";
import { equippedOf, refusedSentence, textsOf } from "../../../testing/playLaws";
import { seededSource } from "../../../testing/seededSource";
import { act, limits, whole } from "../../../testing/vampirePlay";
import { vampirePowerRules } from "../powers/rules";
import { damageTaken } from "./damageTaken";
import { vampirePlay } from "./play";
import { rollEffectsOf } from "./rollEffects";
import { activePowers } from "./scenePowers";
import type { VampireLimits, VampireState } from "./state";

const POWERS = vampirePowerRules.list;
const used = (id: string) => {
  const power = POWERS.find((one) => one.id === id);
  if (power === undefined) throw new RangeError(id);
  return vampirePowerRules.use(power, { stats: {} }, { hunger: 1 }, seededSource(1)).operations;
};

describe("a power that lasts for the scene", () => {
  it.each(["vivacite", "cuir-epais", "prouesse", "armes-sauvages"])(
    "rouses the blood, and holds until the scene ends: %s",
    (id) => {
      const operations = used(id);
      expect(operations.map(({ kind }) => kind)).toEqual(["rouse", "beginPower"]);
      const held = operations.reduce((state, operation) => act(state, operation).state, whole);
      expect(activePowers(held)).toEqual([id]);
      expect(vampirePlay.statsOf(held, limits).activePowers).toEqual([id]);
      const ended = act(held, { kind: "endScene" });
      expect(activePowers(ended.state)).toEqual([]);
      const name = POWERS.find((one) => one.id === id)?.name;
      expect(textsOf(ended)).toEqual([`Fin de la scène : ${name}`]);
      expect(vampirePlay.vitalsOf(held, limits, equippedOf("vampire", {}))).toContainEqual(
        expect.objectContaining({ label: name }),
      );
    },
  );

  it("is no other power, and ends only once", () => {
    expect(used("flairer-la-bete")).toEqual([]);
    const named = { name: "Cuir épais", kind: "Force d'âme", level: 2, costs: { rouse: 1 } };
    const { operations } = vampirePowerRules.use(named, { stats: {} }, { hunger: 1 }, seededSource(1));
    expect(operations).toContainEqual({ kind: "beginPower", power: "cuir-epais" });
    expect(refusedSentence(() => act({}, { kind: "endScene" }))).toBe("Aucun pouvoir ne dure.");
    const again = () => act({ prouesse: true }, { kind: "beginPower", power: "prouesse" });
    expect(refusedSentence(again)).toBe("Prouesse dure déjà.");
  });

  it("is in the fists of who uses it, and its MJ may end it", () => {
    const raw = {
      ...{ id: "h", userId: "ana", system: "vampire", data: {} },
      stats: { attributes: { strength: 3 }, skills: { brawl: 2 }, disciplines: { potence: 2 } },
    };
    const bonusOf = (state: VampireState) => {
      const shown = rawInPlay(raw, { stats: vampirePlay.statsOf(state, limits), values: {} });
      const [blow] = unarmedRolls(normaliseCharacter(shown), shown);
      return blow?.request.damage;
    };
    expect(bonusOf(whole)).toMatchObject({ bonus: 0 });
    expect(bonusOf({ ...whole, prouesse: true })).toMatchObject({ bonus: 2 });
    const ids = (state: VampireState) => vampirePlay.acts.changesOf(state, limits).map(({ id }) => id);
    expect(ids({ ...whole, prouesse: true })).toContain("endScene");
    expect(ids(whole)).not.toContain("endScene");
  });

  it("ends as the night falls", () => {
    const night = vampirePlay.rests["nuit-tombee"];
    const kinds = (state: VampireState) =>
      night?.steps(state, limits, 0).map((step) => ("kind" in step ? step.kind : "thrown"));
    expect(kinds({ ...whole, prouesse: true })).toEqual(["endScene", "thrown"]);
    expect(kinds(whole)).toEqual(["thrown"]);
  });
});

describe("damage to a vampire", () => {
  const taken = (
    damage: { severity?: "superficial" | "aggravated"; edged?: true; unhalved?: true },
    points: number,
    change: { state?: Partial<VampireState>; limits?: Partial<VampireLimits> } = {},
  ) => {
    const allowed = { ...limits, ...change.limits };
    const state = { ...whole, ...change.state };
    const spec = { game: "vampire", severity: "superficial", ...damage } as const;
    const { parts, lost, operation } = damageTaken(spec, points, state, allowed);
    const after = operation && vampirePlay.apply(state, operation, allowed).state;
    return [parts, lost, after?.healthSuperficial, after?.healthAggravated];
  };

  it("is less of what Cuir épais stops, before it is halved, and one at least", () => {
    const tough = { state: { cuirEpais: true }, limits: { toughness: 2 } };
    expect(taken({}, 5, tough)).toEqual([
      ["Cuir épais : 5 → 3", "Superficiels, moitié : 3 → 2"],
      ...[2, 2, 0],
    ]);
    expect(taken({}, 2, tough)).toEqual([
      ["Cuir épais : 2 → 1", "Superficiels, moitié : 1 → 1"],
      ...[1, 1, 0],
    ]);
    expect(taken({ severity: "aggravated" }, 3, tough)).toEqual([["Aggravés : 3"], 3, 0, 3]);
    expect(taken({}, 5, { limits: { toughness: 2 } })).toEqual([["Superficiels, moitié : 5 → 3"], 3, 3, 0]);
  });

  it("is not halved where claws deal it", () => {
    expect(taken({ unhalved: true }, 5)).toEqual([["Superficiels, entiers : 5"], 5, 5, 0]);
  });

  it("of blades and bullets is superficial, but to thin blood, whose vest makes some of it so", () => {
    expect(taken({ edged: true }, 5, { limits: { armour: 4 } })).toEqual([
      ["Superficiels, moitié : 5 → 3"],
      ...[3, 3, 0],
    ]);
    const thin = { isMortal: true };
    expect(taken({ edged: true }, 3, { limits: thin })).toEqual([["Aggravés (sang clair) : 3"], 3, 0, 3]);
    expect(taken({ edged: true }, 5, { limits: { ...thin, armour: 4 } })).toEqual([
      ["Aggravés (sang clair) : 5", "Protection : 4 superficiels, moitié 2"],
      ...[3, 2, 1],
    ]);
    expect(taken({}, 4, { limits: thin })).toEqual([["Superficiels, moitié : 4 → 2"], 2, 2, 0]);
    expect(
      refusedSentence(() => taken({ edged: true }, 4, { state: { healthAggravated: 6 }, limits: thin })),
    ).toBe("Santé : toutes les cases sont déjà aggravées.");
    // What is beyond the last box changes nothing more.
    expect(taken({ edged: true }, 20, { limits: { ...thin, armour: 4 } }).slice(2)).toEqual([0, 6]);
  });
});

describe("the limits of a vampire", () => {
  const of = (stats: object, data: object = {}) => vampirePlay.limitsOf(equippedOf("vampire", stats, data));
  const worn = (itemId: string, equipped = true) => ({
    inventoryItems: [{ itemId, itemSystem: "vampire", quantity: 1, equipped }],
    equippedItemIds: equipped ? [itemId] : [],
  });

  it("say what its powers add, as far as their disciplines are learnt", () => {
    const powers = ["endurci", "cuir-epais", "vivacite", "sens-aiguises"].map((id) => ({ id, name: id }));
    const disciplines = { fortitude: 2, celerity: 3, auspex: 1 };
    expect(of({ stamina: 2, disciplines, powers })).toMatchObject({
      ...{ health: 7, toughness: 2, fleetness: 3, senses: 1 },
    });
    expect(of({ stamina: 2, disciplines })).toMatchObject({
      health: 5,
      toughness: 0,
      fleetness: 0,
      senses: 0,
    });
  });

  it("say what it wears", () => {
    expect(of(worn("vampire-gilet-pare-balles"))).toMatchObject({ armour: 4, dexterityPenalty: 0 });
    expect(of(worn("vampire-tenue-d-intervention"))).toMatchObject({ armour: 6, dexterityPenalty: -1 });
    expect(of(worn("vampire-tenue-d-intervention", false))).toMatchObject({ armour: 0, dexterityPenalty: 0 });
  });

  it.each([
    ["Sang-clair", "", true],
    ["Sang-clair", "Chair de mort, Presque vivant", false],
    ["Brujah", "", false],
  ])("of %s with « %s » are those of mortal flesh: %s", (clan, advantages, isMortal) => {
    expect(of({}, { clan, advantages })).toMatchObject({ isMortal });
  });

  it.each([
    ["TOREADOR", "toreador"],
    ["Capadocien", ""],
  ])("say its clan: %s", (name, clan) => {
    expect(of({}, { clan: name })).toMatchObject({ clan });
  });
});

describe("the pools of a vampire", () => {
  const sum = (subject: RollSubject, state: Partial<VampireState>, change: Partial<VampireLimits>) =>
    rollEffectsOf({ ...whole, ...state }, { ...limits, ...change })
      .filter(({ appliesTo }) => appliesTo(subject))
      .reduce((total, { modifier = 0 }) => total + modifier, 0);
  const look = { kind: "check", trait: "wits", skill: "awareness" } as const;
  const dodge = { kind: "check", trait: "dexterity", skill: "athletics" } as const;
  const shot = { kind: "attack", trait: "dexterity" } as const;

  it.each([
    ["Vigilance", look, {}, { senses: 2 }, 2],
    ["no other skill", { ...look, skill: "occult" }, {}, { senses: 2 }, 0],
    ["Dexterity while Vivacité lasts", dodge, { vivacite: true }, { fleetness: 3 }, 3],
    ["Dexterity before it does", dodge, {}, { fleetness: 3 }, 0],
    ["no attack", shot, { vivacite: true }, { fleetness: 3 }, 0],
    ["Dexterity in plates", dodge, {}, { dexterityPenalty: -1 }, -1],
    ["a shot in plates", shot, {}, { dexterityPenalty: -1 }, -1],
    ["Strength in plates", { kind: "check", trait: "strength" }, {}, { dexterityPenalty: -1 }, 0],
    ["both at once", dodge, { vivacite: true }, { fleetness: 3, dexterityPenalty: -1 }, 2],
  ] as const)("have what holds: %s", (_, subject, state, change, modifier) => {
    expect(sum(subject, state, change)).toBe(modifier);
  });
});
