import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describePlayLaws, equippedOf, refusedSentence, textsOf } from "../../../testing/playLaws";
import { act, limits, whole } from "../../../testing/vampirePlay";
import { isDowned, isImpaired } from "./damage";
import { remorseDice } from "./humanity";
import { type VampireOperation, vampirePlay } from "./play";
import { helpedDisciplines } from "./resonance";
import { NO_GIFTS } from "./state";

const harm = (severity: "superficial" | "aggravated", amount: number, halved = false): VampireOperation => ({
  kind: "damage",
  track: "health",
  severity,
  amount,
  halved,
});

describePlayLaws({
  id: "vampire",
  system: vampirePlay,
  limits: fc.record({
    health: fc.nat(99),
    willpower: fc.nat(12),
    willpowerRecovery: fc.nat(5),
    bloodPotency: fc.nat(10),
    toughness: fc.nat(5),
    fleetness: fc.nat(5),
    senses: fc.nat(5),
    armour: fc.nat(6),
    dexterityPenalty: fc.constantFrom(0, -1),
    isMortal: fc.boolean(),
    clan: fc.constantFrom("", "brujah"),
  }),
  texts: ["", "Obsession du regard", "constructor", "Présence 3"],
  statKeys: ["health", "willpower", "hunger", "humanity", "stains", "resonance", "experience", "attributes"],
  trackers: [
    ["damage", "heal", "setTrack", "spendWillpower", "recoverWillpower"],
    ["rouse", "feed", "changeHunger", "setHunger"],
    ["changeHumanity", "setHumanity", "removeStains", "setStains", "remorse"],
    ["setResonance"],
    ["endScene"],
    ["gainExperience", "spendExperience"],
  ],
});

describe("damage to a vampire", () => {
  it.each([
    [{}, harm("superficial", 3), { healthSuperficial: 3, healthAggravated: 0 }],
    [{}, harm("superficial", 3, true), { healthSuperficial: 2 }],
    [{}, harm("aggravated", 3, true), { healthAggravated: 3 }],
    [{ healthSuperficial: 5 }, harm("superficial", 3), { healthSuperficial: 4, healthAggravated: 2 }],
    [{ healthSuperficial: 6 }, harm("aggravated", 2), { healthSuperficial: 4, healthAggravated: 2 }],
    [{ healthSuperficial: 1, healthAggravated: 4 }, harm("superficial", 9), { healthAggravated: 6 }],
  ] as const)("with %j, %j marks %j", (before, operation, after) => {
    expect(act(before, operation).state).toMatchObject(after);
  });

  it("impairs on a full track, and fells on one that is all aggravated", () => {
    const full = act({ healthSuperficial: 4 }, harm("superficial", 2));
    expect(isImpaired(full.state, "health", limits)).toBe(true);
    expect(isDowned(full.state, "health", limits)).toBe(false);
    expect(textsOf(full)).toEqual([
      "Santé : 6 superficiels (6 cases)",
      "Santé pleine : diminué, 2 dés de moins",
    ]);
    const felled = act({ healthAggravated: 5 }, harm("aggravated", 1));
    expect(isDowned(felled.state, "health", limits)).toBe(true);
    expect(textsOf(felled)).toContain("Santé détruite : torpeur");
    expect(refusedSentence(() => act({ healthAggravated: 6 }, harm("superficial", 1)))).toBe(
      "Santé : toutes les cases sont déjà aggravées.",
    );
  });

  it("heals by its kind", () => {
    const hurt = { healthSuperficial: 2, healthAggravated: 2 };
    const heal = { kind: "heal", track: "health", superficial: 5, aggravated: 1 } as const;
    expect(act(hurt, heal).state).toMatchObject({ healthSuperficial: 0, healthAggravated: 1 });
    expect(refusedSentence(() => act({}, heal))).toBe("Santé : rien de tel à guérir.");
  });

  it("on a track that has become shorter keeps to its boxes", () => {
    const hurt = { healthSuperficial: 4, healthAggravated: 2 };
    expect(act(hurt, harm("superficial", 1), { health: 4 }).state).toMatchObject({
      healthSuperficial: 1,
      healthAggravated: 3,
    });
  });

  it("to Willpower is what a point of it costs, until none is left", () => {
    const spend: VampireOperation = { kind: "spendWillpower" };
    expect(act({}, spend).state.willpowerSuperficial).toBe(1);
    expect(refusedSentence(() => act({ willpowerSuperficial: 5 }, spend))).toBe(
      "Il ne reste plus de Volonté.",
    );
    expect(act({ willpowerSuperficial: 5 }, { kind: "recoverWillpower" }).state.willpowerSuperficial).toBe(2);
  });
});

describe("the Hunger of a vampire", () => {
  const rouse = (...faces: number[]): VampireOperation => ({ kind: "rouse", faces, purpose: "power" });
  const feed = (source: "human" | "animal", amount: number, killed = false): VampireOperation => ({
    kind: "feed",
    source,
    amount,
    killed,
  });

  it("rises by a rouse check without a 6", () => {
    expect(act({}, rouse(5)).state.hunger).toBe(3);
    expect(act({}, rouse(6)).state.hunger).toBe(2);
    expect(textsOf(act({}, rouse(5)))).toEqual(["Exaltation ratée (5) : Faim 3 / 5"]);
  });

  it("at 5 forbids to rouse the blood, but for waking", () => {
    expect(refusedSentence(() => act({ hunger: 5 }, rouse(9)))).toBe("À Faim 5, le sang ne s'exalte plus.");
    expect(textsOf(act({ hunger: 5 }, { kind: "rouse", faces: [2], purpose: "waking" }))).toEqual([
      "Exaltation ratée (2) à Faim 5 : toujours en torpeur",
    ]);
  });

  it("has a second die for the powers that Blood Potency allows", () => {
    const twice = (level: number): VampireOperation => ({
      kind: "rouse",
      faces: [2, 8],
      purpose: "power",
      level,
    });
    expect(act({}, twice(1)).state.hunger).toBe(2);
    expect(refusedSentence(() => act({}, twice(2)))).toContain("second dé");
    expect(act({}, twice(2), { bloodPotency: 3 }).state.hunger).toBe(2);
  });

  it("gives the dice of a surge of blood", () => {
    const surge: VampireOperation = { kind: "rouse", faces: [6], purpose: "surge" };
    expect(textsOf(act({}, surge, { bloodPotency: 5 }))[0]).toBe("Coup de sang : +4 dés");
  });

  it("mends superficial damage by Blood Potency, for a rouse check", () => {
    const mend: VampireOperation = { kind: "mend", faces: [1] };
    expect(act({ healthSuperficial: 3 }, mend, { bloodPotency: 2 }).state).toMatchObject({
      healthSuperficial: 1,
      hunger: 3,
    });
    expect(refusedSentence(() => act({}, mend))).toBe("Santé : rien de tel à guérir.");
    expect(refusedSentence(() => act({ hunger: 5, healthSuperficial: 1 }, mend))).toContain("À Faim 5");
  });

  it("mends an aggravated box for three rouse checks, which raise it to 5 at most", () => {
    const mend = (...faces: number[]): VampireOperation => ({ kind: "mendAggravated", faces });
    const mended = act({ healthAggravated: 2, hunger: 4 }, mend(1, 9, 5));
    expect(mended.state).toMatchObject({ healthAggravated: 1, hunger: 5 });
    expect(textsOf(mended).slice(-3)).toEqual([
      "Exaltation ratée (1) : Faim 5 / 5",
      "Exaltation réussie (9) : Faim 5 / 5",
      "Exaltation ratée (5) à Faim 5 : jet de frénésie de Faim",
    ]);
    expect(refusedSentence(() => act({ healthAggravated: 2, hunger: 5 }, mend(9, 9, 9)))).toContain(
      "À Faim 5",
    );
    expect(refusedSentence(() => act({}, mend(9, 9, 9)))).toBe("Santé : rien de tel à guérir.");
    expect(vampirePlay.operationSchema.safeParse(mend(9, 9)).success).toBe(false);
  });

  it.each([
    [1, 4, feed("human", 2), 2],
    [1, 4, feed("human", 5), 1],
    [1, 4, feed("human", 5, true), 0],
    [1, 4, feed("human", 1, true), 0],
    [6, 5, feed("human", 2, true), 0],
    [2, 4, feed("animal", 2), 3],
    [4, 4, feed("human", 2), 3],
    [5, 4, feed("human", 5), 2],
    [6, 5, feed("human", 4), 3],
    [10, 5, feed("human", 5), 3],
  ])("with Blood Potency %i goes from %i by %j to %i", (bloodPotency, hunger, operation, after) => {
    expect(act({ hunger }, operation, { bloodPotency }).state.hunger).toBe(after);
  });

  it("is not slaked by blood that is too poor, nor below its least without a death", () => {
    expect(refusedSentence(() => act({}, feed("animal", 2), { bloodPotency: 3 }))).toBe(
      "Ce sang ne nourrit plus.",
    );
    expect(refusedSentence(() => act({ hunger: 1 }, feed("human", 2)))).toContain("en vidant un humain");
    expect(refusedSentence(() => act({ hunger: 0 }, feed("human", 2)))).toBe("La Faim est déjà à 0.");
  });
});

describe("the Humanity of a vampire", () => {
  const remorse = (...faces: number[]): VampireOperation => ({ kind: "remorse", faces });

  it("takes stains in its empty boxes, and aggravated Willpower damage beyond", () => {
    expect(act({}, { kind: "stain", amount: 2 }).state).toMatchObject({ stains: 2, degenerating: false });
    expect(act({ stains: 2 }, { kind: "stain", amount: 3 }).state).toMatchObject({
      stains: 3,
      degenerating: true,
      willpowerAggravated: 2,
    });
  });

  it("is kept or lost by remorse, with a die for each box that is neither filled nor stained", () => {
    expect(remorseDice({ ...whole, stains: 1 })).toBe(2);
    expect(remorseDice({ ...whole, stains: 3 })).toBe(1);
    expect(act({ stains: 1 }, remorse(3, 6)).state).toMatchObject({ humanity: 7, stains: 0 });
    expect(act({ stains: 3, degenerating: true }, remorse(5)).state).toMatchObject({
      humanity: 6,
      stains: 0,
      degenerating: false,
    });
    expect(refusedSentence(() => act({}, remorse(6)))).toBe("Aucune souillure à regretter.");
    expect(refusedSentence(() => act({ stains: 1 }, remorse(6)))).toBe("Les remords se jouent avec 2 dés.");
    expect(textsOf(act({ humanity: 1, stains: 9 }, remorse(1)))).toEqual([
      "Sans remords (1) : Humanité 0 / 10 : la Bête l'emporte",
    ]);
  });

  it("set higher leaves no room for stains that stood there", () => {
    expect(act({ stains: 3 }, { kind: "setHumanity", value: 9 }).state.stains).toBe(1);
  });
});

describe("the resonance of a vampire", () => {
  it("helps its disciplines where it is intense", () => {
    const set = (intensity: "fleeting" | "intense"): VampireOperation => ({
      kind: "setResonance",
      humour: "sanguine",
      intensity,
      note: "",
    });
    expect(helpedDisciplines(act({}, set("fleeting")).state)).toEqual([]);
    expect(textsOf(act({}, set("intense")))).toEqual([
      "Résonance : Sanguin, intense (+1 dé : Sorcellerie du sang, Présence)",
    ]);
  });
});

describe("the experience of a vampire", () => {
  it("is spent as far as it was gained", () => {
    const spend: VampireOperation = { kind: "spendExperience", amount: 6, on: "Présence 2" };
    expect(textsOf(act({ experienceGained: 10 }, spend))).toEqual(["−6 XP · Présence 2 · reste 4"]);
    expect(refusedSentence(() => act({ experienceGained: 5 }, spend))).toBe("Pas assez : il reste 5 XP.");
  });
});

describe("taking back", () => {
  it("leaves what others changed in between", () => {
    const hit = act({}, harm("superficial", 2));
    const again = vampirePlay.apply(hit.state, harm("superficial", 1), limits);
    const [undo] = hit.inverse;
    if (undo === undefined) throw new Error("Nothing to undo");
    const undone = vampirePlay.apply(again.state, undo, limits);
    expect(undone.state.healthSuperficial).toBe(1);
    expect(textsOf(undone)).toEqual(["Annulé : Santé, dégâts superficiels −2"]);
  });
});

describe("the state of a vampire that has none yet", () => {
  const first = (stats: object, data: object = {}) => {
    const equipped = equippedOf("vampire", stats, data);
    const limits = vampirePlay.limitsOf(equipped);
    return { limits, state: vampirePlay.firstState(equipped, limits) };
  };

  it("is what its stats carry, in all the shapes that the sheet reads", () => {
    const { state, limits } = first(
      {
        attributs: { vigueur: 3, calme: 2, détermination: 4 },
        health: { max: 6, superficiels: 1, aggraves: 2 },
        volonté: "4 / 6",
        Faim: 4,
        humanity: { value: 6, souillures: 2 },
        sang: { potency: 3 },
        xp: { total: 30, depenses: 24 },
      },
      { resonance: "Sanguin intense" },
    );
    expect(limits).toEqual({ ...NO_GIFTS, health: 6, willpower: 6, willpowerRecovery: 4, bloodPotency: 3 });
    expect(state).toEqual({
      ...whole,
      healthSuperficial: 1,
      healthAggravated: 2,
      willpowerSuperficial: 2,
      hunger: 4,
      humanity: 6,
      stains: 2,
      humour: "sanguine",
      intensity: "intense",
      resonanceNote: "Sanguin intense",
      experienceGained: 30,
      experienceSpent: 24,
    });
  });

  it("is unhurt where the stats say nothing", () => {
    expect(first({}).state).toEqual({ ...whole, hunger: 1 });
    expect(first({ resonance: "Colérique" }).state).toMatchObject({ humour: "choleric", resonanceNote: "" });
    expect(first({ resonance: "Un goût de cendre" }).state).toMatchObject({
      humour: "none",
      resonanceNote: "Un goût de cendre",
    });
  });
});
