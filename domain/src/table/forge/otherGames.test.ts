import { describe, expect, it } from "vitest";
import { FREE_RULES } from "../../game/forge/forgeRules";
import { changeGear, gearCost, packGear } from "../../game/forge/gear";
import { isPortraitAddress } from "../../game/forge/identity";
import type { Draft } from "../../game/gameTypes";
import {
  CREDIT,
  MYTHOS,
  occupationFormula,
  occupationSkills,
  skillTotal,
} from "../../games/cthulhu/forge/steps";
import { cyberpunkItems } from "../../games/cyberpunk/catalogue/items";
import { gearFacts, moneyLeft, styleLeft } from "../../games/cyberpunk/forge/steps";
import { cyberpunkPlay } from "../../games/cyberpunk/play/play";
import { empathyOf, humanityMaxOf, humanityOf } from "../../games/cyberpunk/play/pools";
import { sheetBlocks } from "../../games/sheetBlocks";
import { vampireItems } from "../../games/vampire/catalogue/items";
import { refusedSentence } from "../../testing/playLaws";
import { seededSource } from "../../testing/seededSource";
import { equippedOf } from "../rolls/sheetChoices";
import { buildCharacter } from "./buildCharacter";
import { emptyDraft } from "./draft";
import { reforgedCharacter, reopenDraft } from "./reopen";
import { missingAt } from "./steps";
import { completeStep, isCompletable, surprise } from "./surprise";

const missing = (draft: Draft, step: string, played = false) =>
  missingAt(draft, step, { ...FREE_RULES, played });
const trackersOf = (draft: Draft) =>
  sheetBlocks(draft.system, buildCharacter(draft)).flatMap((block) =>
    block.kind === "tracker" ? block.trackers.map(({ id, current, max }) => `${id} ${current}/${max}`) : [],
  );

describe("an edgerunner's draft", () => {
  const nobody = emptyDraft("cyberpunk");

  it("spends 62 points on stats from 2 to 8 and 86 on skills up to 6", () => {
    expect(missing(nobody, "stats")).toEqual(["Il te reste 42 points à répartir."]);
    expect(missing({ ...nobody, stats: { ...nobody.stats, ref: 9 } }, "stats")).toEqual([
      "Chaque caractéristique va de 2 à 8.",
      "Il te reste 35 points à répartir.",
    ]);
    expect(missing({ ...nobody, skills: { ...nobody.skills, handgun: 7 } }, "skills")).toEqual([
      "Aucune compétence ne dépasse 6 au départ.",
      "Il te reste 53 points à répartir.",
    ]);
    const unlearnt = { ...nobody.skills, stealth: 1 };
    expect(missing({ ...nobody, skills: unlearnt }, "skills")).toContain(
      "Les 13 compétences de base valent 2 au moins.",
    );
    expect(missing({ ...nobody, stats: { ...nobody.stats, ref: 9 } }, "stats", true)).toEqual([]);
  });

  it("pays double for skills that are hard to learn", () => {
    const skills = { ...nobody.skills, autofire: 4, handgun: 6 };
    expect(missing({ ...nobody, skills }, "skills")).toEqual(["Il te reste 46 points à répartir."]);
    const done = completeStep({ ...nobody, roleId: "techie" }, "skills", seededSource(5));
    expect(missing(done, "skills")).toEqual([]);
  });

  it("cannot spend more money than it has, and wears the best armour", () => {
    const gear = [
      { itemId: "cyberpunk-armure-legere", quantity: 1 },
      { itemId: "cyberpunk-kevlar", quantity: 2 },
    ];
    expect(gearCost(cyberpunkItems, gear)).toBe(200);
    const made = buildCharacter({ ...nobody, gear });
    expect(made.stats.armor).toEqual({ head: 0, body: 11, shield: 0 });
    const covered = [
      ...gear,
      { itemId: "cyberpunk-capuche-de-kevlar", quantity: 1 },
      { itemId: "cyberpunk-bouclier-pare-balles", quantity: 1 },
    ];
    expect(buildCharacter({ ...nobody, gear: covered }).stats.armor).toEqual({
      head: 7,
      body: 11,
      shield: 10,
    });
    expect(made.data.equipment).toEqual(["2\u202f350 eb"]);
    const metal = changeGear(gear, "cyberpunk-armure-metal", 1);
    expect(missing({ ...nobody, gear: metal }, "equipment")).toEqual(["Il te manque 2\u202f650 eb."]);
  });

  it("pays clothes from their own money first", () => {
    const dressed = (quantity: number) => [{ itemId: "cyberpunk-costume-d-affaires", quantity }];
    expect([0, 1, 2, 3].map((count) => moneyLeft({ gear: count ? dressed(count) : [] }))).toEqual([
      ...[2550, 2550, 2550, 2150],
    ]);
    expect([1, 2, 3].map((count) => styleLeft({ gear: dressed(count) }))).toEqual([400, 0, 0]);
    expect(buildCharacter({ ...nobody, gear: dressed(1) }).data.equipment).toEqual(["2\u202f550 eb"]);
  });

  it("pays the Humanity of each implant that it buys, once", () => {
    const gear = [
      { itemId: "cyberpunk-cyberoeil", quantity: 2 },
      { itemId: "cyberpunk-blindage-sous-cutane", quantity: 1 },
    ];
    const draft = { ...nobody, stats: { ...nobody.stats, emp: 6 }, gear };
    expect(gearFacts(draft)).toEqual(["800 eb de style", "Humanité 32 / 54"]);
    const made = { ...buildCharacter(draft), system: "cyberpunk" as const };
    expect(made.stats.installedImplants).toEqual([
      { name: "Cyberœil", humanity: 7, sp: 0 },
      { name: "Cyberœil 2", humanity: 7, sp: 0 },
      { name: "Blindage sous-cutané", humanity: 14, sp: 11 },
    ]);
    expect(trackersOf(draft)).toContain("humanity 32/54");
    const equipped = equippedOf(made);
    const limits = cyberpunkPlay.limitsOf(equipped);
    const state = cyberpunkPlay.firstState(equipped, limits);
    expect(limits.armour).toEqual({ head: 11, body: 11, shield: 0 });
    expect([humanityOf(state, limits), humanityMaxOf(state, limits), empathyOf(state, limits)]).toEqual([
      ...[32, 54, 3],
    ]);
    expect(
      refusedSentence(() =>
        cyberpunkPlay.apply(state, { kind: "installImplant", name: "cyberœil", humanity: 7 }, limits),
      ),
    ).toBe("Déjà posé : cyberœil.");
    const psycho = { ...draft, stats: { ...draft.stats, emp: 2 } };
    expect(missing(psycho, "equipment")).toEqual(["Il ne te reste plus d'Humanité : retire un implant."]);
  });

  it("keeps in the Forge what play and its owner have changed since", () => {
    const before = {
      ...buildCharacter({ ...nobody, gear: [{ itemId: "cyberpunk-cyberoeil", quantity: 1 }] }),
      system: "cyberpunk" as const,
      class: "Solo",
    };
    const stats = { ...before.stats, armor: { head: 11, body: 11, shield: 0 }, powers: [] };
    const again = reforgedCharacter(reopenDraft({ ...before, stats }), { ...before, stats });
    expect(again.stats).toMatchObject({ armor: { head: 11, body: 11, shield: 0 }, powers: [] });
    expect(again.stats.installedImplants).toEqual(before.stats.installedImplants);
    // Made before implants were paid: the Forge pays none afterwards.
    const { installedImplants: _, powers: _powers, ...old } = before.stats;
    const reforged = reforgedCharacter(reopenDraft({ ...before, stats: old }), { ...before, stats: old });
    expect(reforged.stats).not.toHaveProperty("installedImplants");
    expect(reforged.stats).not.toHaveProperty("powers");
  });
});

describe("an investigator's draft", () => {
  const nobody = emptyDraft("cthulhu");
  const investigator = {
    ...nobody,
    occupationId: "journaliste",
    characteristics: { str: 50, con: 60, siz: 60, dex: 50, app: 40, int: 80, pow: 50, edu: 70 },
    luck: 55,
  };

  it("assigns eight values, buys them or rolls them; Luck is always rolled", () => {
    expect(missing(nobody, "characteristics")).toEqual([
      "Donne chaque valeur à une caractéristique.",
      "Lance les dés de Chance.",
    ]);
    expect(missing(investigator, "characteristics")).toEqual([]);
    expect(missing({ ...nobody, method: "rolled" }, "characteristics")).toEqual([
      "Lance les dés.",
      "Lance les dés de Chance.",
    ]);
    expect(missing({ ...investigator, method: "bought" }, "characteristics")).toEqual([]);
    const strong = { ...investigator.characteristics, str: 95 };
    expect(
      missing({ ...investigator, method: "bought", characteristics: strong }, "characteristics"),
    ).toEqual(["Chaque caractéristique va de 15 à 90.", "Tu as dépensé 45 points de trop."]);
  });

  it("spends occupation and interest points, within the credit range of the occupation and never on the Mythos", () => {
    expect(missing(investigator, "skills")).toEqual([
      "Ton Crédit va de 9 à 30.",
      "Il te reste 280 points d'occupation à répartir.",
      "Il te reste 160 points d'intérêt à répartir.",
    ]);
    expect(missing({ ...investigator, occupationId: "soldat" }, "skills")).toContain(
      "Il te reste 240 points d'occupation à répartir.",
    );
    expect(occupationFormula(investigator)).toBe("ÉDU × 4");
    expect(occupationFormula({ ...investigator, occupationId: "vagabond" })).toBe(
      "ÉDU × 2 + FOR, DEX ou APP × 2",
    );
    expect(occupationSkills(investigator)).toContain(CREDIT);
    const cursed = {
      ...investigator,
      occupationPoints: { ...nobody.occupationPoints, occult: 5 },
      interestPoints: { ...nobody.interestPoints, [MYTHOS]: 5 },
    };
    expect(missing(cursed, "skills")).toEqual(
      expect.arrayContaining([
        "Tes points d'occupation vont aux compétences de ton occupation.",
        "Personne ne commence en connaissant le Mythe.",
      ]),
    );
    expect(skillTotal(cursed, "dodge")).toBe(25);
    expect(skillTotal(cursed, "ownLanguage")).toBe(70);
  });

  it("has hit points, sanity and magic points derived from its characteristics", () => {
    expect(trackersOf(investigator)).toEqual(["hp 12/12", "san 50/99", "mp 10/10"]);
  });
});

describe("a character of another tool", () => {
  it("opens in the Forge with the values of its sheet", () => {
    const raw = {
      system: "vampire" as const,
      name: "Isaure",
      class: "Toréador",
      stats: { attributs: { Force: 1, dextérité: "3" }, skills: { melee: 2 }, hunger: 3 },
      data: { clan: "Toréador", sire: "Blanche" },
    };
    expect(reopenDraft(raw)).toMatchObject({
      clanId: "toreador",
      attributes: { strength: 1, dexterity: 3 },
      skills: { melee: 2, brawl: 0 },
      hunger: 3,
      chronicle: { sire: "Blanche", ambition: "" },
      identity: { name: "Isaure" },
    });
    const hacker = {
      system: "cyberpunk" as const,
      name: "Zéro",
      class: "Netrunner",
      stats: { ref: 7 },
      data: {},
    };
    expect(reopenDraft(hacker)).toMatchObject({ roleId: "netrunner", stats: { ref: 7 } });
    const reporter = {
      system: "cthulhu" as const,
      name: "Armande",
      class: "Journaliste",
      stats: { characteristics: { dex: 60 }, skills: { dodge: 45, listen: 10 }, luck: 30 },
      data: { age: 31 },
    };
    expect(reopenDraft(reporter)).toMatchObject({
      occupationId: "journaliste",
      interestPoints: { dodge: 15, listen: 0 },
      luck: 30,
      age: 31,
    });
  });
});

describe("completing a step at random", () => {
  it("adds what is missing, and keeps what was chosen", () => {
    const vampire = { ...emptyDraft("vampire"), clanId: "brujah" };
    const strong = { ...vampire, attributes: { ...vampire.attributes, strength: 4, wits: 1 } };
    const hacker = emptyDraft("cyberpunk");
    const quick = { ...hacker, roleId: "netrunner", stats: { ...hacker.stats, ref: 8 } };
    for (const [draft, step, unchanged] of [
      [strong, "attributes", { attributes: { strength: 4, wits: 1 } }],
      [{ ...strong, skills: { ...strong.skills, brawl: 3 } }, "skills", { skills: { brawl: 3 } }],
      [strong, "disciplines", {}],
      [quick, "stats", { stats: { ref: 8 } }],
      [quick, "skills", {}],
    ] as const) {
      expect(isCompletable(draft.system, step)).toBe(true);
      const complete = completeStep(draft, step, seededSource(8));
      expect(missing(complete, step)).toEqual([]);
      expect(complete).toMatchObject(unchanged);
    }
  });

  it("spends an investigator's occupation and interest points, credit first, and changes nothing that is complete", () => {
    const done = surprise({ ...emptyDraft("cthulhu"), luck: 50 }, seededSource(2));
    expect(completeStep(done, "skills", seededSource(3))).toEqual(done);
    expect(isCompletable("cthulhu", "occupation")).toBe(false);
    expect(completeStep(done, "occupation", seededSource(3))).toBe(done);
  });
});

describe("starting gear", () => {
  it("is equipped when it is armour or a weapon", () => {
    const { inventoryItems } = packGear(vampireItems, [
      { itemId: "vampire-gilet-pare-balles", quantity: 1 },
      { itemId: "vampire-telephone-jetable", quantity: 3 },
      { itemId: "nothing", quantity: 1 },
    ]);
    expect(inventoryItems.map(({ itemId, quantity, equipped }) => [itemId, quantity, equipped])).toEqual([
      ["vampire-gilet-pare-balles", 1, true],
      ["vampire-telephone-jetable", 3, false],
    ]);
  });

  it("changes by one item at a time", () => {
    const one = changeGear([], "a", 1);
    expect(changeGear(one, "a", 1)).toEqual([{ itemId: "a", quantity: 2 }]);
    expect(changeGear(one, "a", -1)).toEqual([]);
    expect(changeGear(one, "b", -1)).toEqual(one);
    expect(changeGear([{ itemId: "a", quantity: 99 }], "a", 1)).toEqual([{ itemId: "a", quantity: 99 }]);
  });
});

describe("a portrait", () => {
  it.each([
    ["", true],
    ["https://exemple.fr/visage.webp", true],
    [" https://exemple.fr/a ", true],
    ["http://exemple.fr/a", false],
    ["http://localhost/a", false],
    ["/icone.svg", false],
    ["javascript:alert(1)", false],
    ["https://a@exemple.fr", false],
  ])("at %j is allowed: %s", (address, isAllowed) => {
    expect(isPortraitAddress(address)).toBe(isAllowed);
    const draft = surprise(emptyDraft("vampire"), seededSource(1));
    const identity = { ...draft.identity, name: "Isaure", avatarUrl: address };
    expect(missing({ ...draft, identity }, "portrait")).toHaveLength(isAllowed ? 0 : 1);
  });
});
