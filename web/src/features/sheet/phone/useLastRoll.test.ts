import type { RollRequest } from "domain/game/rolls/rollRequest";
import { cthulhuItems } from "domain/games/cthulhu/catalogue/items";
import { cyberpunkItems } from "domain/games/cyberpunk/catalogue/items";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { applyEquipment } from "domain/table/equipment/applyEquipment";
import { actionRolls } from "domain/table/rolls/actionRolls";
import { describe, expect, it } from "vitest";
import { damageAfter, damageNext } from "./useLastRoll";

const { character } = applyEquipment(
  normaliseCharacter({
    id: "c1",
    system: "dnd5e",
    stats: {
      abilityScores: { dex: 14 },
      actions: [{ name: "Lame ardente", attackBonus: 5, damage: { dice: "1d6+3", type: "feu" } }],
    },
  }),
  [],
  [],
);

const attack = (value: number) => ({
  request: { kind: "check", label: "Lame ardente", modifier: 5, subject: { kind: "attack" } } as never,
  dice: [{ sides: 20, value, kept: true, sign: 1 as const }],
});

describe("the damage that follows a roll", () => {
  it("is that of the action which the attack belongs to, the critical one after a 20", () => {
    expect(damageAfter(character, attack(12))?.value).toBe("1d6+3");
    expect(damageAfter(character, attack(20))?.value).toBe("2d6+3");
  });

  it("is the greatest after an extreme success in Call of Cthulhu, and none after a failure", () => {
    const known = normaliseCharacter({
      id: "c2",
      system: "cthulhu",
      stats: {
        characteristics: { str: 50, siz: 50 },
        inventoryItems: [{ itemId: "cthulhu-canif", quantity: 1, equipped: true }],
      },
    });
    const investigator = applyEquipment(known, known.inventoryItems, cthulhuItems).character;
    const rolls = investigator.actions.flatMap((action) => actionRolls(investigator, action));
    const swing = rolls.find(({ request }) => request.kind === "game");
    const swung = (tone: string, id: string) =>
      damageAfter(investigator, {
        request: swing?.request as RollRequest,
        dice: [],
        outcome: { label: "", tone, id } as never,
      });
    expect(swung("success", "hard")?.value).toBe("1d4");
    expect(swung("success", "extreme")?.name).toMatch(/empalement|extrême/);
    expect(swung("failure", "failure")).toBeUndefined();
    expect(swung("disaster", "fumble")).toBeUndefined();
  });

  it("is that of the aimed shot, and of a burst by its margin, in Cyberpunk", () => {
    const known = normaliseCharacter({
      id: "c3",
      system: "cyberpunk",
      stats: {
        stats: { ref: 8 },
        skills: { shoulderArms: 6, autofire: 4 },
        inventoryItems: [{ itemId: "cyberpunk-fusil-d-assaut", quantity: 1, equipped: true }],
      },
    });
    const solo = applyEquipment(known, known.inventoryItems, cyberpunkItems).character;
    const rolls = solo.actions.flatMap((action) => actionRolls(solo, action));
    const after = (name: string, total?: number) => {
      const request = rolls.find((one) => one.name === name)?.request;
      if (request?.kind !== "game") throw new Error(name);
      const rolled = { ...request.spec, difficulty: 17 } as typeof request.spec;
      const outcome = { id: "success", label: "Réussite", tone: "success" } as const;
      const made = total === undefined ? {} : { rolled, total, outcome };
      return damageAfter(solo, { request, dice: [], ...made })?.request;
    };
    expect(after("Attaque", 20)).toMatchObject({ dice: "5d6", damage: { location: "body" } });
    expect(after("Tir visé", 20)).toMatchObject({ dice: "5d6", damage: { location: "head" } });
    expect(after("Rafale", 20)).toMatchObject({ dice: "2d6*3" });
    expect(after("Rafale", 30)).toMatchObject({ dice: "2d6*4" });
    expect(after("Rafale")).toMatchObject({ dice: "2d6" });
  });

  it("is of each that hit, of several at one press, one after the other", () => {
    const outcome = (label: string) =>
      ({ id: label, label, tone: label === "Raté" ? "failure" : "success" }) as never;
    const thrown = (id: string, label: string) =>
      ({ ...attack(12), id, label: "x", press: "p", outcome: outcome(label), total: 12 }) as never;
    const dealt = (id: string, follows: string) =>
      ({ id, follows, request: { kind: "dice", label: "Dégâts", dice: "1d6" }, dice: [] }) as never;
    const log = [thrown("c", "Raté"), thrown("b", "Touché"), thrown("a", "Touché")];
    expect(damageNext(character, log)?.value).toBe("1d6+3");
    expect(damageNext(character, [dealt("d", "a"), ...log])?.value).toBe("1d6+3");
    expect(damageNext(character, [dealt("e", "b"), dealt("d", "a"), ...log])).toBeUndefined();
    expect(damageNext(character, [])).toBeUndefined();
  });

  it("is none after a miss, nor after a roll that is no attack", () => {
    const missed = { label: "Échec", tone: "failure" } as never;
    expect(damageAfter(character, { ...attack(2), outcome: missed })).toBeUndefined();
    const check = { kind: "check", label: "Perception", modifier: 2, subject: { kind: "check" } } as never;
    expect(damageAfter(character, { ...attack(12), request: check })).toBeUndefined();
  });
});
