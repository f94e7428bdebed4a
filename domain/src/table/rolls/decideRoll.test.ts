import { describe, expect, it } from "vitest";
import type { AskDocument } from "../../documents/ask";
import type { RollDocument } from "../../documents/roll";
import { campaignOf, characterOf, NOW } from "../../testing/campaigns";
import { equippedOf } from "../../testing/playLaws";
import { refusalOf } from "../../testing/refusals";
import { showing } from "../../testing/seededSource";
import { type AskedTableRoll, decideRoll, type RollSubject } from "./decideRoll";

const D20 = { game: "dnd5e", modifier: 4, mode: "normal" } as const;
const ATTACK = { ...D20, attack: true } as const;
const BLADE = { game: "dnd5e", type: "slashing" } as const;
const POOL = { game: "vampire", dice: 2, hungerDice: 0 } as const;

const lorien = { id: "lorien", data: characterOf({ campaignId: "camp" }) };
const alice = { uid: "alice", name: "Alice" };
const mj = { uid: "mj", name: "Morgane" };
const subjectOf = (
  change: Partial<RollSubject> = {},
  system: "dnd5e" | "vampire" | "cyberpunk" = "dnd5e",
): RollSubject => ({
  campaign: { id: "camp", data: campaignOf({ system }) },
  member: alice,
  ...change,
});
const asked = (change: Partial<AskedTableRoll> = {}): AskedTableRoll => ({
  ...{ requestId: "request-0001", label: "Épée", roll: D20, audience: "table" },
  ...change,
});
const decide = (subject: RollSubject, request: AskedTableRoll, ...faces: number[]) =>
  decideRoll(subject, request, NOW, showing(...faces));
const refused = (...args: Parameters<typeof decide>) => refusalOf(() => decide(...args));

const earlier = (change: Partial<RollDocument> = {}): RollDocument => ({
  ...decide(subjectOf({}, "vampire"), asked({ roll: POOL }), 2, 3).roll,
  ...change,
});

describe("a roll at the table", () => {
  it("is its author's, and changes nothing but itself", () => {
    const { roll, ...rest } = decide(
      subjectOf({ character: lorien }),
      asked({ characterId: "lorien", notes: ["Béni"] }),
      12,
    );
    expect(rest).toEqual({ following: [], changed: [], isAnswer: false });
    expect(roll).toMatchObject({
      ...{ uid: "alice", name: "Alice", character: { id: "lorien", name: "Lorien" } },
      ...{ label: "Épée", audience: "table", total: 16, rolled: D20, notes: ["Béni"], createdAt: NOW },
    });
  });

  it("is refused to strangers, at whom nobody sees, and for a creature that is not there", () => {
    expect(refused(subjectOf({ member: { uid: "zoe", name: "Zoé" } }), asked(), 1)).toBe("forbidden");
    expect(refused(subjectOf(), asked({ target: "borin" }), 1)).toBe("character-not-found");
    expect(refused(subjectOf(), asked({ target: { creature: "Ogre" } }), 1)).toBe("creature-not-found");
    expect(refused(subjectOf({ member: mj }), asked({ creatureId: "ogre" }), 1)).toBe("creature-not-found");
    expect(refused(subjectOf(), asked({ creatureId: "ogre" }), 1)).toBe("forbidden");
    expect(refused(subjectOf(), asked({ roll: POOL }), 1)).toBe("invalid-input");
  });
});

describe("an attack", () => {
  const borin = { id: "borin", data: characterOf({ campaignId: "camp", name: "Borin", stats: { ac: 15 } }) };
  const struck = subjectOf({ aimed: borin, equipped: equippedOf("dnd5e", { ac: 15 }) });
  const following = [
    { label: "Dégâts", roll: "1d8+2", damage: BLADE, after: "hit" },
    { label: "Dégâts critiques", roll: "2d8+2", damage: BLADE, after: "critical" },
  ] as const;
  const attack = asked({ roll: ATTACK, target: "borin", following });

  it("throws its damage where it hits, which follows it at the same target", () => {
    const { roll, following: thrown } = decide(struck, attack, 11, 5);
    expect(roll).toMatchObject({ defence: 15, outcome: { id: "hit" }, target: { id: "borin" } });
    expect(thrown).toMatchObject([
      { ...{ label: "Dégâts", total: 7, damage: BLADE, follows: "request-0001" }, target: { id: "borin" } },
    ]);
    expect(decide(struck, attack, 20, 5, 6).following).toMatchObject([
      { label: "Dégâts critiques", total: 13 },
    ]);
  });

  it("throws none where it misses, and all of it where nothing decides", () => {
    expect(decide(struck, attack, 2).following).toEqual([]);
    const open = asked({ roll: ATTACK, following });
    expect(decide(subjectOf(), open, 2, 5).following).toMatchObject([{ label: "Dégâts" }]);
  });

  it("throws of a burst the damage of its margin alone, and none of a margin that is not known", () => {
    const damage = { game: "cyberpunk", location: "body", armour: "whole" } as const;
    const bursts = [1, 2, 3].map((margin) => ({
      ...{ label: "Dégâts de rafale", roll: `2d6*${margin}`, damage, after: "hit", margin },
    })) as AskedTableRoll["following"];
    const thrown = (difficulty: number | undefined, ...faces: number[]) => {
      const roll = { game: "cyberpunk", modifier: 12, attack: "ranged", burst: true, difficulty } as const;
      return decide(subjectOf({}, "cyberpunk"), asked({ roll, following: bursts }), ...faces).following;
    };
    expect(thrown(17, 7, 3, 4)).toMatchObject([{ notation: "2d6*2", total: 14 }]);
    expect(thrown(17, 9, 1, 2)).toMatchObject([{ total: 9 }]);
    expect([thrown(17, 5), thrown(undefined, 7)]).toEqual([[], []]);
  });

  it("is followed by damage of its author's or the MJ's, which has its target", () => {
    const { roll: first } = decide(struck, attack, 11, 5);
    const damage = asked({ requestId: "request-0002", roll: "1d8", damage: BLADE, follows: "request-0001" });
    const followed = { ...struck, followed: first };
    expect(decide(followed, damage, 6).roll).toMatchObject({
      follows: "request-0001",
      target: { id: "borin" },
    });
    expect(refused({ ...followed, member: { uid: "bob", name: "Bob" } }, damage, 6)).toBe("roll-not-found");
    expect(refused(subjectOf(), damage, 6)).toBe("roll-not-found");
  });
});

describe("an answer to an ask", () => {
  const ask: AskDocument = {
    ...{ uid: "mj", targets: ["alice"], answeredBy: [], createdAt: NOW, expiresAt: NOW + 1 },
    content: { kind: "roll", trait: "Perception", difficulty: 15, secret: true },
  };
  const answer = asked({ askId: "ask-0001" });

  it("is as the ask wants it, and noted on it", () => {
    const { roll, isAnswer } = decide(subjectOf({ ask }), answer, 12);
    expect(roll).toMatchObject({ askId: "ask-0001", audience: "mj", rolled: { difficulty: 15 } });
    expect(isAnswer).toBe(true);
  });

  it("is given for a character by the MJ, as that character's", () => {
    const open = { ...ask, heroes: ["lorien"] };
    const subject = subjectOf({ ask: open, member: mj, character: lorien });
    const { roll, isAnswer } = decide(subject, { ...answer, characterId: "lorien" }, 12);
    expect(roll).toMatchObject({ uid: "mj", character: { id: "lorien" }, askId: "ask-0001" });
    expect(isAnswer).toBe(true);
    expect(refused(subjectOf({ ask: open, member: mj }), answer, 12)).toBe("ask-closed");
  });

  it("says nothing of a hidden difficulty, which its MJ learns by the same dice", () => {
    const content = { kind: "roll", trait: "Perception", secret: false, hidesDifficulty: true } as const;
    const askSecret = { difficulty: 15, outcomes: {}, expiresAt: NOW + 1 };
    const made = (...faces: number[]) =>
      decide(subjectOf({ ask: { ...ask, content }, askSecret }), answer, ...faces);
    const { roll, judged } = made(11);
    expect(roll).toMatchObject({ total: 15, audience: "table" });
    expect(roll.outcome).toBeUndefined();
    expect(roll.rolled).not.toHaveProperty("difficulty");
    // Whoever rolls for another may know it, and send it.
    const knowing = { ...answer, roll: { ...D20, difficulty: 15 } };
    const told = decide(subjectOf({ ask: { ...ask, content }, askSecret }), knowing, 11).roll;
    expect([told.outcome, told.notation]).toEqual([undefined, roll.notation]);
    expect([judged?.tone, made(10).judged?.tone]).toEqual(["success", "failure"]);
    expect(decide(subjectOf({ ask }), answer, 12).judged).toBeUndefined();
  });

  it("is given once, while the ask is open", () => {
    expect(refused(subjectOf(), answer, 12)).toBe("ask-closed");
    expect(refused(subjectOf({ ask: { ...ask, answeredBy: ["alice"] } }), answer, 12)).toBe(
      "ask-already-answered",
    );
  });
});

describe("a second attempt", () => {
  const redo = asked({ requestId: "request-0002", roll: { redo: "request-0001", dice: [0] } });

  it("is the first one's in all but its dice, which names it", () => {
    const first = earlier({ target: { id: "borin", name: "Borin" } });
    const { roll, changed } = decide(subjectOf({ earlier: first }, "vampire"), redo, 9);
    expect(roll).toMatchObject({ redoOf: "request-0001", target: { id: "borin" }, rolled: POOL, total: 1 });
    expect(changed).toEqual([
      { id: "request-0001", audience: "table", change: { redoneBy: "request-0002" } },
    ]);
  });

  it("ends a contest anew for both sides", () => {
    const contest = { side: "acting", with: "against-1", name: "Bob", result: "lost" } as const;
    const against = { ...earlier({ uid: "bob", total: 0, audience: "mj" }), id: "against-1" };
    const subject = subjectOf({ earlier: earlier({ contest }), against }, "vampire");
    const { roll, changed } = decide(subject, redo, 9);
    expect(roll.contest).toMatchObject({ side: "acting", result: "won" });
    expect(changed).toMatchObject([
      { id: "request-0001", change: { redoneBy: "request-0002" } },
      { id: "against-1", audience: "mj", change: { contest: { side: "opposing", result: "lost" } } },
    ]);
    const gone = decide({ ...subject, against: undefined }, redo, 9);
    expect([gone.roll.contest, gone.changed.length]).toEqual([undefined, 1]);
  });

  it("is of one's own roll, once", () => {
    expect(refused(subjectOf({}, "vampire"), redo, 9)).toBe("roll-not-found");
    const subject = (change: Partial<RollDocument>) => subjectOf({ earlier: earlier(change) }, "vampire");
    expect(refused(subject({ uid: "bob" }), redo, 9)).toBe("roll-not-found");
    expect(refused(subject({ redoneBy: "request-0009" }), redo, 9)).toBe("roll-not-redoable");
  });
});

describe("a roll against another", () => {
  const opposed = { ...earlier({ uid: "bob", target: { id: "lorien", name: "Lorien" } }), id: "acting-1" };
  const opposes = asked({ characterId: "lorien", roll: POOL, opposes: "acting-1" });
  const subject = subjectOf({ character: lorien, opposed }, "vampire");

  it("tells both how it ends", () => {
    const { roll, changed } = decide(subject, opposes, 9, 9);
    expect(roll).toMatchObject({ follows: "acting-1", contest: { side: "opposing", result: "won" } });
    expect(changed).toMatchObject([
      { id: "acting-1", audience: "table", change: { contest: { side: "acting", with: "request-0001" } } },
    ]);
  });

  it("is let through without a roll by whom it is aimed at, and won by who made it", () => {
    const borne = asked({
      characterId: "lorien",
      label: "Poing",
      roll: { use: "bear" },
      opposes: "acting-1",
    });
    const { roll, changed } = decide(subject, borne);
    expect(roll).toMatchObject({ used: { use: "bear" }, label: "Poing", dice: [], total: 0 });
    expect(roll).not.toHaveProperty("contest");
    expect(changed).toEqual([
      {
        ...{ id: "acting-1", audience: "table" },
        change: {
          contest: { side: "acting", with: "request-0001", name: "Lorien", result: "won", borne: true },
        },
      },
    ]);
    const secret = { ...subject, member: mj, opposed: { ...opposed, audience: "mj" as const } };
    expect(decide(secret, borne).roll.audience).toBe("mj");
    expect(refused({ ...subject, opposed: undefined }, borne)).toBe("roll-not-found");
    const over = { ...opposed, redoneBy: "request-0009" };
    expect(refused({ ...subject, opposed: over }, borne)).toBe("contest-decided");
    const anothers = { ...opposed, target: { id: "borin", name: "Borin" } };
    expect(refused({ ...subject, opposed: anothers }, borne)).toBe("forbidden");
  });

  it("is the MJ's against the MJ's", () => {
    const secret = { ...subject, member: mj, opposed: { ...opposed, audience: "mj" as const } };
    expect(decide(secret, opposes, 9, 9).roll.audience).toBe("mj");
  });

  it("is refused against what nobody rolled, what is decided, and in notation", () => {
    expect(refused({ ...subject, opposed: undefined }, opposes, 9, 9)).toBe("roll-not-found");
    const decided = { ...opposed, redoneBy: "request-0009" };
    expect(refused({ ...subject, opposed: decided }, opposes, 9, 9)).toBe("contest-decided");
    expect(refused(subject, { ...opposes, roll: "1d20" }, 9)).toBe("invalid-input");
  });
});
