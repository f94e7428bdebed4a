import { describe, expect, it } from "vitest";
import type { FightDocument } from "../../documents/fight";
import { DND5E_CREATURES } from "../../games/dnd5e/creatures/catalogue";
import { campaignOf, NOW } from "../../testing/campaigns";
import { entryOf, idsOf, orderOf } from "../../testing/initiative";
import { encounterLine } from "../panel/creaturesInFight";
import { decideFightChange } from "./changeFight";
import type { FightEntry, FightOperation } from "./fightOperation";
import {
  followingTokens,
  hasOnlyWaiting,
  placingEntries,
  waitingBefore,
  waitingIn,
  withoutScene,
} from "./waitingCreatures";

const joining = (...names: string[]) =>
  names.map((name) => {
    const { value, ...participant } = entryOf(name, 13, { kind: "creature", name });
    return { participant, value, life: 7 };
  });
const bridge = (...names: string[]) => ({
  ...{ creature: { catalogue: "goblin" }, encounter: encounterLine("bridge", 0) },
  joining: joining(...names),
});
const [goblin] = DND5E_CREATURES;
if (!goblin) throw new Error("The SRD has creatures.");
const copied = (name: string) => ({
  creature: { copy: { ...goblin, id: "mine" } },
  joining: joining(name),
});
const campaign = campaignOf();
type Stored = FightDocument | undefined;
function decide(stored: Stored, entries: FightEntry[]) {
  const subject = { campaignId: "camp", system: campaign.system, stored, live: undefined, sceneId: "scene" };
  return decideFightChange(campaign, campaign.mj.uid, subject, entries, NOW);
}
let count = 0;
const done = (stored: Stored, ...operations: FightOperation[]) =>
  decide(
    stored,
    operations.map((operation) => {
      count += 1;
      return { id: `operation-${count}`, operation };
    }),
  );
const place = (stored: Stored, id: string, group: ReturnType<typeof bridge | typeof copied>, joins = false) =>
  decide(stored, placingEntries({ id: `placing-${id}`, groups: [group] }, "scene", joins));
const placed = place(undefined, "a", bridge("g1", "g2")).document;
const waiting = ({ panel }: NonNullable<Stored>) => waitingIn(panel.fighting).map(({ id }) => id);
const open: FightOperation = { type: "addCreatures", ...bridge("new") };
const roll = { type: "rollInitiative" as const, initiative: orderOf(entryOf("ayla", 12)) };
const lastUndone = (stored: FightDocument) =>
  decide(stored, [{ id: "undo-the-last", undo: stored.steps[0]?.id ?? "" }]).document;

describe("creatures that wait on a scene", () => {
  it("have their numbers at once, and are in no order", () => {
    expect(waiting(placed)).toEqual(["g1", "g2"]);
    expect([placed.startedAt, placed.panel.initiative.order]).toEqual([undefined, []]);
    expect(hasOnlyWaiting(placed)).toBe(true);
    const { document } = done(placed, { type: "hitCreatures", hits: [{ id: "g1", points: 3 }] });
    expect(document.panel.fighting.creatures.g1).toMatchObject({ max: 7, lost: 3 });
    expect(document.panel.history.entries[0]?.title).toBe("g1");
    expect(hasOnlyWaiting(document)).toBe(false);
  });

  it("join the order that is rolled before their scene, as they are, the highest of all first", () => {
    const hurt = done(placed, { type: "hitCreatures", hits: [{ id: "g1", points: 3 }] }).document;
    const { document } = done(hurt, roll);
    expect(idsOf(document.panel.initiative)).toEqual(["g1", "g2", "ayla"]);
    expect(document.panel.initiative).toMatchObject({ activeIndex: 0, round: 1 });
    expect(waiting(document)).toEqual([]);
    expect(document.panel.fighting.creatures.g1).toMatchObject({ lost: 3 });
    expect(waiting(lastUndone(document))).toEqual(["g1", "g2"]);
  });

  it("join as the MJ chooses, some of them or none; the others wait on", () => {
    expect(waitingBefore(placed.panel.fighting, "scene").map(({ id }) => id)).toEqual(["g1", "g2"]);
    expect(waitingBefore(placed.panel.fighting, "elsewhere")).toEqual([]);
    const some = done(placed, { ...roll, joining: ["g2", "of-another-scene"] }).document;
    expect([idsOf(some.panel.initiative), waiting(some)]).toEqual([["g2", "ayla"], ["g1"]]);
    const none = done(placed, { ...roll, joining: [] }).document;
    expect([idsOf(none.panel.initiative), waiting(none)]).toEqual([["ayla"], ["g1", "g2"]]);
  });

  it("do not join what is rolled before another scene", () => {
    const away = decide(
      undefined,
      placingEntries({ id: "placing-away", groups: [bridge("g1")] }, "cellar", false),
    ).document;
    const { document } = done(away, roll);
    expect(idsOf(document.panel.initiative)).toEqual(["ayla"]);
    expect(waiting(document)).toEqual(["g1"]);
  });

  it("join instead of new ones where their encounter is opened, once", () => {
    const running = place(done(undefined, roll).document, "b", bridge("g1", "g2")).document;
    const { document } = done(running, open);
    expect(idsOf(document.panel.initiative)).toEqual(["g1", "g2", "ayla"]);
    expect(waiting(document)).toEqual([]);
    expect(done(document, open).answers[0]?.refused).toBe("Cette rencontre est déjà ouverte.");
    expect(waiting(lastUndone(document))).toEqual(["g1", "g2"]);
  });

  it("are placed once of an encounter, and once of one press", () => {
    expect(place(placed, "c", bridge("g3")).answers[0]?.refused).toBe("Cette rencontre est déjà placée.");
    expect(place(placed, "a", bridge("g1", "g2")).document).toBe(placed);
  });

  it("are in the order at once where a fight runs before them", () => {
    const joined = place(done(undefined, roll).document, "d", bridge("g4"), true).document;
    expect(idsOf(joined.panel.initiative)).toEqual(["g4", "ayla"]);
    expect(waiting(joined)).toEqual([]);
  });

  it("stay for the next fight when one ends, and when one begins on a device", () => {
    const running = place(done(undefined, roll).document, "e", bridge("g1")).document;
    const ended = done(running, { type: "endFight" }).document;
    expect(waiting(ended)).toEqual(["g1"]);
    const kept = { ...placed.panel, fighting: { creatures: {}, copies: {} } };
    expect(waiting(done(placed, { type: "openFight", panel: kept }).document)).toEqual(["g1", "g2"]);
  });

  it("go and hide with their tokens, and with their scene", () => {
    const moved = { turned: new Map([["g2", true]]), gone: new Set(["g1"]) };
    const after = followingTokens(placed, "scene", moved);
    expect(waitingIn(after.panel.fighting)).toMatchObject([{ id: "g2", hidden: true }]);
    expect(followingTokens(after, "scene", moved)).toBe(after);
    expect(followingTokens(placed, "other", moved)).toBe(placed);
    expect(waiting(withoutScene(placed, "scene"))).toEqual([]);
    expect(withoutScene(placed, "other")).toBe(placed);
  });

  it("follow what became of their tokens where the order that they joined is taken back", () => {
    const rolled = done(placed, roll).document;
    const moved = { turned: new Map([["g2", true]]), gone: new Set(["g1"]) };
    const undone = lastUndone(followingTokens(rolled, "scene", moved));
    expect(waitingIn(undone.panel.fighting)).toMatchObject([{ id: "g2", hidden: true }]);
    expect(waiting(lastUndone(withoutScene(rolled, "scene")))).toEqual([]);
  });

  it("keep their copy where an earlier press that brought it is taken back", () => {
    const running = done(undefined, roll, { type: "addCreatures", ...copied("x") }).document;
    const undone = lastUndone(place(running, "f", copied("y")).document);
    expect(Object.keys(undone.panel.fighting.copies)).toEqual(["mine"]);
    expect(Object.keys(undone.panel.fighting.creatures)).toEqual(["y"]);
  });
});
