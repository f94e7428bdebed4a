import { describe, expect, it } from "vitest";
import { textOfUse } from "../../game/rolls/useSpec";
import { saveText } from "../../games/saves";
import { campaignOf, characterOf, NOW } from "../../testing/campaigns";
import { entryOf, orderOf } from "../../testing/initiative";
import { refusalOf } from "../../testing/refusals";
import { showing } from "../../testing/seededSource";
import { publicOrder } from "../initiative/publicOrder";
import {
  isSameRoll,
  type RollAim,
  requireAim,
  requireRollAllowed,
  rollTableDice,
  tableRoll,
} from "./tableRoll";

describe("who may roll in a campaign", () => {
  const own = characterOf({ campaignId: "camp" });
  const check = (
    uid: string,
    character: typeof own | undefined,
    characterId: string | undefined = "lorien",
  ) => refusalOf(() => requireRollAllowed("camp", campaignOf(), uid, { characterId }, character));

  it("is a player, with one of their characters in this campaign or under their own name", () => {
    expect(check("alice", own)).toBeUndefined();
    expect(check("bob", own)).toBe("forbidden");
    expect(check("alice", characterOf())).toBe("character-not-found");
    expect(check("alice", characterOf({ campaignId: "camp", deletedAt: NOW }))).toBe("character-not-found");
    const none = () => requireRollAllowed("camp", campaignOf(), "alice", {}, undefined);
    expect(refusalOf(none)).toBeUndefined();
  });

  it("is the MJ, for any character of the campaign or for none", () => {
    expect(check("mj", own)).toBeUndefined();
    expect(refusalOf(() => requireRollAllowed("camp", campaignOf(), "mj", {}, undefined))).toBeUndefined();
    expect(check("mj", characterOf({ campaignId: "other" }))).toBe("character-not-found");
    expect(check("mj", undefined)).toBe("character-not-found");
  });

  it("is no stranger, not even the owner of a character that is still linked", () => {
    expect(check("zoe", characterOf({ userId: "zoe", campaignId: "camp" }))).toBe("forbidden");
  });
});

describe("a roll that is aimed", () => {
  const at = (target: RollAim | undefined, character: ReturnType<typeof characterOf> | undefined) =>
    requireAim(
      "camp",
      { system: "dnd5e" },
      { target },
      { character: character && { id: "lorien", data: character } },
    );
  const aim = (...aimed: Parameters<typeof at>) => refusalOf(() => at(...aimed));

  it("meets a character of the campaign", () => {
    expect(at("lorien", characterOf({ campaignId: "camp" }))).toEqual({ id: "lorien", name: "Lorien" });
    expect(at(undefined, undefined)).toBeUndefined();
    expect(aim("lorien", undefined)).toBe("character-not-found");
    expect(aim("lorien", characterOf({ campaignId: "other" }))).toBe("character-not-found");
    expect(aim("lorien", characterOf({ campaignId: "camp", deletedAt: NOW }))).toBe("character-not-found");
  });

  it("meets a creature that members see, by its alias or as releases of before its name, and nothing hidden", () => {
    const { order } = publicOrder(
      orderOf(
        entryOf("ogre", 15, { kind: "creature", name: "Ogre", hidden: true }),
        entryOf("gob", 9, { kind: "creature", name: " Gobelin 1 " }),
        entryOf("lorien", 8, { name: "Lorien" }),
      ),
    );
    const meet = (creature: string, shared?: { order: typeof order }) =>
      requireAim("camp", { system: "dnd5e" }, { target: { creature } }, { shared });
    const goblin = { id: "creature-gob", name: "Gobelin 1", kind: "creature" };
    for (const known of ["creature-gob", "Gobelin 1"]) expect(meet(known, { order })).toEqual(goblin);
    for (const name of ["Ogre", "creature-ogre", "Lorien", "lorien", "gob", ""]) {
      expect(refusalOf(() => meet(name, { order }))).toBe("creature-not-found");
    }
    expect(refusalOf(() => meet("Gobelin 1"))).toBe("creature-not-found");
  });

  it("does the damage of its own game", () => {
    const damage = { game: "vampire", severity: "aggravated" } as const;
    const check = (system: "dnd5e" | "vampire") =>
      refusalOf(() => requireAim("camp", { system }, { damage }, {}));
    expect(check("vampire")).toBeUndefined();
    expect(check("dnd5e")).toBe("invalid-input");
  });
});

describe("a roll in a campaign", () => {
  it("is dice notation in any game, or a roll of this game's sheet", () => {
    expect(rollTableDice("vampire", "2d6 + 3", showing(2, 5))).toMatchObject({
      notation: "2d6+3",
      total: 10,
    });
    const pool = { game: "vampire", dice: 2, hungerDice: 0 } as const;
    expect(rollTableDice("vampire", pool, showing(6, 7))).toMatchObject({
      total: 2,
      outcome: { id: "success" },
    });
    expect(refusalOf(() => rollTableDice("dnd5e", pool, showing(1)))).toBe("invalid-input");
    expect(refusalOf(() => rollTableDice("dnd5e", "dragon", showing(1)))).toBe("invalid-input");
  });
});

describe("a stored roll", () => {
  const thrown = rollTableDice("dnd5e", "1d20+5", showing(12));
  const request = { label: "Discrétion", audience: "table", roll: "1d20+5", characterId: "lorien" } as const;
  const who = { uid: "alice", name: "Alice" };
  const roll = tableRoll(who, { id: "lorien", data: characterOf() }, request, thrown, NOW);

  it("has its author, its label and its dice, and expires after 30 days", () => {
    expect(roll).toEqual({
      ...who,
      character: { id: "lorien", name: "Lorien" },
      label: "Discrétion",
      audience: "table",
      ...thrown,
      createdAt: NOW,
      expiresAt: NOW + 2_592_000_000,
    });
    expect(tableRoll(who, undefined, request, thrown, NOW)).not.toHaveProperty("character");
    expect(roll).not.toHaveProperty("notes");
  });

  it("has what acted on it, whom it is aimed at and what its damage does", () => {
    const damage = { game: "dnd5e", type: "fire" } as const;
    const aimed = { ...request, notes: ["Situation : +2"], damage };
    const target = { id: "creature-1", name: "Gobelin", kind: "creature" } as const;
    expect(tableRoll(who, undefined, aimed, thrown, NOW, { target })).toMatchObject({
      notes: ["Situation : +2"],
      target,
      damage,
    });
  });

  it("is none of a spell that is cast: what is done, without dice and without damage", () => {
    const use = { use: "cast", save: { ability: "dex", difficulty: 13 } } as const;
    const cast = { ...request, roll: use, damage: { game: "dnd5e", type: "fire" } } as const;
    const line = tableRoll(who, undefined, cast, rollTableDice("dnd5e", use, showing()), NOW);
    expect(line).toMatchObject({ used: use, notation: "", total: 0, dice: [] });
    for (const none of ["rolled", "damage", "applied"]) expect(line).not.toHaveProperty(none);
    expect(textOfUse("Elenna", use, "Sommeil (niv. 1)")).toBe("Elenna lance Sommeil (niv. 1)");
    expect(textOfUse("Elenna", { use: "turn" }, "esquive")).toBe("Elenna esquive");
    expect(textOfUse("Elenna", { use: "device" }, "Perception : 17")).toBe("Elenna annonce Perception : 17");
    expect(saveText(use)).toBe("JS DEX DD 13");
    expect(saveText({ use: "power" })).toBeUndefined();
  });

  it("answers only the request that created it", () => {
    expect(isSameRoll(roll, "alice", request)).toBe(true);
    expect(isSameRoll(roll, "bob", request)).toBe(false);
    expect(isSameRoll(roll, "alice", { ...request, label: "Perception" })).toBe(false);
    expect(isSameRoll(roll, "alice", { ...request, audience: "mj" })).toBe(false);
    expect(isSameRoll(roll, "alice", { ...request, characterId: undefined })).toBe(false);
  });
});
