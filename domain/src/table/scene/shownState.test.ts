import { describe, expect, it } from "vitest";
import { deadIf, dyingIf } from "../../game/vitals";
import { tokenOf } from "../../testing/scenes";
import { changedCreatures, characterShown, creatureShown, shownHealth, withShownState } from "./shownState";
import { tokenIdOf } from "./tokens";

const goblin = { source: { catalogue: "goblin" }, max: 7, lost: 0, conditions: [] };

describe("what players may know of a state", () => {
  it.each([
    [30, 30, 1],
    [29, 30, 0.9],
    [15, 30, 0.5],
    [1, 30, 0.1],
    [0, 30, 0],
    [-3, 30, 0],
    [40, 30, 1],
    [0, 0, 0],
  ])("of %d of %d points is %d", (current, max, share) => {
    expect(shownHealth(current, max)).toBe(share);
  });

  it("of a creature is its share of life and its conditions", () => {
    expect(creatureShown({ ...goblin, lost: 5, conditions: ["À terre"] })).toEqual({
      health: 0.3,
      badges: ["À terre"],
      down: false,
    });
  });

  it("says of a creature that it is dead by its game's rules, and of a character by its state", () => {
    expect(creatureShown({ ...goblin, lost: 7 })).toMatchObject({ health: 0, down: true });
    // Vampire: health that is full of superficial marks is no death.
    expect(creatureShown({ ...goblin, lost: 7, aggravated: 6 })).toMatchObject({ health: 0, down: false });
    expect(creatureShown({ ...goblin, lost: 7, aggravated: 7 }).down).toBe(true);
    const life = { label: "PV", current: 0, max: 8 };
    expect(characterShown(life, dyingIf(true, "Mourant")).down).toBe(false);
    expect(characterShown(life, deadIf(true)).down).toBe(true);
  });

  it("has no half of an emoji at the end of a long condition", () => {
    const { badges } = creatureShown({ ...goblin, conditions: [`a${"🐉".repeat(45)}`] });
    expect(badges).toEqual([`a${"🐉".repeat(39)}`]);
  });

  it("of a character is its life and its conditions, eight at most", () => {
    const conditions = Array.from({ length: 9 }, (_, index) => ({
      kind: "condition" as const,
      label: `${index}`.repeat(90),
      tone: "bad" as const,
    }));
    const shown = characterShown({ label: "PV", current: 4, max: 8 }, [
      { kind: "value", label: "CA", value: 16 },
      ...conditions,
    ]);
    expect(shown.health).toBe(0.5);
    expect(shown.badges).toHaveLength(8);
    expect(shown.badges[0]).toBe("0".repeat(80));
    expect(characterShown(undefined, []).health).toBeUndefined();
  });
});

describe("a token that follows a state", () => {
  const state = { health: 0.3, badges: ["À terre"], down: false };

  it("takes from it what the MJ lets be seen, and nothing else", () => {
    const token = tokenOf({ health: 1, badges: ["Béni"] });
    expect(withShownState(token, state)).toBe(token);
    const both = { ...token, follows: { health: true, badges: true } };
    expect(withShownState(both, undefined)).toBe(both);
    expect(withShownState(both, state)).toEqual({ ...both, health: 0.3, badges: ["À terre"] });
    const life = { ...token, follows: { health: true, badges: false } };
    expect(withShownState(life, state)).toEqual({ ...life, health: 0.3 });
    const badges = { ...tokenOf(), follows: { health: false, badges: true } };
    expect(withShownState(badges, state)).toEqual({ ...badges, badges: ["À terre"] });
  });

  it("loses what the state has no more, and stays the same object while nothing changes", () => {
    const token = {
      ...tokenOf({ health: 0.3, badges: ["À terre"] }),
      follows: { health: true, badges: true },
    };
    expect(withShownState(token, state)).toBe(token);
    const { health: _, badges: __, ...bare } = token;
    expect(withShownState(token, { health: undefined, badges: [], down: false })).toEqual(bare);
  });

  it("falls and rises with it, whatever else the MJ lets be seen", () => {
    const token = { ...tokenOf(), follows: { health: false, badges: false } };
    const fallen = { ...token, down: true as const };
    expect(withShownState(token, { ...state, down: true })).toEqual(fallen);
    expect(withShownState(fallen, { ...state, down: true })).toBe(fallen);
    expect(withShownState(fallen, state)).toEqual(token);
    const ofNobody = tokenOf({ down: true });
    expect(withShownState(ofNobody, state)).toBe(ofNobody);
  });
});

describe("a fight", () => {
  it("changes creatures by their life in tenths, their conditions and their death", () => {
    const ghoul = { ...goblin, lost: 7, aggravated: 6 };
    const before = { one: goblin, two: goblin, large: { ...goblin, max: 200, lost: 100 }, ghoul };
    const after = {
      one: { ...goblin, lost: 3 },
      two: { ...goblin, ablation: { head: 1 } },
      large: { ...goblin, max: 200, lost: 101 },
      ghoul: { ...ghoul, aggravated: 7 },
      new: goblin,
    };
    expect(changedCreatures(before, after)).toEqual(["one", "ghoul", "new"]);
  });
});

it("The token of a participant has an id of its own, as far as ids go", () => {
  expect(tokenIdOf("creature", "0d9a")).toBe("creature-0d9a");
  expect(tokenIdOf("character", "x".repeat(80))).toBeUndefined();
});
