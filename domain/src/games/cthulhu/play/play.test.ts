import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { act, limits, whole } from "../../../testing/cthulhuPlay";
import { describePlayLaws, equippedOf, refusedSentence, textsOf } from "../../../testing/playLaws";
import { cashOf, wealthOf } from "../creation";
import { type CthulhuOperation, cthulhuPlay } from "./play";
import { magicOf } from "./pools";
import { lostToday, sanityMaxOf, sanityOf } from "./sanity";
import { skillOf } from "./skills";
import type { CthulhuState } from "./state";

describePlayLaws({
  id: "cthulhu",
  system: cthulhuPlay,
  limits: fc.record({
    hitPoints: fc.nat(999),
    magic: fc.nat(999),
    armour: fc.nat(99),
    sanity: fc.nat(99),
    skills: fc.constantFrom(limits.skills, {}, { spotHidden: 200 }),
    magazines: fc.constantFrom(limits.magazines, {}, { constructor: { name: "Rafale", size: 30 } }),
  }),
  texts: ["", "ticked", "spotHidden", "constructor", "cthulhu-revolver-38"],
  statKeys: ["inventoryItems", "hp", "san", "mp", "luck", "characteristics", "skills", "pow", "con"],
  trackers: [
    [
      "damage",
      "heal",
      "setHitPoints",
      "stabilise",
      "dyingRoll",
      "setMajorWound",
      "setUnconscious",
      "setDead",
    ],
    [
      "loseSanity",
      "gainSanity",
      "setSanity",
      "goInsane",
      "drawBout",
      "endBout",
      "endInsanity",
      "newDay",
      "learnMythos",
      "blameMythos",
    ],
    ["recoverMagic", "setMagic"],
    ["spendLuck", "recoverLuck", "changeLuck", "setLuck"],
    ["earnCash", "spendCash"],
    ["tickSkill", "untickSkill", "checkSkill"],
    ["fire", "reload"],
  ],
});

describe("the wounds of an investigator", () => {
  const damage = (amount: number): CthulhuOperation => ({ kind: "damage", amount });

  it("are major from half of the maximum in one blow", () => {
    expect(act({}, damage(5)).state).toMatchObject({ hitPointsLost: 5, majorWound: false });
    const major = act({}, damage(6));
    expect(major.state).toMatchObject({ hitPointsLost: 6, majorWound: true, unconscious: false });
    expect(textsOf(major)).toEqual([
      "−6 PV : 6 / 12 PV",
      "Blessure grave : à terre, jet de CON pour rester conscient",
    ]);
  });

  it("at 0 points leave unconscious, or dying with a major wound", () => {
    expect(act({ hitPointsLost: 9 }, damage(4)).state).toMatchObject({
      hitPointsLost: 12,
      unconscious: true,
      dying: false,
    });
    expect(act({ hitPointsLost: 9, majorWound: true }, damage(4)).state).toMatchObject({
      unconscious: true,
      dying: true,
    });
  });

  it("kill when one blow is more than all points", () => {
    expect(act({}, damage(12)).state).toMatchObject({ dead: false, dying: true });
    expect(act({}, damage(13)).state).toMatchObject({ dead: true, dying: false });
    expect(refusedSentence(() => act({ dead: true }, damage(1)))).toBe("Cet investigateur est mort.");
  });

  it("of the dying kill when a CON roll fails, until first aid", () => {
    const dying = { hitPointsLost: 12, majorWound: true, unconscious: true, dying: true };
    expect(act(dying, { kind: "dyingRoll", passed: true }).state).toEqual({ ...whole, ...dying });
    const failed = act(dying, { kind: "dyingRoll", passed: false });
    expect(failed.state).toMatchObject({ dead: true, dying: false });
    expect(textsOf(failed)).toEqual(["Mort"]);
    expect(act(dying, { kind: "stabilise" }).state).toMatchObject({ hitPointsLost: 11, dying: false });
    expect(refusedSentence(() => act(dying, { kind: "heal", amount: 1 }))).toBe(
      "À l'agonie : il faut d'abord des premiers soins.",
    );
    expect(refusedSentence(() => act({}, { kind: "stabilise" }))).toBe("Ce personnage n'est pas mourant.");
  });

  it("heal: awake above 0, without major wound from half", () => {
    const down = { hitPointsLost: 12, majorWound: true, unconscious: true };
    expect(act(down, { kind: "heal", amount: 1 }).state).toMatchObject({
      unconscious: false,
      majorWound: true,
    });
    expect(act(down, { kind: "heal", amount: 6 }).state).toMatchObject({
      hitPointsLost: 6,
      majorWound: false,
    });
    expect(refusedSentence(() => act({}, { kind: "heal", amount: 1 }))).toBe("Les PV sont déjà au maximum.");
  });
});

describe("the Sanity of an investigator", () => {
  const lose = (amount: number): CthulhuOperation => ({ kind: "loseSanity", amount });

  it("asks for an INT roll when 5 or more are lost at once", () => {
    expect(textsOf(act({}, lose(4)))).toEqual(["SAN −4 : 46 / 94"]);
    expect(textsOf(act({}, lose(5)))).toEqual([
      "SAN −5 : 45 / 94",
      "Jet d'INT : s'il réussit, folie temporaire",
    ]);
  });

  it("names the dice of a loss, which are its amount", () => {
    const rolled = (amount: number, faces: number[]) => act({}, { kind: "loseSanity", amount, faces });
    expect(textsOf(rolled(4, [1, 3]))).toEqual(["SAN (1, 3) −4 : 46 / 94"]);
    expect(rolled(99, [100]).state.sanity).toBe(0);
    expect(refusedSentence(() => rolled(2, [1, 3]))).toBe("Ces dés ne font pas cette perte de SAN.");
  });

  it("breaks into indefinite insanity once a fifth of it is lost in a day", () => {
    const warning = "Un cinquième de la SAN perdu en un jour : folie indéterminée";
    expect(textsOf(act({ sanity: 44 }, lose(3)))).not.toContain(warning);
    expect(textsOf(act({ sanity: 44 }, lose(4)))).toContain(warning);
    const broken = { insanity: "indefinite", bout: true };
    expect(act({ sanity: 44 }, lose(4)).state).toMatchObject(broken);
    expect(act({ sanity: 44, insanity: "temporary" }, lose(4)).state).toMatchObject(broken);
    expect(act({ sanity: 44 }, lose(3)).state).toMatchObject({ insanity: "none", bout: false });
    const nextDay = act({ sanity: 44 }, { kind: "newDay" }).state;
    expect(lostToday(nextDay, limits)).toBe(0);
    expect(textsOf(cthulhuPlay.apply(nextDay, lose(4), limits))).not.toContain(warning);
  });

  it("is gone for good at 0", () => {
    expect(act({ sanity: 3 }, lose(9)).state).toMatchObject({ sanity: 0, insanity: "permanent" });
    expect(refusedSentence(() => act({ sanity: 0 }, lose(1)))).toBe("Il ne reste plus de SAN.");
  });

  it("says by a die what a bout is, until it passes", () => {
    const drawn = act({ bout: true, insanity: "temporary" }, { kind: "drawBout", face: 3 });
    expect(drawn.state.boutIs).toBe(3);
    expect(textsOf(drawn)).toEqual(["Crise (3) : suit le premier venu comme un enfant"]);
    expect(cthulhuPlay.apply(drawn.state, { kind: "endBout" }, limits).state).toMatchObject({ boutIs: 0 });
    expect(
      cthulhuPlay.apply(drawn.state, { kind: "goInsane", insanity: "temporary" }, limits).state,
    ).toMatchObject({
      boutIs: 0,
    });
    expect(refusedSentence(() => act({}, { kind: "drawBout", face: 1 }))).toBe(
      "Aucune crise n'est en cours.",
    );
  });

  it("breaks in bouts, in which no more of it is lost", () => {
    const insane = act({}, { kind: "goInsane", insanity: "temporary" }).state;
    expect(insane).toMatchObject({ insanity: "temporary", bout: true });
    expect(refusedSentence(() => cthulhuPlay.apply(insane, lose(1), limits))).toBe(
      "En pleine crise de folie, la SAN ne baisse plus.",
    );
    const calm = cthulhuPlay.apply(insane, { kind: "endBout" }, limits).state;
    expect(cthulhuPlay.apply(calm, lose(1), limits).state).toMatchObject({ bout: true, sanity: 49 });
    expect(cthulhuPlay.apply(calm, { kind: "endInsanity" }, limits).state).toEqual(whole);
    expect(refusedSentence(() => act({}, { kind: "endInsanity" }))).toBe("La raison est intacte.");
  });

  it("of the Mythos teaches 5 % of it the first time and 1 % later, once for each", () => {
    const mad: CthulhuOperation = { kind: "goInsane", insanity: "temporary" };
    const blamed = (change: Partial<CthulhuState>) => {
      const insane = act(change, mad).state;
      expect(insane.mythosAsked).toBe(true);
      return cthulhuPlay.apply(insane, { kind: "blameMythos" }, limits);
    };
    const first = blamed({});
    expect(first.state).toMatchObject({ mythosMaddened: true, mythosAsked: false });
    expect(skillOf(first.state, "cthulhuMythos", limits)).toBe(10);
    expect(textsOf(first)).toEqual(["La folie vient du Mythe", "Mythe de Cthulhu +5 : 10 % · SAN 50 / 89"]);
    expect(skillOf(blamed({ mythosMaddened: true }).state, "cthulhuMythos", limits)).toBe(6);
    const none = "Aucune folie n'attend qu'on en dise la cause.";
    const blame: CthulhuOperation = { kind: "blameMythos" };
    expect(refusedSentence(() => cthulhuPlay.apply(first.state, blame, limits))).toBe(none);
    expect(refusedSentence(() => act({}, blame))).toBe(none);
    // Whoever knows all of it learns no more, and is mad all the same.
    expect(textsOf(blamed({ skillGains: { cthulhuMythos: 99 } }))).toEqual(["La folie vient du Mythe"]);
  });

  it("asks for its cause however it begins, and where it gets worse, until it ends", () => {
    const asked = (change: Partial<CthulhuState>, operation: CthulhuOperation) =>
      act(change, operation).state.mythosAsked;
    expect(asked({ shockDue: true }, { kind: "shockRoll", passed: true })).toBe(true);
    expect(asked({}, lose(10))).toBe(true);
    expect(asked({ insanity: "temporary" }, lose(10))).toBe(true);
    expect(asked({ insanity: "temporary" }, { kind: "goInsane", insanity: "indefinite" })).toBe(true);
    expect(asked({ insanity: "temporary" }, { kind: "goInsane", insanity: "temporary" })).toBe(false);
    expect(asked({ insanity: "indefinite" }, { kind: "goInsane", insanity: "temporary" })).toBe(false);
    expect(asked({ insanity: "temporary" }, lose(1))).toBe(false);
    expect(asked({ insanity: "temporary", mythosAsked: true }, { kind: "endInsanity" })).toBe(false);
    expect(asked({ sanity: 3, mythosAsked: true }, lose(3))).toBe(false);
    const offered = cthulhuPlay.acts.changesOf({ ...whole, mythosAsked: true }, limits);
    expect(offered.find(({ id }) => id === "blameMythos")?.label).toBe("Folie due au Mythe : +5 %");
    expect(cthulhuPlay.acts.changesOf(whole, limits).some(({ id }) => id === "blameMythos")).toBe(false);
  });

  it("indefinite is not lightened by a temporary one", () => {
    const again: CthulhuOperation = { kind: "goInsane", insanity: "temporary" };
    expect(act({ insanity: "indefinite" }, again).state.insanity).toBe("indefinite");
  });

  it("never goes above what the Mythos leaves", () => {
    expect(act({ sanity: 90 }, { kind: "gainSanity", amount: 10 }).state.sanity).toBe(94);
    expect(act({ sanity: 90 }, lose(1), { sanity: 60 }).state.sanity).toBe(59);
    expect(refusedSentence(() => act({ sanity: 94 }, { kind: "gainSanity", amount: 1 }))).toBe(
      "La SAN est déjà à son maximum, 94.",
    );
  });
});

describe("the magic and the Luck of an investigator", () => {
  it("take what is missing of magic from hit points", () => {
    expect(act({}, { kind: "spendMagic", amount: 4 }).state).toMatchObject({
      magicSpent: 4,
      hitPointsLost: 0,
    });
    const bled = act({ magicSpent: 7 }, { kind: "spendMagic", amount: 5 }).state;
    expect(magicOf(bled, limits)).toBe(0);
    expect(bled.hitPointsLost).toBe(2);
    expect(refusedSentence(() => act({}, { kind: "spendMagic", amount: 23 }))).toContain("n'y suffisent");
  });

  it("spend Luck point by point, and regain it by a roll above it", () => {
    expect(act({}, { kind: "spendLuck", amount: 12 }).state.luck).toBe(28);
    expect(refusedSentence(() => act({}, { kind: "spendLuck", amount: 41 }))).toBe(
      "Pas assez : il reste 40 points de Chance.",
    );
    expect(refusedSentence(() => act({ luck: 1 }, { kind: "spendLuck", amount: 2 }))).toBe(
      "Pas assez : il reste 1 point de Chance.",
    );
    expect(act({}, { kind: "recoverLuck", roll: 41, gain: 7 }).state.luck).toBe(47);
    expect(act({}, { kind: "recoverLuck", roll: 40, gain: 7 }).state.luck).toBe(40);
    expect(textsOf(act({}, { kind: "recoverLuck", roll: 41, gain: 7 }))).toEqual(["Chance (41) +7 : 47"]);
    expect(textsOf(act({}, { kind: "recoverLuck", roll: 40, gain: 7 }))).toEqual([
      "Chance (40) : reste à 40",
    ]);
    expect(act({ luck: 95 }, { kind: "recoverLuck", roll: 99, gain: 10 }).state.luck).toBe(99);
  });
});

describe("the skills of an investigator", () => {
  const check = (skill: string, roll: number): CthulhuOperation => ({
    kind: "checkSkill",
    skill,
    roll,
    gain: 6,
  });
  const ticks = { spotHidden: "ticked", dodge: "ticked" } as const;

  it("are ticked once, but for the Mythos and Credit", () => {
    expect(act({}, { kind: "tickSkill", skill: "dodge" }).state.ticks).toEqual({ dodge: "ticked" });
    expect(refusedSentence(() => act({ ticks }, { kind: "tickSkill", skill: "dodge" }))).toBe(
      "Esquive est déjà cochée.",
    );
    expect(refusedSentence(() => act({}, { kind: "tickSkill", skill: "cthulhuMythos" }))).toBe(
      "Mythe de Cthulhu ne se coche pas.",
    );
  });

  it("give Sanity back where a check brings them to 90 %, as far as it may rise", () => {
    const mastered = (mastery?: number[], sanity = 40) =>
      act(
        { ticks, sanity },
        { ...check("spotHidden", 100), ...(mastery && { mastery }) } as CthulhuOperation,
        { skills: { spotHidden: 86 } },
      );
    expect(mastered([3, 4]).state.sanity).toBe(47);
    expect(textsOf(mastered([3, 4]))[1]).toMatch(/^90 % atteints : SAN \(3, 4\) \+7 : 47 \/ /);
    expect(mastered([6, 6], 90).state.sanity).toBe(limits.sanity);
    // Pressed before they were thrown along.
    expect(textsOf(mastered())[1]).toBe("90 % atteints : +2d6 SAN");
    expect(mastered().state.sanity).toBe(40);
  });

  it("improve by a roll above them, or above 95, and lose their tick", () => {
    const better = act({ ticks }, check("spotHidden", 51)).state;
    expect(skillOf(better, "spotHidden", limits)).toBe(56);
    expect(better.ticks).toEqual({ dodge: "ticked" });
    const same = act({ ticks }, check("spotHidden", 50)).state;
    expect(skillOf(same, "spotHidden", limits)).toBe(50);
    expect(same.ticks).toEqual({ dodge: "ticked" });
    expect(act({ ticks }, check("spotHidden", 96), { skills: { spotHidden: 99 } }).state.skillGains).toEqual({
      spotHidden: 6,
    });
    expect(refusedSentence(() => act({}, check("dodge", 99)))).toBe("Esquive n'est pas cochée.");
  });

  it("of the Mythos grow by what is read, which lowers the maximum of Sanity", () => {
    const read = act({ sanity: limits.sanity }, { kind: "learnMythos", points: 5 });
    expect(skillOf(read.state, "cthulhuMythos", { ...limits, skills: { cthulhuMythos: 3 } })).toBe(8);
    expect(sanityMaxOf(read.state, limits)).toBe(limits.sanity - 5);
    expect(sanityOf(read.state, limits)).toBe(limits.sanity - 5);
    expect(cthulhuPlay.statsOf(read.state, limits)).toMatchObject({
      san: { current: limits.sanity - 5, max: limits.sanity - 5 },
    });
    expect(refusedSentence(() => act(read.state, { kind: "gainSanity", amount: 1 }))).toBe(
      `La SAN est déjà à son maximum, ${limits.sanity - 5}.`,
    );
    const known = { skillGains: { cthulhuMythos: 99 } };
    expect(refusedSentence(() => act(known, { kind: "learnMythos", points: 1 }))).toBe(
      "Mythe de Cthulhu : personne n'en sait plus.",
    );
  });

  it("give Sanity back when they reach 90", () => {
    expect(textsOf(act({ ticks }, check("dodge", 95)))).toEqual([
      "Esquive (95) +6 : 94 %",
      "90 % atteints : +2d6 SAN",
    ]);
  });
});

describe("the money of an investigator", () => {
  it("goes with what Crédit gives beside it: a way of life, goods, what a day costs", () => {
    expect(wealthOf(0)).toEqual({ living: "Sans le sou", cash: 0, assets: 0, daily: 0 });
    expect(wealthOf(9)).toMatchObject({ living: "Pauvre", assets: 90, daily: 2 });
    expect(wealthOf(40)).toMatchObject({ living: "Moyen", assets: 2000, daily: 10 });
    expect(wealthOf(50)).toMatchObject({ living: "Aisé", assets: 25_000, daily: 50 });
    expect(wealthOf(90)).toMatchObject({ living: "Riche", assets: 180_000, daily: 250 });
    expect(wealthOf(99)).toMatchObject({ living: "Immensément riche", assets: 5_000_000, daily: 5000 });
  });

  it("is what Crédit gives, and is earned and spent", () => {
    expect([0, 5, 9, 10, 49, 50, 89, 90, 98, 99].map(cashOf)).toEqual([
      ...[0, 5, 9, 20, 98, 250, 445, 1800, 1960, 50_000],
    ]);
    const equipped = equippedOf("cthulhu", { competences: { credit: 40 } });
    expect(cthulhuPlay.firstState(equipped, cthulhuPlay.limitsOf(equipped)).cash).toBe(80);
    const paid = act({ cash: 80 }, { kind: "spendCash", amount: 30, on: "Train pour Arkham" });
    expect(paid.state.cash).toBe(50);
    expect(textsOf(paid)).toEqual(["−30 $ · Train pour Arkham · reste 50"]);
    expect(act({ cash: 80 }, { kind: "earnCash", amount: 20 }).state.cash).toBe(100);
    expect(refusedSentence(() => act({ cash: 10 }, { kind: "spendCash", amount: 11, on: "" }))).toMatch(/\$/);
    expect(refusedSentence(() => act({ cash: 9_999_999 }, { kind: "earnCash", amount: 1 }))).toMatch(
      /9\u202f999\u202f999 \$/,
    );
  });
});

describe("the state of an investigator that has none yet", () => {
  const first = (stats: object) => {
    const equipped = equippedOf("cthulhu", stats);
    const limits = cthulhuPlay.limitsOf(equipped);
    return { limits, state: cthulhuPlay.firstState(equipped, limits) };
  };

  it("is what its stats carry, in all the shapes that the sheet reads", () => {
    const { state, limits } = first({
      caracteristiques: { CON: 55, TAI: 64, POU: 60, DEX: 70, EDU: 65 },
      competences: { mythe: 6, TOC: 45 },
      pv: "9 / 11",
      sanity: { current: 41 },
      magic: 7,
      Chance: 35,
    });
    expect(limits).toMatchObject({
      hitPoints: 11,
      magic: 12,
      sanity: 93,
      skills: { spotHidden: 45, cthulhuMythos: 6, dodge: 35, ownLanguage: 65, listen: 20 },
    });
    expect(state).toEqual({
      ...whole,
      hitPointsLost: 2,
      magicSpent: 5,
      sanity: 41,
      sanityAtDawn: 41,
      luck: 35,
    });
  });

  it("is whole where the stats say nothing", () => {
    expect(first({}).state).toEqual({ ...whole, luck: 0 });
    expect(first({ hp: { current: 0, max: 10 } }).state).toMatchObject({
      hitPointsLost: 10,
      unconscious: true,
    });
  });
});
