import { describe, expect, it } from "vitest";
import type { FightDocument } from "../../documents/fight";
import { endedFights, fights } from "../../documents/fight";
import type { SharedInitiativeDocument } from "../../documents/sharedInitiative";
import type { Creature } from "../../game/gameTypes";
import { CTHULHU_CREATURES } from "../../games/cthulhu/creatures/catalogue";
import { DND5E_CREATURES } from "../../games/dnd5e/creatures/catalogue";
import { campaignOf, NOW } from "../../testing/campaigns";
import { entryOf, idsOf, orderOf } from "../../testing/initiative";
import { refusalOf } from "../../testing/refusals";
import { freshPanel } from "../panel/panelState";
import { decideFightChange, type FightChange, toldOf, withoutDepartedInFight } from "./changeFight";
import type { FightEntry, FightOperation } from "./fightOperation";

const table = campaignOf();
const wolf = entryOf("wolf-9", 11, { kind: "creature", hidden: true });
const order = orderOf(entryOf("ayla", 18), wolf, entryOf("bran", 9));
const roll: FightOperation = { type: "rollInitiative", initiative: order };
const next: FightOperation = { type: "nextTurn" };
const share: FightOperation = { type: "share", shared: true };
const goblin = DND5E_CREATURES.find(({ id }) => id === "goblin") as Creature;
const cultist = CTHULHU_CREATURES.find(({ id }) => id === "cultiste") as Creature;

let ids = 0;
const entryFor = (operation: FightOperation): FightEntry => {
  ids += 1;
  return { id: `operation-${ids}`, operation };
};

interface Before {
  stored?: FightDocument | undefined;
  live?: SharedInitiativeDocument | undefined;
}

let aliases = 0;
const newAlias = () => {
  aliases += 1;
  return `creature-x${aliases}`;
};

/** A change as it is stored. */
function decide(
  { stored, live }: Before,
  entries: readonly FightEntry[],
  now = NOW,
): FightChange & ReturnType<typeof toldOf> {
  const subject = { campaignId: "camp", system: "dnd5e", stored } as const;
  const change = decideFightChange(table, "mj", subject, entries, now);
  const told = toldOf(change.document, live, now, newAlias);
  expect(fights.schema.parse(told.document)).toEqual(told.document);
  return { ...change, ...told };
}

const after = (before: Before, ...operations: FightOperation[]): { stored: FightDocument } & Before => {
  const { document, live } = decide(before, operations.map(entryFor));
  return { stored: document, live: live ?? before.live };
};

describe("a fight", () => {
  it("begins with the first order, and is the MJ's alone to change", () => {
    const { stored } = after({}, roll);
    expect(stored).toMatchObject({ mjUid: "mj", startedAt: NOW, revision: 1, shared: false });
    expect(idsOf(stored.panel.initiative)).toEqual(["ayla", "wolf-9", "bran"]);
    for (const uid of ["alice", "stranger"]) {
      const subject = { campaignId: "camp", system: "dnd5e" as const, stored };
      expect(refusalOf(() => decideFightChange(table, uid, subject, [entryFor(next)], NOW))).toBe(
        "forbidden",
      );
    }
  });

  it("takes over what a device kept alone, and not a second time", () => {
    const kept = { ...freshPanel("elsewhere", "dnd5e"), tracks: { tension: 4 }, initiative: order };
    const first = after({}, { type: "openFight", panel: kept });
    expect(first.stored.panel).toMatchObject({ campaignId: "camp", tracks: { tension: 4 } });
    const second = { ...kept, tracks: { tension: 1 }, initiative: orderOf(entryOf("bran", 3)) };
    expect(after(first, { type: "openFight", panel: second }).stored.panel).toEqual(first.stored.panel);
  });

  it("takes creatures of the campaign's game alone", () => {
    const { value: _, ...participant } = entryOf("bandit-1", 5, { kind: "creature" });
    const joining = [{ participant, value: 5, life: 7 }];
    const joins = (copy: Creature): FightOperation => ({ type: "addCreatures", creature: { copy }, joining });
    const kept = freshPanel("camp", "dnd5e");
    const opens = (copy: Creature): FightOperation => ({
      type: "openFight",
      panel: { ...kept, fighting: { creatures: {}, copies: { [copy.id]: copy } } },
    });
    for (const operation of [joins(cultist), opens(cultist)]) {
      expect(() => after({}, next, operation)).toThrow(
        "Une de ces créatures est d'un autre jeu que la campagne.",
      );
      expect(refusalOf(() => after({}, operation))).toBe("invalid-input");
    }
    for (const operation of [joins(goblin), opens(goblin)]) {
      expect(after({}, operation).stored.panel.fighting.copies).toEqual({ goblin });
    }
  });

  it("does an operation once, however often it is sent", () => {
    const begun = after({}, roll);
    const passed = entryFor(next);
    const once = decide(begun, [passed]);
    const twice = decide({ stored: once.document }, [passed, entryFor(next)]);
    expect(once.document.panel.initiative.activeIndex).toBe(1);
    expect(twice.document.panel.initiative.activeIndex).toBe(2);
    expect(twice.answers).toEqual([{ id: passed.id }, { id: expect.any(String) }]);
  });

  it("stays the very same where all was done before: nothing is written", () => {
    const passed = entryFor(next);
    const { document } = decide(after({}, roll), [passed]);
    expect(decide({ stored: document }, [passed], NOW + 9)).toMatchObject({
      document: expect.toSatisfy((one) => one === document),
      answers: [{ id: passed.id }],
    });
    expect(decide({ stored: document }, [passed, entryFor(next)]).document.revision).toBe(3);
  });

  it("passes a turn once, when two devices press at once", () => {
    const begun = after({}, roll);
    const seen = { id: "ayla", round: 1 };
    const both = after(begun, { type: "nextTurn", seen }, { type: "nextTurn", seen });
    expect(both.stored.panel.initiative.activeIndex).toBe(1);
    expect(both.stored.panel.history.entries).toHaveLength(1);
  });

  it("refuses one participant too many, and keeps the rest of the request", () => {
    const crowd = Array.from({ length: 58 }, (_, index) => ({
      participant: { ...wolf, id: `rat-${index}` },
      value: 3,
    }));
    const begun = after({}, roll);
    const { document, answers } = decide(begun, [
      entryFor({ type: "addParticipants", joining: crowd }),
      entryFor(next),
    ]);
    expect(answers[0]?.refused).toBe("L'ordre est plein : 60 participants au plus.");
    expect(document.panel.initiative).toMatchObject({
      activeIndex: 1,
      order: expect.objectContaining({ length: 3 }),
    });
  });

  it("takes the last operation back, and no earlier one", () => {
    const rolled = entryFor(roll);
    const passed = entryFor(next);
    const begun = decide({}, [rolled, passed]).document;
    const { answers } = decide({ stored: begun }, [{ id: "undo-one", undo: rolled.id }]);
    expect(answers[0]?.refused).toBe("Autre chose a changé depuis : annule d'abord cela.");
    const back = decide({ stored: begun }, [
      { id: "undo-two", undo: passed.id },
      { id: "undo-three", undo: rolled.id },
    ]);
    expect(back.answers.every(({ refused }) => refused === undefined)).toBe(true);
    expect(back.document.panel).toEqual(freshPanel("camp", "dnd5e"));
  });

  it("ends among the ended ones, and leaves history, tracks and sharing", () => {
    const begun = after({}, share, roll, { type: "setTrack", trackId: "tension", value: 4 }, next);
    const end = entryFor({ type: "endFight" });
    const { document, ended } = decide(begun, [end], NOW + 5);
    expect([...ended.keys()]).toEqual([end.id]);
    const over = ended.get(end.id);
    expect(endedFights.schema.parse(over)).toMatchObject({
      startedAt: NOW,
      endedAt: NOW + 5,
      participants: [{ name: "Nom de ayla" }, { name: "Nom de wolf-9" }, { name: "Nom de bran" }],
    });
    expect(document).toMatchObject({
      shared: true,
      steps: [{ id: end.id, ended: { startedAt: NOW, at: NOW + 5 } }],
    });
    expect(document.startedAt).toBeUndefined();
    expect(document.panel.initiative.order).toEqual([]);
    expect(document.panel.history.entries[0]).toMatchObject({
      title: "Fin du combat",
      detail: "Round 1 · 3 participants",
    });
    expect(decide({ stored: document }, [entryFor({ type: "endFight" })]).ended.size).toBe(0);
  });

  it("goes on again as it stood, within ten minutes of its end, and once", () => {
    const begun = after({}, share, roll, next, next);
    const end = entryFor({ type: "endFight" });
    const over = decide(begun, [end], NOW + 5);
    const ended = { stored: over.document, ...(over.live && { live: over.live }) };
    const undo = { id: "undo-the-end", undo: end.id };
    const { document, live, resumed, turnChanges } = decide(ended, [undo], NOW + 600_005);
    expect(document).toMatchObject({ startedAt: NOW, panel: begun.stored.panel, steps: [] });
    expect(fights.schema.safeParse(document).success).toBe(true);
    expect(live?.shared?.order).toHaveLength(2);
    expect([resumed, turnChanges]).toEqual([[end.id], []]);
    expect(
      decide({ stored: document }, [{ id: "undo-again", undo: end.id }]).answers[0]?.refused,
    ).toBeDefined();
    expect(decide(ended, [undo], NOW + 600_006).answers[0]?.refused).toBe(
      "Un combat ne se reprend que pendant dix minutes.",
    );
    // In one request, nothing ends.
    expect(decide(begun, [end, undo], NOW + 5)).toMatchObject({ ended: new Map(), resumed: [] });
  });

  it("is bounded in pace", () => {
    const { stored } = after({}, roll);
    const busy = { ...stored, pace: { since: NOW, count: 600 } };
    expect(refusalOf(() => decide({ stored: busy }, [entryFor(next)]))).toBe("too-many-requests");
  });

  it("names the characters that are new in the order, once", () => {
    const { document, newcomers } = decide({}, [entryFor(roll)]);
    expect(newcomers).toEqual(["ayla", "bran"]);
    expect(decide({ stored: document }, [entryFor(next)]).newcomers).toEqual([]);
  });
});

describe("what is stored of a fight", () => {
  const goblins = (...ids: string[]): FightOperation => ({
    type: "addCreatures",
    creature: { catalogue: "goblin" },
    joining: ids.map((id) => {
      const { value: _, ...participant } = entryOf(id, 5, { kind: "creature" });
      return { participant, value: 5, life: 7 };
    }),
  });

  it("keeps with an ended one what its creatures had left", () => {
    const begun = after({}, roll, goblins("goblin-1"), {
      type: "hitCreatures",
      hits: [{ id: "goblin-1", points: 3 }],
    });
    const end = entryFor({ type: "endFight" });
    expect(decide(begun, [end]).ended.get(end.id)?.participants).toEqual([
      { name: "Nom de ayla", kind: "character", value: 18 },
      { name: "Nom de wolf-9", kind: "creature", value: 11, hidden: true },
      { name: "Nom de bran", kind: "character", value: 9 },
      { name: "Nom de goblin-1", kind: "creature", value: 5, life: { current: 4, max: 7 } },
    ]);
  });

  it("keeps with each act what the members saw of it then: turns of the order that they read, and who fell", () => {
    const kill = (id: string): FightOperation => ({ type: "hitCreatures", hits: [{ id, points: 9 }] });
    const begun = after({}, share, roll, goblins("goblin-1", "goblin-2"), {
      type: "setHidden",
      id: "goblin-2",
      hidden: true,
    });
    const { stored } = after(begun, kill("goblin-1"), kill("goblin-2"), next, next);
    expect(stored.panel.history.entries.map(({ title, seen }) => [title, seen])).toEqual([
      ["Tour de Nom de wolf-9", undefined],
      ["Tour de Nom de ayla", "Tour de Nom de ayla"],
      ["Nom de goblin-2", undefined],
      ["Nom de goblin-1", "Nom de goblin-1 tombe"],
    ]);
    const risen = after({ stored }, { type: "hitCreatures", hits: [{ id: "goblin-1", points: -1 }] });
    expect(risen.stored.panel.history.entries[0]?.seen).toBe("Nom de goblin-1 se relève");
    const end = entryFor({ type: "endFight" });
    expect(decide(risen, [end]).ended.get(end.id)?.history[0]).toMatchObject({
      seen: "Nom de goblin-1 se relève",
    });
    const unshared = after({}, roll, next).stored.panel.history.entries;
    expect(unshared[0]).not.toHaveProperty("seen");
  });

  it("tells for the evening's record which creatures fell and rose before the members' eyes, and what was taken back of it", () => {
    const hit = (id: string, points: number) => ({ id, points });
    const entries = (...hits: { id: string; points: number }[][]) =>
      hits.map((one) => entryFor({ type: "hitCreatures", hits: one }));
    const begun = after({}, share, roll, goblins("goblin-1", "goblin-2", "goblin-3"), {
      type: "setHidden",
      id: "goblin-3",
      hidden: true,
    });
    const [blow, mercy, unseen] = entries(
      [hit("goblin-1", 9), hit("goblin-2", 9)],
      [hit("goblin-1", -1), hit("goblin-2", 2)],
      [hit("goblin-3", 9)],
    );
    if (!blow || !mercy || !unseen) throw new Error("no entries");
    const done = decide(begun, [blow, mercy, unseen]);
    const told = (name: string, life: string) => ({ name, life, seen: true });
    expect([...done.lives]).toEqual([
      [blow.id, [told("Nom de goblin-1", "fell"), told("Nom de goblin-2", "fell")]],
      [mercy.id, [told("Nom de goblin-1", "rose")]],
    ]);
    expect(done.livesTakenBack).toEqual([]);
    const stored = done.document;
    const undone = decide({ stored }, [
      { id: "undo-unseen", undo: unseen.id },
      { id: "undo-mercy", undo: mercy.id },
    ]);
    expect([undone.lives.size, undone.livesTakenBack]).toEqual([0, [unseen.id, mercy.id]]);
    expect([...decide({ stored }, [blow, mercy]).lives]).toEqual([]);
  });

  it("tells nothing for the record of a creature that is hurt, leaves or comes, nor of a fall that one request takes back", () => {
    const begun = after({}, share, roll, goblins("goblin-1"));
    const kill = entryFor({ type: "hitCreatures", hits: [{ id: "goblin-1", points: 9 }] });
    const inOne = decide(begun, [kill, { id: "undo-kill", undo: kill.id }]);
    expect([inOne.lives.size, inOne.livesTakenBack]).toEqual([0, []]);
    const others: FightOperation[] = [
      { type: "hitCreatures", hits: [{ id: "goblin-1", points: 3 }] },
      goblins("goblin-2"),
      { type: "endFight" },
    ];
    const turns = decide(begun, others.map(entryFor));
    expect([turns.answers.some(({ refused }) => refused), turns.lives.size]).toEqual([false, 0]);
    const restored = decide({ stored: turns.document }, [
      { id: "undo-end", undo: turns.document.steps[0]?.id ?? "" },
    ]);
    expect(restored.livesTakenBack).toEqual([]);
  });

  it("stays readable after a blow that meets a crowd, and a turn of a long name", () => {
    const crowd = Array.from({ length: 40 }, (_, at) => `goblin-of-the-hills-${at}`);
    const hits = crowd.map((id) => ({ id, points: 9 }));
    const long = orderOf(entryOf("ayla", 18, { name: "A".repeat(400) }), entryOf("bran", 9));
    const begun = after({}, share, { type: "rollInitiative", initiative: long }, goblins(...crowd));
    // Each is checked against its schema.
    const { stored } = after(begun, { type: "hitCreatures", hits }, next);
    expect(stored.panel.history.entries.map(({ title }) => title.at(-1))).toEqual(["…", "…"]);
  });

  it("refuses alone what could not be read again", () => {
    const begun = after({}, roll, goblins("goblin-1"));
    const uses = Array.from({ length: 41 }, (_, at): FightOperation => {
      return { type: "setCreatureUse", id: "goblin-1", use: `hand-${at}`, spent: 1, label: "Cor de guerre" };
    });
    const { answers, document } = decide(begun, [...uses, next].map(entryFor));
    expect(answers.flatMap(({ refused }, at) => (refused ? [[at, refused]] : []))).toEqual([
      [40, "Cette valeur n'est pas possible."],
    ]);
    expect(document.panel.initiative.activeIndex).toBe(1);
  });

  it("names its latest operations, and no more of them", () => {
    const { stored } = after({}, roll);
    const operationIds = Array.from({ length: 200 }, (_, index) => `earlier-${index}`);
    const passed = entryFor(next);
    const { document, turnChanges } = decide({ stored: { ...stored, operationIds } }, [passed]);
    expect(document.operationIds).toEqual([...operationIds.slice(1), passed.id]);
    expect(turnChanges).toEqual([{ kind: "passTurn", entryId: `${passed.id}-turn`, characterId: "ayla" }]);
  });

  it("has no beginning before somebody stands in it", () => {
    const { stored, live } = after({}, share);
    expect(stored).not.toHaveProperty("startedAt");
    expect(live).toMatchObject({ revision: 1 });
    expect(after({ stored, live }, roll).live).toMatchObject({ revision: 2 });
  });

  it("fails as a whole where something else than a refusal is thrown", () => {
    const { stored } = after({}, roll);
    const broken = { ...stored, panel: { ...stored.panel, initiative: undefined } } as never;
    const subject = { campaignId: "camp", system: "dnd5e" as const, stored: broken };
    expect(() => decideFightChange(table, "mj", subject, [entryFor(next)], NOW)).toThrow(TypeError);
  });
});

describe("what the members see of a fight", () => {
  it("is the order without who hides, once it is shared and rolled", () => {
    const { live } = after({}, share);
    expect(live?.shared).toBeUndefined();
    const provisional = after(
      { live },
      {
        type: "openFight",
        panel: {
          ...freshPanel("camp", "dnd5e"),
          initiative: { ...order, order: order.order.map((entry) => ({ ...entry, provisional: true })) },
        },
      },
      share,
    );
    expect(provisional.live?.shared).toBeUndefined();
    expect(after(provisional, roll).live?.shared?.order.map(({ id }) => id)).toEqual(["ayla", "bran"]);
  });

  it("is not written again while only hidden participants change", () => {
    const shades = orderOf(entryOf("ayla", 18), wolf, { ...wolf, id: "wolf-10" }, entryOf("bran", 9));
    const begun = after({}, share, { type: "rollInitiative", initiative: shades }, next);
    expect(begun.live?.shared?.mjPlays).toBe(true);
    expect(decide(begun, [entryFor(next)]).live).toBeUndefined();
    expect(decide(begun, [entryFor({ type: "removeParticipant", id: "wolf-10" })]).live).toBeUndefined();
  });

  it("is the turn alone where the MJ wants it so, for the fights after it too", () => {
    const only = after({}, share, { ...share, turnOnly: true }, roll);
    expect(only.live?.shared).toMatchObject({ order: [{ id: "ayla" }], turnOnly: true });
    const again = after(only, { type: "share", shared: false }, { ...share, playersPass: true });
    expect(again.live?.shared).toMatchObject({ turnOnly: true, playersPass: true });
    expect(after(again, { ...share, turnOnly: false }).live?.shared?.order).toHaveLength(2);
  });

  it("ends with the fight, and with the sharing", () => {
    const begun = after({}, share, roll);
    for (const operation of [{ type: "endFight" }, { type: "share", shared: false }] as const) {
      const { live } = decide(begun, [entryFor(operation)]);
      expect(live).toMatchObject({ revision: (begun.live?.revision ?? 0) + 1 });
      expect(live?.shared).toBeUndefined();
    }
  });
});

describe("characters who leave the campaign", () => {
  it("leave the fight, and do not come back by an undo", () => {
    const { stored } = after({}, roll, { type: "removeParticipant", id: "bran" }, next);
    const left = withoutDepartedInFight(stored, ["bran"], NOW + 1);
    expect(left).toMatchObject({ revision: stored.revision + 1, updatedAt: NOW + 1 });
    const [second, first] = stored.steps;
    const undone = decide({ stored: left }, [
      { id: "undo-four", undo: second?.id ?? "" },
      { id: "undo-five", undo: first?.id ?? "" },
    ]).document;
    expect(idsOf(undone.panel.initiative)).toEqual(["ayla", "wolf-9"]);
  });

  it("leave the other steps as they are", () => {
    const { stored } = after({}, roll, { type: "setTrack", trackId: "tension", value: 4 });
    const left = withoutDepartedInFight(stored, ["bran"], NOW);
    expect(idsOf(left?.panel.initiative ?? order)).toEqual(["ayla", "wolf-9"]);
    expect(left?.steps).toEqual(stored.steps);
    const tooLong = { ...stored, steps: stored.steps.map(({ id }) => ({ id })) };
    expect(withoutDepartedInFight(tooLong, ["bran"], NOW)?.steps).toEqual(tooLong.steps);
    expect(withoutDepartedInFight(tooLong, ["elsewhere"], NOW)).toBeUndefined();
  });

  it("leave an order of before with all that it knew of the others", () => {
    const { stored } = after({}, roll, { type: "removeParticipant", id: "bran" }, next);
    const step = stored.steps[1]?.step;
    expect(withoutDepartedInFight(stored, ["bran"], NOW)?.steps[1]).toEqual({
      id: stored.steps[1]?.id,
      step: { ...step, order: ["ayla", "wolf-9"] },
    });
  });

  it("leave their turn to who has not had one in this round", () => {
    const { stored } = after({}, roll, { type: "changeValue", id: "bran", value: 20 });
    const { initiative } = withoutDepartedInFight(stored, ["ayla"], NOW)?.panel ?? stored.panel;
    expect(idsOf(initiative)).toEqual(["bran", "wolf-9"]);
    expect(initiative).toMatchObject({ activeIndex: 0, round: 1 });
  });

  it("change nothing when they are not in it", () => {
    expect(withoutDepartedInFight(after({}, roll).stored, ["elsewhere"], NOW)).toBeUndefined();
  });
});
