import { describe, expect, it } from "vitest";
import { cthulhuPlay } from "../../games/cthulhu/play/play";
import { cthulhuPowerRules } from "../../games/cthulhu/powers/rules";
import { cyberpunkPlay } from "../../games/cyberpunk/play/play";
import { cyberpunkPowers } from "../../games/cyberpunk/powers/list";
import { cyberpunkPowerRules } from "../../games/cyberpunk/powers/rules";
import { rollSpecSchema } from "../../games/schemas";
import { vampirePlay } from "../../games/vampire/play/play";
import { vampirePowerRules } from "../../games/vampire/powers/rules";
import { drawing, seededSource } from "../../testing/seededSource";
import {
  checkPowerDice,
  isImplant,
  isInstallation,
  MAX_POWERS,
  type Power,
  powerCostText,
  powerLine,
  powerRollText,
  powerSchema,
  putPower,
  readPowers,
  removePower,
} from "./power";

const RULES = { vampire: vampirePowerRules, cyberpunk: cyberpunkPowerRules, cthulhu: cthulhuPowerRules };
const PLAYS = { vampire: vampirePlay, cyberpunk: cyberpunkPlay, cthulhu: cthulhuPlay };
const GAMES = ["vampire", "cyberpunk", "cthulhu"] as const;
const own = (more: Partial<Power> = {}): Power => ({ name: "À moi", kind: "Autres", ...more });

describe.each(GAMES)("the powers of %s", (game) => {
  const { list, traits, use, costs } = RULES[game];

  it("are each of a known form, once, with traits and costs of the game", () => {
    expect(list.filter((power) => !powerSchema.safeParse(power).success)).toEqual([]);
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
    const keys = traits.map(({ key }) => key);
    for (const { roll, costs: paid = {} } of list) {
      if (roll && "traits" in roll) expect(keys).toEqual(expect.arrayContaining(roll.traits));
      expect(costs).toEqual(expect.arrayContaining(Object.keys(paid)));
    }
  });

  it("press operations that the state in play takes, and roll what the server rolls", () => {
    const play = PLAYS[game];
    for (const power of list) {
      const { operations, roll } = use(power, {}, { hunger: 2, implants: {} }, seededSource(7));
      expect(operations.filter((one) => !play.operationSchema.safeParse(one).success)).toEqual([]);
      if (roll?.kind === "game") expect(rollSpecSchema.safeParse(roll.spec).success).toBe(true);
    }
  });
});

describe("using a power", () => {
  it("rouses a vampire's blood, with a second die for low levels, and rolls the pool with Hunger dice", () => {
    const raw = {
      stats: { attributes: { resolve: 3 }, disciplines: { auspex: 2 }, bloodPotency: 2 },
    };
    const power = own({ level: 1, costs: { rouse: 1 }, roll: { traits: ["resolve", "auspex"] } });
    expect(vampirePowerRules.use(power, raw, { hunger: 3 }, drawing(4, 9))).toEqual({
      operations: [{ kind: "rouse", purpose: "power", level: 1, faces: [5, 10] }],
      roll: { kind: "game", spec: { game: "vampire", dice: 6, hungerDice: 3 } },
    });
    const [higher] = vampirePowerRules.use({ ...power, level: 7 }, raw, { hunger: 0 }, drawing(0)).operations;
    expect(higher).toEqual({ kind: "rouse", purpose: "power", level: 5, faces: [1] });
    const plain = own({ roll: { traits: ["resolve", "nothing"] } });
    expect(vampirePowerRules.use(plain, raw, { hunger: 5 }, drawing(0))).toEqual({
      operations: [],
      roll: { kind: "game", spec: { game: "vampire", dice: 3, hungerDice: 3 } },
    });
    expect(vampirePowerRules.use(own({ roll: { dice: "1d10" } }), raw, { hunger: 0 }, drawing(0))).toEqual({
      operations: [],
      roll: { kind: "dice", dice: "1d10" },
    });
  });

  it("adds an edgerunner's rank and the Luck that is spent", () => {
    const raw = { stats: { stats: { tech: 7 } }, data: { roleAbility: "Médecine (rang 6)" } };
    const power = own({ costs: { luck: 2, humanity: "2d6" }, roll: { traits: ["tech", "rank"] } });
    expect(cyberpunkPowerRules.use(power, raw, { implants: {} }, drawing(2))).toEqual({
      operations: [{ kind: "spendLuck", amount: 2 }],
      roll: { kind: "game", spec: { game: "cyberpunk", modifier: 15 } },
    });
    const rank = own({ roll: { traits: ["rank", "unknown"] } });
    expect(cyberpunkPowerRules.use(rank, {}, { implants: {} }, drawing(0)).roll).toMatchObject({
      spec: { modifier: 4 },
    });
    expect(cyberpunkPowerRules.use(own(), {}, { implants: {} }, drawing(0))).toEqual({ operations: [] });
  });

  it("takes Humanity for an implant when it is put in, not when it rolls", () => {
    const use = (power: Power) => cyberpunkPowerRules.use(power, {}, { implants: {} }, drawing(2));
    const implant = own({ costs: { humanity: "2d6" } });
    const installed = { operations: [{ kind: "installImplant", name: "À moi", humanity: 6 }] };
    expect(use(implant)).toEqual(installed);
    expect(use({ ...implant, roll: { dice: "12" } })).toEqual(installed);
    const claws = { ...implant, roll: { dice: "2d6" } };
    expect(use(claws)).toEqual({ operations: [], roll: { kind: "dice", dice: "2d6" } });
    expect(cyberpunkPowerRules.install?.(claws, drawing(2))).toEqual(installed.operations);
    expect(cyberpunkPowerRules.install?.(own(), drawing(2))).toEqual([
      { kind: "installImplant", name: "À moi", humanity: 0 },
    ]);
    const skin = cyberpunkPowers.find(({ id }) => id === "blindage-sous-cutane");
    expect(skin && cyberpunkPowerRules.install?.(skin, drawing(2))).toEqual([
      { kind: "installImplant", name: "Blindage sous-cutané", humanity: 12, sp: 11 },
    ]);
    const inPlace = { implants: { "a-moi": { name: "À moi", sp: 0 } } };
    expect(cyberpunkPowerRules.remove?.(implant, inPlace)).toEqual([
      { kind: "removeImplant", name: "À moi" },
    ]);
    expect(cyberpunkPowerRules.remove?.(implant, { implants: {} })).toEqual([]);
    expect(cyberpunkPowerRules.install?.({ ...implant, note: "SP 99" }, drawing(2))).toMatchObject([
      { sp: 30 },
    ]);
    const isInstalled = (raw: unknown, implants = {}) =>
      cyberpunkPowerRules.isInstalled?.(implant, raw, { implants });
    expect(isInstalled({})).toBe(false);
    expect(isInstalled({}, { "a-moi": { name: "À moi", sp: 0 } })).toBe(true);
    expect(isInstalled({ stats: { installedImplants: [{ name: "à moi", humanity: 7 }] } })).toBe(true);
    const checked = { ...implant, roll: { traits: ["tech"] } };
    expect([claws, own()].map(isImplant)).toEqual([true, false]);
    expect([implant, claws, checked, own()].map(isInstallation)).toEqual([true, false, false, false]);
  });

  it("takes an investigator's magic and Sanity, and rolls under a characteristic or a skill", () => {
    const raw = { stats: { characteristics: { pow: 60 } } };
    const power = own({ costs: { magic: "3", sanity: "1d4" }, roll: { traits: ["pow"] } });
    expect(cthulhuPowerRules.use(power, raw, {}, drawing(1))).toEqual({
      operations: [
        { kind: "spendMagic", amount: 3 },
        { kind: "loseSanity", amount: 2, faces: [2] },
      ],
      roll: { kind: "game", spec: { game: "cthulhu", target: 60, bonusDice: 0 } },
    });
    const lost = (sanity: string) =>
      cthulhuPowerRules.use(own({ costs: { sanity } }), raw, {}, drawing(1)).operations;
    expect(lost("2d4")).toEqual([{ kind: "loseSanity", amount: 4, faces: [2, 2] }]);
    expect(lost("1d4+1")).toEqual([{ kind: "loseSanity", amount: 3 }]);
    expect(lost("5")).toEqual([{ kind: "loseSanity", amount: 5 }]);
    expect(lost("11d4")).toEqual([{ kind: "loseSanity", amount: 22 }]);
    const read = (power: Partial<Power>) => cthulhuPowerRules.use(own(power), raw, {}, drawing(0)).operations;
    expect(read({ costs: { mythos: 3 } })).toEqual([{ kind: "learnMythos", points: 3 }]);
    // Taken from the list before its tomes taught anything.
    expect(read({ id: "necronomicon", costs: {} })).toEqual([{ kind: "learnMythos", points: 5 }]);
    const target = (trait: string) =>
      cthulhuPowerRules.use(own({ roll: { traits: [trait] } }), raw, {}, drawing(0)).roll;
    expect(target("libraryUse")).toMatchObject({ spec: { target: 20 } });
    expect(target("dodge")).toBeUndefined();
    expect(target("unknown")).toBeUndefined();
    expect(cthulhuPowerRules.use(own({ costs: { sanity: "0" } }), raw, {}, drawing(0))).toEqual({
      operations: [],
    });
    expect(cthulhuPowerRules.use(own({ roll: { dice: "12" } }), raw, {}, drawing(0))).toEqual({
      operations: [],
    });
  });
});

describe("the powers of a character", () => {
  const { list } = vampirePowerRules;

  it("are those that it stores, else those of its import, as the list has them", () => {
    const stats = { powers: [own(), 7, { name: "" }] };
    expect(readPowers({ stats, data: { powers: ["Prouesse"] } }, list)).toEqual([own()]);
    expect(readPowers({ data: { powers: ["PROUESSE", "Inconnu", null] } }, list)).toEqual([
      list.find(({ id }) => id === "prouesse"),
      { name: "Inconnu", kind: "Autres" },
    ]);
    expect(readPowers({ stats: null }, list)).toEqual([]);
  });

  it("are added, written over by name, and removed", () => {
    const changed = putPower([own()], own({ name: "a moi", level: 2 }));
    expect(changed).toEqual([own({ name: "a moi", level: 2 })]);
    expect(putPower(changed, own({ name: "Autre" }))).toHaveLength(2);
    expect(removePower(changed, "À MOI")).toEqual([]);
    const full = Array.from({ length: MAX_POWERS }, (_, at) => own({ name: `Pouvoir ${at}` }));
    expect(putPower(full, own())).toBe(full);
  });

  it("say what they cost and roll", () => {
    expect(powerCostText(own({ costs: { rouse: 1 } }))).toBe("1 jet d'Exaltation");
    expect(powerCostText(own({ costs: { rouse: 2, luck: undefined } }))).toBe("2 jets d'Exaltation");
    expect(powerCostText(own({ costs: { magic: "3", sanity: "1d3" } }))).toBe("3 PM, 1d3 SAN");
    expect(powerCostText(own({ costs: { luck: 1, humanity: "2d6" } }))).toBe("1 Chance, 2d6 Humanité");
    expect(powerCostText(own())).toBe("");
    const { traits } = vampirePowerRules;
    expect(powerRollText(own({ roll: { traits: ["resolve", "auspex", "x"] } }), traits)).toBe(
      "Résolution + Auspex + x",
    );
    expect(powerRollText(own({ roll: { dice: "2d6" } }), traits)).toBe("2d6");
    expect(powerRollText(own(), traits)).toBe("");
  });

  it("tell the table what came of paying for them, or what they cost where that changed nothing", () => {
    const power = own({ level: 2, costs: { rouse: 1 } });
    const notes = (...texts: string[]) =>
      powerLine(
        power,
        texts.map((text) => ({ text, tone: "bad" as const })),
      ).notes;
    expect(notes("Exaltation ratée (5) : Faim 3 / 5")).toEqual(["Exaltation ratée (5) : Faim 3 / 5"]);
    expect(notes()).toEqual(["1 jet d'Exaltation"]);
    expect(powerLine(own())).toEqual({ label: "À moi", use: { use: "power" }, notes: [] });
  });

  it.each([
    ["1d6", true],
    ["12", true],
    ["beaucoup", false],
    [`1d6${"+1".repeat(30)}`, false],
  ])("cost %s: %s", (dice, isDice) => {
    expect(checkPowerDice(dice) === undefined).toBe(isDice);
  });
});
