import { describe, expect, it } from "vitest";
import type { PlayLogDocument, PlayStateDocument } from "../../documents/play";
import { advanceRulesOf } from "../../games/advances";
import { dnd5ePlay } from "../../games/dnd5e/play/dnd5ePlay";
import { playSystemOf } from "../../games/registry/plays";
import { campaignOf, characterOf, NOW } from "../../testing/campaigns";
import { equippedOf } from "../../testing/playLaws";
import { refusalOf } from "../../testing/refusals";
import { decidePlayChange, firstPlayState, requirePlayActor } from "./changePlayState";
import type { AskedEntry, PlayEntry } from "./playEntry";
import { UNDO_MS } from "./undo";

const play = playSystemOf("dnd5e");
const equipped = equippedOf("dnd5e", { hp: { current: 20, max: 31 } });
const limits = dnd5ePlay.limitsOf(equipped);
const character = { id: "lorien", name: "Lorien", campaignId: "camp", build: { stats: {}, data: {} } };
const alice = { uid: "alice", role: "owner" } as const;
const mj = { uid: "mj", role: "mj" } as const;
const stored = firstPlayState(play, "alice", equipped, NOW);

const damage = (id: string, amount = 7): PlayEntry => ({ id, operation: { kind: "damage", amount } });

const decide = (
  entries: readonly AskedEntry[],
  {
    by = alice as typeof alice | typeof mj,
    earlier = {} as Record<string, PlayLogDocument>,
    document = stored as PlayStateDocument,
    now = NOW,
  } = {},
) => {
  const subject = {
    play,
    limits,
    character,
    advances: undefined,
    stored: document,
    earlier: new Map(Object.entries(earlier)),
  };
  return decidePlayChange(by, subject, entries, now);
};

const said = ({ answers }: ReturnType<typeof decide>) =>
  answers.map((answer) => ("refused" in answer ? answer.refused : answer.events[0]?.text));

describe("who acts on a character in play", () => {
  const linked = characterOf({ campaignId: "camp" });

  it("is its owner, in a campaign or not, or the campaign's MJ", () => {
    expect(requirePlayActor("alice", linked, campaignOf())).toEqual(alice);
    expect(requirePlayActor("alice", characterOf(), undefined)).toEqual(alice);
    expect(requirePlayActor("mj", linked, campaignOf())).toEqual(mj);
    const own = campaignOf({ mj: { uid: "alice", name: "Alice" } });
    expect(requirePlayActor("alice", linked, own)).toEqual({ uid: "alice", role: "mj" });
  });

  it("is nobody else, not even an owner who has left", () => {
    const refused = (uid: string, change = {}, at = campaignOf()) =>
      refusalOf(() => requirePlayActor(uid, { ...linked, ...change }, at));
    expect(refused("bob")).toBe("forbidden");
    expect(refused("zoe")).toBe("character-not-found");
    expect(refused("alice", { deletedAt: NOW })).toBe("character-not-found");
    expect(refused("alice", {}, campaignOf({ memberIds: [] }))).toBe("forbidden");
  });
});

describe("an ordeal", () => {
  const die: PlayEntry = { id: "a", operation: { kind: "damage", amount: 200 } };
  const ordealsOf = ({ created }: ReturnType<typeof decide>) =>
    [...created.values()].map(({ life, ordeal }) => [life, ordeal?.tone, ordeal?.label]);

  it("is written with what brought it, once", () => {
    expect(ordealsOf(decide([damage("a")]))).toEqual([[undefined, undefined, undefined]]);
    const dead = decide([die]);
    expect(ordealsOf(dead)).toEqual([["fell", "dead", "Personnage mort"]]);
    const more = decide([damage("b")], { document: dead.document });
    expect(ordealsOf(more).map(([, tone]) => tone)).not.toContain("dead");
  });

  it("is none of who is down and may get up again", () => {
    expect(ordealsOf(decide([damage("a", 20)]))).toEqual([["fell", undefined, undefined]]);
  });
});

describe("a request of operations", () => {
  it("is applied in order, one log entry each", () => {
    const change = decide([damage("a"), { id: "b", operation: { kind: "heal", amount: 2 } }]);
    expect(said(change)).toEqual(["−7 PV", "+2 PV"]);
    expect(change.document).toMatchObject({
      revision: 1,
      operationIds: ["a", "b"],
      pace: { since: NOW, count: 2 },
      state: { hitPoints: { lost: 16 } },
    });
    expect(change.created.get("a")).toEqual({
      ownerId: "alice",
      uid: "alice",
      role: "owner",
      character: { id: "lorien", name: "Lorien" },
      campaignId: "camp",
      operations: [{ kind: "damage", amount: 7 }],
      events: [{ text: "−7 PV", tone: "bad" }],
      inverse: [{ kind: "revert", changes: [{ field: "hitPoints", key: "lost", by: -7 }] }],
      createdAt: NOW,
      expiresAt: NOW + 2_592_000_000,
    });
  });

  it("writes nothing where all is refused or was done before", () => {
    const earlier = { a: decide([damage("a")]).created.get("a") as PlayLogDocument };
    const change = decide([damage("a"), damage("b", -1)], { earlier });
    expect(said(change)).toEqual(["−7 PV", "Cette action n'existe pas dans ce jeu."]);
    expect(change.document).toBe(stored);
    expect(said(decide([damage("a")], { earlier, by: mj }))).toEqual(["Cette action a déjà été faite."]);
  });

  it("is done whole or not at all where a press has several, with one log entry", () => {
    const spend = { kind: "spendInspiration" };
    const change = decide([
      { id: "a", operations: [{ kind: "gainInspiration" }, { kind: "damage", amount: 3 }, spend] },
      { id: "b", operations: [{ kind: "damage", amount: 3 }, spend] },
      { id: "u", undo: "a" },
    ]);
    expect(said(change)).toEqual(["Inspiration reçue", "Aucune inspiration à dépenser.", "Annulé"]);
    expect(change.document).toMatchObject({
      pace: { count: 6 },
      state: stored.state,
      operationIds: ["a", "u"],
    });
    expect(change.created.get("a")).toMatchObject({ operations: [{}, {}, {}], events: [{}, {}, {}] });
    expect(change.created.get("a")).not.toHaveProperty("operation");
  });

  it("is refused for a campaign that the character has left", () => {
    const entry = { ...damage("a"), campaignId: "other" };
    expect(said(decide([entry, { ...damage("b"), campaignId: "camp" }]))).toEqual([
      "Ce personnage n'est plus dans cette campagne.",
      "−7 PV",
    ]);
  });

  it("is limited to a pace, counted anew after ten minutes", () => {
    const document = { ...stored, pace: { since: NOW, count: 600 } };
    expect(refusalOf(() => decide([damage("a")], { document, now: NOW + 1000 }))).toBe("too-many-requests");
    const later = NOW + 600_000;
    expect(decide([damage("a")], { document, now: later }).document.pace).toEqual({ since: later, count: 1 });
  });

  it("counts the owner's operations and the MJ's apart", () => {
    const full = { since: NOW, count: 600 };
    const byMj = decide([damage("a")], { by: mj, document: { ...stored, pace: full } }).document;
    expect(byMj).toMatchObject({ pace: full, mjPace: { since: NOW, count: 1, campaignId: "camp" } });
    const document = { ...stored, mjPace: { ...full, campaignId: "camp" } };
    expect(refusalOf(() => decide([damage("a")], { by: mj, document }))).toBe("too-many-requests");
    expect(decide([damage("a")], { document }).document).toMatchObject({
      pace: { count: 1 },
      mjPace: document.mjPace,
    });
  });

  it("counts nothing for the MJ of what was done in another campaign", () => {
    const document = { ...stored, mjPace: { since: NOW, count: 600, campaignId: "own" } };
    expect(decide([damage("a")], { by: mj, document }).document.mjPace).toEqual({
      since: NOW,
      count: 1,
      campaignId: "camp",
    });
  });

  it("names the last twenty operations", () => {
    const document = { ...stored, operationIds: Array.from({ length: 20 }, (_, index) => `o-${index}`) };
    const { operationIds } = decide([damage("a")], { document }).document;
    expect(operationIds).toHaveLength(20);
    expect([operationIds[0], operationIds.at(-1)]).toEqual(["o-1", "a"]);
  });

  it("is refused for a state that its game cannot read", () => {
    const document = { ...stored, state: { exhaustion: "beaucoup" } };
    expect(refusalOf(() => decide([damage("a")], { document }))).toBe("document-invalid");
  });
});

describe("an advance", () => {
  const vampires = playSystemOf("vampire");
  const build = { stats: { attributes: { strength: 2 }, experience: 20 }, data: { clan: "Brujah" } };
  const isaure = equippedOf("vampire", build.stats, build.data);
  const first = firstPlayState(vampires, "alice", isaure, NOW);
  const advance = (id: string, to: number) => ({ id, advance: { id: "attributes:strength", to } });
  const spend = (
    entries: readonly AskedEntry[],
    { by = alice as typeof alice | typeof mj, earlier = new Map<string, PlayLogDocument>() } = {},
  ) =>
    decidePlayChange(
      by,
      {
        play: vampires,
        limits: vampires.limitsOf(isaure),
        character: { ...character, build },
        advances: advanceRulesOf("vampire"),
        stored: first,
        earlier,
      },
      entries,
      NOW,
    );

  it("spends the points and raises the build, or neither", () => {
    const change = spend([advance("a", 3)]);
    expect(said(change)).toEqual(["−15 XP · Force 3 · reste 5"]);
    expect(change.build?.stats).toMatchObject({ attributes: { strength: 3 } });
    expect(change.document.state).toMatchObject({ experienceSpent: 15 });
    const poor = spend([advance("a", 3), advance("b", 4)]);
    expect(said(poor)[1]).toBe("Pas assez : il reste 5 XP.");
    expect(poor.build?.stats).toMatchObject({ attributes: { strength: 3 } });
    const none = spend([advance("a", 5)]);
    expect(said(none)[0]).toMatch(/^Force a changé/);
    expect([none.build, none.created.size]).toEqual([undefined, 0]);
  });

  it("is its owner's alone, and cannot be taken back without what it bought", () => {
    const refused = spend([advance("a", 3)], { by: mj });
    expect(said(refused)).toEqual(["Seul son joueur fait progresser ce personnage."]);
    expect(refused.build).toBeUndefined();
    const undone = spend([advance("a", 3), { id: "u", undo: "a" }]);
    expect(said(undone)[1]).toBe("Il n'y a rien à annuler.");
    expect(undone.document.state).toMatchObject({ experienceSpent: 15 });
  });

  it("that was bought before is not bought again", () => {
    const earlier = spend([advance("a", 3)]).created;
    const again = spend([advance("a", 3)], { earlier: new Map(earlier) });
    expect(said(again)).toEqual(["−15 XP · Force 3 · reste 5"]);
    expect(again.build).toBeUndefined();
  });

  it("does not exist in games without points", () => {
    expect(said(decide([advance("a", 3)]))).toEqual(["Ce jeu n'a pas de points à dépenser."]);
  });
});

describe("taking an operation back", () => {
  const first = decide([damage("a")]);
  const entry = first.created.get("a") as PlayLogDocument;
  const undo = (options: Parameters<typeof decide>[1] = {}) =>
    decide([{ id: "u", undo: "a" }], { document: first.document, earlier: { a: entry }, ...options });

  it("restores the state, and says which operation did", () => {
    const change = undo();
    expect(said(change)).toEqual(["Annulé : +7 PV"]);
    expect(change.document.state).toEqual(stored.state);
    expect([...change.undone]).toEqual([["a", "u"]]);
    expect(change.created.get("u")).toMatchObject({ undoOf: "a" });
    expect(change.created.get("u")).not.toHaveProperty("operation");
  });

  it("works within a request, once", () => {
    const change = decide([damage("a"), { id: "u", undo: "a" }, { id: "v", undo: "a" }]);
    expect(said(change)).toEqual(["−7 PV", "Annulé : +7 PV", "Cette action est déjà annulée."]);
    expect(change.created.get("a")).toMatchObject({ undoneBy: "u" });
    expect(change.undone.size).toBe(0);
    const twice = decide(
      [
        { id: "u", undo: "a" },
        { id: "v", undo: "a" },
      ],
      {
        document: first.document,
        earlier: { a: entry },
      },
    );
    expect(said(twice)).toEqual(["Annulé : +7 PV", "Cette action est déjà annulée."]);
  });

  it.each([
    ["another player's", { earlier: { a: { ...entry, uid: "bob" } } }, "Seul son auteur ou le MJ peut"],
    ["an undo", { earlier: { a: { ...entry, undoOf: "x" } } }, "Une annulation ne s'annule pas."],
    ["what was undone", { earlier: { a: { ...entry, undoneBy: "x" } } }, "Cette action est déjà annulée."],
    ["what changed nothing", { earlier: { a: { ...entry, inverse: [] } } }, "Il n'y a rien à annuler."],
    ["what is not there", { earlier: {} }, "Cette action n'est plus dans l'historique."],
    ["what is too old", { now: NOW + UNDO_MS + 1 }, "Une action ne s'annule que pendant dix minutes."],
  ])("is refused for %s", (_what, options, sentence) => {
    const change = undo(options);
    expect(said(change)[0]).toContain(sentence);
    expect(change.created.size).toBe(0);
  });

  it("is the owner's for what the MJ did to the group, and to the group alone", () => {
    const rested = (by: typeof alice | typeof mj, forGroup?: boolean) => {
      const change = decide([{ ...damage("a"), ...(forGroup && { forGroup }) } as PlayEntry], { by });
      const done = change.created.get("a") as PlayLogDocument;
      return { done, undone: () => undo({ document: change.document, earlier: { a: done } }) };
    };
    expect(said(rested(mj, true).undone())).toEqual(["Annulé : +7 PV"]);
    expect(said(rested(mj).undone())[0]).toContain("Seul son auteur ou le MJ peut");
    expect(rested(alice, true).done).not.toHaveProperty("forGroup");
  });

  it("is the MJ's for anybody's, until the last moment", () => {
    expect(said(undo({ by: mj, now: NOW + UNDO_MS }))).toEqual(["Annulé : +7 PV"]);
  });
});
