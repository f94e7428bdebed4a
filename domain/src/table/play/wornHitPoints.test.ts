import { describe, expect, it } from "vitest";
import type { PlayStateDocument } from "../../documents/play";
import { playSystemOf } from "../../games/registry/plays";
import type { AnyOperation } from "../../operations/anyOperation";
import { normaliseCharacter } from "../../sheet/character/normaliseCharacter";
import type { EquippedCharacter } from "../../sheet/equipment/equippedCharacter";
import { defineItem } from "../../sheet/equipment/item";
import { inventoryEntryOf } from "../../testing/inventoryEntry";
import { SYSTEM_IDS, type SystemId } from "../../values/systemIds";
import { applyEquipment } from "../equipment/applyEquipment";
import { firstPlayState } from "./changePlayState";
import { decideSettle } from "./followStats";

const STATS = { hp: { current: 40, max: 40 }, health: { current: 6, max: 6 } };

/** The character, wearing an amulet that changes its hit points by so many, or nothing. */
function wearing(system: SystemId, points: number): EquippedCharacter {
  const amulet = defineItem({
    id: "amulette",
    name: "Amulette",
    systems: [...SYSTEM_IDS],
    effects: { stats: { pv: points } },
  });
  const entries = points === 0 ? [] : [inventoryEntryOf("amulette", { equipped: true })];
  return applyEquipment(normaliseCharacter({ system, stats: STATS }), entries, [amulet]);
}

/** A character in play, from the moment when it wears nothing. */
function bearer(system: SystemId) {
  const play = playSystemOf(system);
  let worn = wearing(system, 0);
  let document: PlayStateDocument = firstPlayState(play, "nina", worn, 0);
  return {
    /** Puts on an amulet, or off with 0, and saves it. */
    wear(points: number) {
      worn = wearing(system, points);
      document = decideSettle(play, document, worn, 7);
    },
    /** What the sheet shows while the item is on and nothing is saved, or where its author has changed it. */
    shownWith: (points: number) => lifeOf(wearing(system, points)),
    does(operation: AnyOperation) {
      const { state } = play.apply(document.state, operation, play.limitsOf(worn));
      document = { ...document, state: { ...state } };
    },
    life: () => lifeOf(worn),
  };

  function lifeOf(equipped: EquippedCharacter): string {
    const life = play.lifeOf(document.state, play.limitsOf(equipped));
    return `${life?.current} / ${life?.max}`;
  }
}

describe("an item that changes the maximum of hit points", () => {
  it("heals nobody who puts it on, before it is saved and after", () => {
    const hero = bearer("dnd5e");
    hero.does({ kind: "damage", amount: 39 });
    expect(hero.shownWith(5)).toBe("1 / 45");
    hero.wear(5);
    expect(hero.life()).toBe("1 / 45");
  });

  it("leaves room for healing, and takes what no longer fits when it is put off, for good", () => {
    const hero = bearer("dnd5e");
    hero.wear(5);
    expect(hero.life()).toBe("40 / 45");
    hero.does({ kind: "heal", amount: 3 });
    expect(hero.life()).toBe("43 / 45");
    expect(hero.shownWith(0)).toBe("40 / 40");
    hero.wear(0);
    hero.wear(5);
    expect(hero.life()).toBe("40 / 45");
  });

  it("takes points while it is worn, and heals nobody who puts it off", () => {
    const hero = bearer("dnd5e");
    hero.wear(-5);
    expect(hero.life()).toBe("35 / 35");
    hero.wear(0);
    expect(hero.life()).toBe("35 / 40");
  });

  it("kills nobody who puts it off while points are left", () => {
    const hero = bearer("dnd5e");
    hero.wear(5);
    hero.does({ kind: "damage", amount: 38 });
    expect(hero.life()).toBe("2 / 45");
    hero.wear(0);
    expect(hero.life()).toBe("2 / 40");
  });

  it("is reached by damage and healing as any maximum", () => {
    const hero = bearer("dnd5e");
    hero.wear(5);
    hero.does({ kind: "damage", amount: 50 });
    expect(hero.life()).toBe("0 / 45");
    hero.does({ kind: "heal", amount: 99 });
    expect(hero.life()).toBe("45 / 45");
  });

  it.each(SYSTEM_IDS)("heals nobody in %s, put on or off", (system) => {
    const hero = bearer(system);
    const left = () => Number.parseInt(hero.life(), 10);
    const before = left();
    hero.wear(5);
    expect(left()).toBe(before);
    hero.wear(0);
    expect(left()).toBe(before);
    hero.wear(-2);
    const lowered = left();
    hero.wear(0);
    expect(left()).toBe(lowered);
  });
});
