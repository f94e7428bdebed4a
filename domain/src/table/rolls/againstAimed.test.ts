import { describe, expect, it } from "vitest";
import type { FightDocument } from "../../documents/fight";
import type { AgainstTarget } from "../../game/rolls/againstTarget";
import { NO_SITUATION } from "../../game/rolls/situation";
import { againstTarget } from "../../games/dnd5e/againstTarget";
import { DND5E_CREATURES } from "../../games/dnd5e/creatures/catalogue";
import { gameOf } from "../../games/registry/games";
import { campaignOf, characterOf, NOW } from "../../testing/campaigns";
import { equippedOf } from "../../testing/playLaws";
import { showing } from "../../testing/seededSource";
import { meetingState } from "./againstAimed";
import { type AskedTableRoll, decideRoll, type RollSubject } from "./decideRoll";
import { prepareRoll } from "./prepareRoll";

const ATTACK = { game: "dnd5e", modifier: 4, mode: "normal", attack: true } as const;
const NEAR = { ...ATTACK, reach: "near" } as const;

const entry = { id: "goblin-01", name: "Gobelin 1", kind: "creature", hidden: false, shown: true };
const alias = "creature-a1";

/** A fight with a goblin in these conditions, at which Lorien aims. */
const subjectOf = (conditions: readonly string[], change: Partial<RollSubject> = {}): RollSubject => ({
  campaign: { id: "camp", data: campaignOf({ system: "dnd5e" }) },
  member: { uid: "alice", name: "Alice" },
  character: { id: "lorien", data: characterOf({ campaignId: "camp" }) },
  shared: { order: [{ id: alias, name: "Gobelin 1", pronouns: "", role: "", value: 12 }] },
  fight: {
    aliases: { [entry.id]: alias },
    panel: {
      system: "dnd5e",
      initiative: { order: [entry], activeIndex: 0, round: 1 },
      fighting: {
        creatures: { [entry.id]: { source: { catalogue: "goblin" }, lost: 0, max: 7, conditions } },
        copies: {},
      },
    },
  } as unknown as FightDocument,
  catalogue: DND5E_CREATURES,
  ...change,
});
const asked = (change: Partial<AskedTableRoll> = {}): AskedTableRoll => ({
  ...{ requestId: "request-0001", label: "Épée", roll: NEAR, audience: "table", characterId: "lorien" },
  ...{ target: { creature: alias } },
  ...change,
});
const struck = (subject: RollSubject, request: AskedTableRoll, ...faces: number[]) => {
  const { roll } = decideRoll(subject, request, NOW, showing(...faces));
  const { mode } = roll.rolled as { mode?: string };
  return { mode, dice: roll.dice.length, outcome: roll.outcome?.id, notes: roll.notes };
};

describe("a hero's attack at a creature", () => {
  it("has what the creature's conditions give, which the log says", () => {
    expect(struck(subjectOf(["Entravé"]), asked(), 3, 12)).toEqual({
      ...{ mode: "advantage", dice: 2, outcome: "hit", notes: ["Cible entravée : avantage"] },
    });
    expect(struck(subjectOf(["Invisible"]), asked(), 15, 4)).toMatchObject({
      ...{ mode: "disadvantage", outcome: "miss" },
    });
    expect(struck(subjectOf([]), asked(), 12)).toEqual({
      ...{ mode: "normal", dice: 1, outcome: "hit", notes: undefined },
    });
  });

  it("counts how it is made: a blow, a shot, or what nobody knows", () => {
    const prone = subjectOf(["À terre"]);
    expect(struck(prone, asked(), 3, 12).mode).toBe("advantage");
    expect(struck(prone, asked({ roll: { ...ATTACK, reach: "far" } }), 3, 12).mode).toBe("disadvantage");
    expect(struck(prone, asked({ roll: ATTACK }), 12)).toMatchObject({
      ...{ mode: "normal", notes: ["Cible à terre : avantage à 1,5 m ou moins, désavantage de plus loin"] },
    });
  });

  it("is critical where it hits the paralysed from near", () => {
    const paralysed = subjectOf(["Paralysé"]);
    expect(struck(paralysed, asked(), 3, 12)).toMatchObject({
      ...{ mode: "advantage", outcome: "critical" },
      notes: ["Cible paralysée : avantage, un coup qui touche est critique"],
    });
    expect(struck(paralysed, asked({ roll: { ...ATTACK, reach: "far" } }), 3, 12).outcome).toBe("hit");
  });

  it("stays even once the hero's own state has evened it", () => {
    const { prepare } = gameOf("dnd5e").rolls;
    const poisoned = { id: "p", label: "P", mode: "disadvantage", appliesTo: () => true } as const;
    const even = prepare(NEAR, { ...NO_SITUATION, mode: "advantage" }, [poisoned]);
    expect(struck(subjectOf(["Entravé"]), asked({ roll: even }), 12)).toMatchObject({
      mode: "normal",
      dice: 1,
    });
    const bad = prepare(NEAR, NO_SITUATION, [poisoned]);
    expect(struck(subjectOf(["Entravé"]), asked({ roll: bad }), 12).mode).toBe("normal");
  });

  it("is counted once: of a creature's, the MJ's device has done it", () => {
    const goblin = { member: { uid: "mj", name: "Morgane" }, character: undefined };
    const by = asked({ characterId: undefined, creatureId: entry.id });
    expect(struck(subjectOf(["Entravé"], goblin), by, 12).mode).toBe("normal");
  });

  it("at nobody, and what is no attack, meet no state", () => {
    expect(struck(subjectOf(["Entravé"]), asked({ target: undefined }), 12).mode).toBe("normal");
    const check = { game: "dnd5e", modifier: 4, mode: "normal" } as const;
    expect(
      [check, "1d20", { redo: "a" }, { use: "cast" } as const].map((roll) => meetingState(roll)),
    ).toEqual([...[undefined, undefined, undefined, undefined]]);
    expect(meetingState({ game: "vampire", dice: 2, hungerDice: 0 })).toBeUndefined();
  });
});

describe("a hero's attack at a hero", () => {
  const borin = { id: "borin", data: characterOf({ campaignId: "camp", name: "Borin", stats: { ac: 15 } }) };
  const at = (againstAimed: AgainstTarget | undefined) =>
    struck(
      subjectOf([], { aimed: borin, equipped: equippedOf("dnd5e", { ac: 15 }), againstAimed }),
      asked({ target: "borin" }),
      ...[3, 12],
    );

  it("has what their state gives, and nothing where it is not known", () => {
    expect(at(againstTarget(["restrained"], 1.5))).toMatchObject({ mode: "advantage", outcome: "hit" });
    expect(at(undefined)).toMatchObject({ mode: "normal", outcome: "miss" });
  });
});

describe("the attack of a weapon", () => {
  it("says whether it is a blow or a shot", () => {
    const reachOf = (melee: boolean | undefined) =>
      prepareRoll(
        { kind: "check", label: "Épée", modifier: 4, subject: { kind: "attack", melee } },
        NO_SITUATION,
        [],
      )?.roll;
    expect(reachOf(true)).toMatchObject({ reach: "near" });
    expect(reachOf(false)).toMatchObject({ reach: "far" });
    expect(reachOf(undefined)).not.toHaveProperty("reach");
  });
});
