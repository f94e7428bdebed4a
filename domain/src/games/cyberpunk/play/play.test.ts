import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shotsLeft } from "../../../game/magazines";
import type { RollSubject } from "../../../game/rolls/rollEffect";
import { plainDie } from "../../../game/sheetDice";
import { act, limits, whole } from "../../../testing/cyberpunkPlay";
import { describePlayLaws, refusedSentence, textsOf } from "../../../testing/playLaws";
import { CRITICAL_INJURIES } from "../criticalInjuries";
import { stoppingPowerOf } from "./armour";
import { type CyberpunkOperation, cyberpunkPlay } from "./play";
import { empathyOf, luckOf } from "./pools";
import {
  actionPenaltyOf,
  deathSavePenaltyOf,
  deathSaveRoll,
  firstAidDifficulty,
  hitPointsOf,
  movePenaltyOf,
  woundPenaltyOf,
  woundStateOf,
} from "./wounds";

const weapon = "cyberpunk-pistolet-lourd";

describePlayLaws({
  id: "cyberpunk",
  system: cyberpunkPlay,
  limits: fc.record({
    hitPoints: fc.nat(999),
    luck: fc.nat(15),
    humanity: fc.nat(150),
    implants: fc.constantFrom([], ["Cyberbras"]),
    implantPowers: fc.constant([]),
    body: fc.nat(15),
    empathy: fc.nat(15),
    armour: fc.record({ head: fc.nat(99), body: fc.nat(99), shield: fc.nat(99) }),
    armourPenalty: fc.constantFrom(0, -2, -4),
    magazines: fc.constantFrom(limits.magazines, {}, { constructor: { name: "Rafale", size: 30 } }),
  }),
  texts: ["", weapon, "constructor", "brokenArm", "lostEye", "Brûlure (main)"],
  statKeys: ["hp", "luckPoints", "humanity", "armor", "sp", "eddies", "injuries", "ip", "stats", "equipment"],
  trackers: [
    ["damage", "heal", "setHitPoints", "stabilise", "setDead"],
    ["easeInjury", "reopenInjury", "treatInjury"],
    ["spendLuck", "refillLuck", "changeLuck", "setLuck"],
    [
      ...["ablate", "repairArmour", "changeArmour", "setArmour"],
      ...[
        "loseHumanity",
        "regainHumanity",
        "setHumanity",
        "installImplant",
        "removeImplant",
        "recordImplants",
      ],
    ],
    ["fire", "reload"],
    ["earnEddies", "spendEddies"],
    ["gainImprovement", "spendImprovement"],
  ],
});

describe("the wounds of an edgerunner", () => {
  it.each([
    [0, "unhurt", 0],
    [1, "light", 0],
    [19, "light", 0],
    [20, "light", 0],
    [21, "serious", -2],
    [39, "serious", -2],
    [40, "mortal", -4],
  ] as const)("with %i of 40 points lost are %s: %i to every action", (hitPointsLost, wound, penalty) => {
    const state = { ...whole, hitPointsLost };
    expect(woundStateOf(state, limits)).toBe(wound);
    expect(woundPenaltyOf(state, limits)).toBe(penalty);
  });

  it("say what the new state does", () => {
    expect(textsOf(act({ hitPointsLost: 15 }, { kind: "damage", amount: 7 }))).toEqual([
      "−7 PV : 18 / 40 PV",
      "Gravement blessé : −2 à toutes les actions",
    ]);
  });

  it("stop at 0, where damage makes death likelier", () => {
    const down = act({}, { kind: "damage", amount: 999 }).state;
    expect(hitPointsOf(down, limits)).toBe(0);
    expect(down.deathSavePenalty).toBe(0);
    expect(cyberpunkPlay.apply(down, { kind: "damage", amount: 1 }, limits).state.deathSavePenalty).toBe(1);
  });

  it("heal up to the maximum, also one that has shrunk", () => {
    expect(act({ hitPointsLost: 30 }, { kind: "heal", amount: 12 }).state.hitPointsLost).toBe(18);
    expect(
      act({ hitPointsLost: 30 }, { kind: "heal", amount: 5 }, { hitPoints: 20 }).state.hitPointsLost,
    ).toBe(15);
    expect(refusedSentence(() => act({}, { kind: "heal", amount: 1 }))).toBe("Les PV sont déjà au maximum.");
  });

  it("are stabilised by first aid against 10, 13 or 15", () => {
    const asked = (change: object) => firstAidDifficulty({ ...whole, ...change }, limits);
    expect([0, 1, 21, 40].map((hitPointsLost) => asked({ hitPointsLost }))).toEqual([undefined, 10, 13, 15]);
    expect(asked({ hitPointsLost: 21, stabilised: true })).toBeUndefined();
    expect(asked({ hitPointsLost: 40, dead: true })).toBeUndefined();
  });

  it("are stabilised at 1 hit point, which ends the death saves", () => {
    expect(act({ hitPointsLost: 40, deathSavePenalty: 3 }, { kind: "stabilise" }).state).toMatchObject({
      hitPointsLost: 39,
      stabilised: true,
      deathSavePenalty: 0,
    });
    expect(act({ hitPointsLost: 10, stabilised: true }, { kind: "damage", amount: 1 }).state.stabilised).toBe(
      false,
    );
    expect(refusedSentence(() => act({}, { kind: "stabilise" }))).toBe("Aucune blessure à stabiliser.");
  });
});

describe("a death save", () => {
  it("is rolled with its penalty under BODY, no wound acts on it, and its die decides", () => {
    const dying = { ...whole, hitPointsLost: 40, deathSavePenalty: 2 };
    const request = deathSaveRoll(dying, limits);
    expect(request).toMatchObject({ label: `Jet de mort, sous ${limits.body}`, dice: "1d10+2" });
    const acting = cyberpunkPlay.rollEffectsOf(dying, limits);
    expect(acting.length).toBeGreaterThan(0);
    expect(acting.filter(({ appliesTo }) => appliesTo({ kind: "dying" }))).toEqual([]);
    const made = { request, total: 6, dice: [plainDie(10, 4)] };
    expect(cyberpunkPlay.afterRoll?.(dying, made).operations).toEqual([{ kind: "deathSave", face: 4 }]);
    const damage = { ...request, subject: { kind: "damage" } } as const;
    expect(cyberpunkPlay.afterRoll?.(dying, { ...made, request: damage }).operations).toEqual([]);
  });

  const save = (face: number): CyberpunkOperation => ({ kind: "deathSave", face });
  const dying = { hitPointsLost: 40 };

  it("is rolled under BODY, with one more each time, and never passed by a 10", () => {
    expect(act(dying, save(6)).state).toMatchObject({ dead: false, deathSavePenalty: 1 });
    expect(act(dying, save(7)).state.dead).toBe(true);
    expect(act({ ...dying, deathSavePenalty: 1 }, save(6)).state.dead).toBe(true);
    expect(act(dying, save(10), { body: 15 }).state.dead).toBe(true);
    expect(textsOf(act(dying, save(3)))).toEqual(["Jet de mort réussi (3 + 0 contre 7), malus de mort 1"]);
  });

  it("is harder with open critical injuries that say so", () => {
    const injuries = { lostEye: "open", collapsedLung: "eased", brokenArm: "open" } as const;
    expect(deathSavePenaltyOf({ ...whole, injuries })).toBe(1);
    expect(act({ ...dying, injuries }, save(6)).state.dead).toBe(true);
  });

  it("is for the dying alone", () => {
    expect(refusedSentence(() => act({}, save(1)))).toBe("Ce personnage n'est pas à l'agonie.");
    expect(refusedSentence(() => act({ ...dying, dead: true }, save(1)))).toBe("Ce personnage est mort.");
  });
});

describe("the armour of an edgerunner", () => {
  const hit = (damage: number, rest: object = {}): CyberpunkOperation => ({
    kind: "hit",
    location: "body",
    damage,
    armour: "whole",
    ...rest,
  });

  it("stops damage, and wears by a point when some comes through", () => {
    const through = act({}, hit(15));
    expect(through.state).toMatchObject({ hitPointsLost: 4, ablation: { body: 1 } });
    expect(textsOf(through)).toContain("Corps : SP 10 / 11");
    const stopped = act({}, hit(11));
    expect(stopped.state).toEqual(whole);
    expect(textsOf(stopped)).toEqual(["L'armure arrête les 11 dégâts"]);
  });

  it("counts half, rounded up, against melee weapons", () => {
    expect(act({}, hit(15, { armour: "half" })).state.hitPointsLost).toBe(9);
    expect(act({}, hit(15, { armour: "none" })).state).toMatchObject({ hitPointsLost: 15, ablation: {} });
  });

  it("of the head lets twice through what it does not stop", () => {
    expect(act({}, hit(10, { location: "head" })).state.hitPointsLost).toBe(6);
  });

  it("lets three times as much through to a cracked skull, until it is eased", () => {
    const toHead = hit(10, { location: "head" });
    expect(act({ injuries: { crackedSkull: "open" } }, toHead).state.hitPointsLost).toBe(9);
    expect(act({ injuries: { crackedSkull: "eased" } }, toHead).state.hitPointsLost).toBe(6);
    expect(act({ injuries: { crackedSkull: "open" } }, hit(15)).state.hitPointsLost).toBe(4);
  });

  it("is ablated, repaired, and whole again", () => {
    const worn = act({}, { kind: "ablate", location: "head", amount: 20 }).state;
    expect(stoppingPowerOf(worn, "head", limits)).toBe(0);
    expect(cyberpunkPlay.apply(worn, { kind: "repairArmour", location: "head" }, limits).state).toEqual(
      whole,
    );
    expect(refusedSentence(() => act({}, { kind: "ablate", location: "shield", amount: 1 }))).toBe(
      "Aucune armure à cet endroit.",
    );
  });
});

describe("critical injuries", () => {
  it("are the eleven of each table", () => {
    for (const location of ["body", "head"]) {
      const rolls = CRITICAL_INJURIES.filter((one) => one.location === location).map(({ roll }) => roll);
      expect(rolls).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    }
    expect(new Set(CRITICAL_INJURIES.map(({ key }) => key)).size).toBe(22);
  });

  it("hurt by 5 points that no armour meets", () => {
    const injured = act({}, { kind: "addInjury", injury: "brokenLeg", bonusDamage: true });
    expect(injured.state).toMatchObject({ hitPointsLost: 5, injuries: { brokenLeg: "open" } });
    expect(textsOf(injured)[0]).toBe("Blessure critique : Jambe cassée (−4 en MOVE)");
    const dying = act({ hitPointsLost: 40 }, { kind: "addInjury", injury: "brokenLeg", bonusDamage: true });
    expect(dying.state.deathSavePenalty).toBe(0);
    expect(textsOf(dying)[1]).toBe("0 / 40 PV");
    expect(textsOf(dying)).toHaveLength(2);
  });

  it("take from every action and from MOVE while they are open", () => {
    const hurt = {
      ...whole,
      hitPointsLost: 25,
      injuries: { concussion: "open", brokenLeg: "open" },
    } as const;
    expect(actionPenaltyOf(hurt, limits)).toBe(-4);
    expect(movePenaltyOf(hurt, limits)).toBe(-4);
    const eased = { ...hurt, hitPointsLost: 40, injuries: { concussion: "eased" } } as const;
    expect(actionPenaltyOf(eased, limits)).toBe(-4);
    expect(movePenaltyOf(eased, limits)).toBe(-6);
  });

  it("take from blows or from shots alone, while they are open", () => {
    const injuries = { tornMuscle: "open", damagedEye: "open", lostEye: "eased" } as const;
    const taken = (subject: RollSubject) =>
      cyberpunkPlay
        .rollEffectsOf({ ...whole, injuries }, limits)
        .filter(({ appliesTo }) => appliesTo(subject))
        .map(({ label, modifier }) => `${label} ${modifier}`);
    expect(taken({ kind: "attack", melee: true, trait: "dex" })).toEqual(["Muscle déchiré -2"]);
    expect(taken({ kind: "attack", melee: false, trait: "ref" })).toEqual(["Œil abîmé -2"]);
    expect(taken({ kind: "check", trait: "int" })).toEqual([]);
  });

  it("are eased, open again and are treated, once each", () => {
    const injuries = { brokenLeg: "open" } as const;
    expect(act({ injuries }, { kind: "easeInjury", injury: "brokenLeg" }).state.injuries).toEqual({
      brokenLeg: "eased",
    });
    const treated = act({ injuries }, { kind: "treatInjury", injury: "brokenLeg" });
    expect(treated.state.injuries).toEqual({});
    expect(textsOf(treated)).toEqual(["Blessure soignée : Jambe cassée"]);
    expect(textsOf(act({ injuries }, { kind: "easeInjury", injury: "brokenLeg" }))).toEqual([
      "Blessure soulagée pour la journée : Jambe cassée",
    ]);
    expect(refusedSentence(() => act({ injuries }, { kind: "reopenInjury", injury: "brokenLeg" }))).toBe(
      "Cette blessure n'est pas soulagée.",
    );
    expect(refusedSentence(() => act({}, { kind: "treatInjury", injury: "constructor" }))).toBe(
      "Cette blessure n'est pas notée.",
    );
  });
});

describe("the pools of an edgerunner", () => {
  it("spend Luck until the next session", () => {
    const spent = act({}, { kind: "spendLuck", amount: 4 }).state;
    expect(luckOf(spent, limits)).toBe(2);
    expect(refusedSentence(() => cyberpunkPlay.apply(spent, { kind: "spendLuck", amount: 3 }, limits))).toBe(
      "Pas assez : il reste 2 points de Chance.",
    );
    expect(cyberpunkPlay.apply(spent, { kind: "refillLuck" }, limits).state).toEqual(whole);
  });

  it("lower EMP with Humanity, a point for every ten", () => {
    const lost = act({}, { kind: "loseHumanity", amount: 11 });
    expect(empathyOf(lost.state, limits)).toBe(3);
    expect(textsOf(lost)).toEqual(["Humanité −11 : 39 / 50", "EMP 3"]);
    expect(textsOf(act({}, { kind: "loseHumanity", amount: 99 }))).toContain(
      "Plus d'Humanité : cyberpsychose",
    );
  });
});

describe("ammunition", () => {
  it("is counted by magazine", () => {
    const fired = act({}, { kind: "fire", weapon, shots: 6 }).state;
    expect(shotsLeft(fired, weapon, limits)).toBe(2);
    expect(
      refusedSentence(() => cyberpunkPlay.apply(fired, { kind: "fire", weapon, shots: 3 }, limits)),
    ).toBe("Pistolet lourd : il reste 2 coups dans le chargeur.");
    expect(cyberpunkPlay.apply(fired, { kind: "reload", weapon }, limits).state).toEqual(whole);
    expect(refusedSentence(() => act({}, { kind: "fire", weapon: "couteau", shots: 1 }))).toBe(
      "Cette arme n'a pas de chargeur connu.",
    );
  });
});

describe("eddies and improvement points", () => {
  it("are spent as far as there are", () => {
    expect(textsOf(act({}, { kind: "spendEddies", amount: 120, on: "Kevlar" }))).toEqual([
      "−120 eb · Kevlar · reste 380",
    ]);
    expect(refusedSentence(() => act({}, { kind: "spendEddies", amount: 501, on: "" }))).toBe(
      "Pas assez : il reste 500 eb.",
    );
    expect(act({}, { kind: "gainImprovement", amount: 80 }).state.improvementGained).toBe(80);
  });
});

describe("numbers past every bound", () => {
  it.each([-5, 0, 1.5, 1e9])("such as %d as damage are no operation", (amount) => {
    expect(cyberpunkPlay.operationSchema.safeParse({ kind: "damage", amount }).success).toBe(false);
  });
});
