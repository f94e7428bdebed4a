import { act, renderHook, waitFor } from "@testing-library/react";
import type { CallInput } from "domain/api/call";
import { changeFight } from "domain/api/fight";
import { type FightDocument, fights } from "domain/documents/fight";
import { decideFightChange } from "domain/table/fight/changeFight";
import type { FightEntry } from "domain/table/fight/fightOperation";
import { freshPanel } from "domain/table/panel/panelState";
import { serialisePanel } from "domain/table/panel/storedPanel";
import { campaignOf, NOW } from "domain/testing/campaigns";
import { entryOf, idsOf, orderOf } from "domain/testing/initiative";
import { beforeEach, describe, expect, it } from "vitest";
import { openOutbox, outboxOf } from "../../browser/openOutboxes";
import type { Sent } from "../../browser/outbox";
import { STORAGE_KEYS } from "../../browser/storageKeys";
import { closeAllSources } from "../../live/liveSource";
import { documents } from "../../live/testing/documents";
import {
  answers,
  loseNetwork,
  noAnswer,
  pending,
  regainNetwork,
  requests,
  sent,
} from "../../testing/answers";
import { rootOf } from "../../testing/MemberTestRoot";
import { playOutboxSource } from "../play/playOutboxSource";
import { useFight } from "./useFight";

/** What the server has stored; the listener hears of it when the test says so. */
let fight: FightDocument | undefined;
const hear = () => fight && documents.put(fights, ["camp"], fight);

const [ayla, bran] = [entryOf("ayla", 0), entryOf("bran", 0)].map(({ value: _, ...one }) => one);
const NO_ROLLS: readonly Roll[] = [];
const ROSTER = [ayla, bran].flatMap((one) => (one ? [{ ...one, ownBonus: 2 }] : []));
const { value: _, ...ogre } = entryOf("ogre", 0, { kind: "creature", hidden: true });

interface Roll {
  id: string;
  label: string;
  character: { id: string };
  total: number;
  createdAt: number;
}

interface Opened {
  rolls?: readonly Roll[];
  roster?: typeof ROSTER | undefined;
  faces?: number[];
  deadHeroes?: readonly string[];
}

const open = ({ faces = [], ...props }: Opened = {}) =>
  renderHook(
    (changes: Opened) =>
      useFight({
        campaignId: "camp",
        system: "dnd5e",
        roster: ROSTER,
        rollDie: () => faces.shift() ?? 1,
        rolls: NO_ROLLS,
        deadHeroes: undefined,
        ...props,
        ...changes,
      }),
    { wrapper: rootOf("mj") },
  );
type Panel = ReturnType<typeof open>;

const valuesIn = ({ result }: Panel) => result.current.initiative.order.map(({ id, value }) => [id, value]);
const entriesOf = ({ body }: CallInput<typeof changeFight>): FightEntry[] =>
  changeFight.body.parse(body).entries;
const entriesSent = () => sent(changeFight).flatMap(entriesOf);
const typesSent = () => entriesSent().map((entry) => ("operation" in entry ? entry.operation.type : "undo"));
const said = ({ result }: Panel) => result.current.state.history.entries.map(({ detail }) => detail);

/** Does what the server does with these entries. */
function store(entries: readonly FightEntry[]) {
  const subject = { campaignId: "camp", system: "dnd5e" as const, live: undefined, sceneId: "scene" };
  return decideFightChange(campaignOf(), "mj", { ...subject, stored: fight }, entries, NOW);
}

/** Answers calls as the server does. */
function serve(): void {
  answers.on(changeFight, (input) => {
    const { document, answers: entries } = store(entriesOf(input));
    fight = document;
    return { revision: document.revision, entries: [...entries] };
  });
}

/** The fight as these entries made it, and the listener has heard of. */
function stored(...entries: FightEntry[]): void {
  fight = store(entries).document;
  hear();
}

beforeEach(() => {
  localStorage.clear();
  fight = undefined;
  answers.on(changeFight, pending);
});

describe("the MJ's panel", () => {
  it("shows the roster provisionally with its fallback values, then what dice and sheets say", () => {
    const panel = open({ faces: [3, 17] });
    expect(valuesIn(panel)).toEqual([
      ["ayla", 20],
      ["bran", 18],
    ]);
    expect(panel.result.current).toMatchObject({ running: false });
    act(() => panel.result.current.roll());
    expect(panel.result.current.initiative.order).toMatchObject([
      { id: "bran", value: 19, bonus: 2 },
      { id: "ayla", value: 5, bonus: 2 },
    ]);
    expect(panel.result.current.running).toBe(true);
  });

  it("makes no call without a fight, and takes its history along into the first one", async () => {
    const panel = open();
    act(() => panel.result.current.act({ type: "broadcast", prompt: "Silence." }));
    act(() => panel.result.current.act({ type: "setTrack", trackId: "tension", value: 4 }));
    expect(requests()).toEqual([]);
    expect(panel.result.current.ofThisDevice).toBe(true);
    serve();
    act(() => panel.result.current.roll());
    await waitFor(() => expect(typesSent()).toEqual(["openFight", "rollInitiative"]));
    hear();
    expect(panel.result.current.ofThisDevice).toBe(false);
    expect(said(panel)).toEqual(["Silence."]);
    expect(fight).toMatchObject({ panel: { history: { recorded: 1 }, tracks: { tension: 4 } } });
    const other = open();
    expect(said(other)).toEqual(["Silence."]);
    expect(idsOf(other.result.current.initiative)).toEqual(idsOf(panel.result.current.initiative));
  });

  it("keeps its own history while creatures only wait on a scene, and takes them along into the fight", async () => {
    const participant = { ...ogre, id: "near", name: "near" };
    const groups = [{ creature: { catalogue: "ogre" }, joining: [{ participant, value: 4, life: 59 }] }];
    stored({ id: "placing-near", operation: { type: "placeCreatures", sceneId: "scene", groups } });
    const panel = open();
    act(() => panel.result.current.act({ type: "broadcast", prompt: "Silence." }));
    expect(requests()).toEqual([]);
    expect(panel.result.current).toMatchObject({ running: false, ofThisDevice: true });
    expect(panel.result.current.state.fighting.creatures).toMatchObject({ near: { max: 59 } });
    serve();
    act(() => panel.result.current.roll());
    await waitFor(() => expect(typesSent()).toEqual(["openFight", "rollInitiative"]));
    hear();
    expect(idsOf(panel.result.current.initiative).toSorted()).toEqual(["ayla", "bran", "near"]);
    expect(said(panel)).toEqual(["Silence."]);
  });

  it("passes a turn after what waits for a character: it may end a condition that is still on its way", async () => {
    let answer: () => void = () => undefined;
    const onItsWay = new Promise<Sent>((resolve) => (answer = () => resolve({ refused: new Map() })));
    const source = playOutboxSource("mj", "ayla");
    const play = outboxOf({ ...source, send: () => onItsWay });
    const close = openOutbox(play);
    play.write({ id: "operation-1", operations: [{ kind: "addCondition" }] });
    serve();
    const panel = open();
    act(() => panel.result.current.roll());
    await act(async () => undefined);
    expect(requests()).toEqual([]);
    answer();
    await waitFor(() => expect(typesSent()).toEqual(["openFight", "rollInitiative"]));
    close();
  });

  it("notes quick actions without a call during a fight, until its next operation", async () => {
    stored({
      id: "roll-one",
      operation: { type: "rollInitiative", initiative: orderOf(entryOf("ayla", 8)) },
    });
    const panel = open();
    act(() => panel.result.current.act({ type: "broadcast", prompt: "Silence." }));
    expect(said(panel)).toEqual(["Silence."]);
    expect(requests()).toEqual([]);
    panel.unmount();
    const again = open();
    expect(said(again)).toEqual(["Silence."]);
    serve();
    act(() => again.result.current.act({ type: "nextTurn" }));
    await waitFor(() => expect(typesSent()).toEqual(["broadcast", "nextTurn"]));
    hear();
    expect(said(again)).toEqual(["Round 1 · initiative 8", "Silence."]);
  });

  it("says with a turn which characters of the order are dead, and shows them so at once", async () => {
    serve();
    const panel = open({ deadHeroes: ["bran", "elsewhere"] });
    act(() => panel.result.current.roll());
    act(() => panel.result.current.act({ type: "nextTurn" }));
    await waitFor(() => expect(typesSent()).toContain("nextTurn"));
    expect(entriesSent().at(-1)).toMatchObject({ operation: { type: "nextTurn", dead: ["bran"] } });
    expect(fight).toMatchObject({ panel: { initiative: { activeIndex: 0, round: 2 } } });
    expect(panel.result.current.initiative.order.find(({ dead }) => dead)?.id).toBe("bran");
  });

  it("keeps what is pressed without a connection, and sends it in its order", async () => {
    const panel = open();
    answers.on(changeFight, noAnswer);
    loseNetwork();
    act(() => panel.result.current.roll());
    act(() => panel.result.current.act({ type: "nextTurn" }));
    await waitFor(() => expect(requests()).not.toEqual([]));
    expect(panel.result.current).toMatchObject({ unsent: 3, running: true });
    panel.unmount();
    const before = typesSent().length;
    serve();
    regainNetwork();
    const back = open();
    expect(back.result.current.initiative).toMatchObject({ activeIndex: 1 });
    await waitFor(() =>
      expect(typesSent().slice(before)).toEqual(["openFight", "rollInitiative", "nextTurn"]),
    );
    hear();
    expect(back.result.current.unsent).toBe(0);
  });

  it("opens with the fight that it saw last, while the server's is not known", () => {
    stored({
      id: "roll-one",
      operation: { type: "rollInitiative", initiative: orderOf(entryOf("ayla", 8)) },
    });
    open().unmount();
    closeAllSources();
    documents.delay(fights, "camp");
    expect(valuesIn(open({ roster: undefined }))).toEqual([["ayla", 8]]);
  });

  it("rolls nothing for an empty table", () => {
    const panel = open({ roster: [] });
    act(() => panel.result.current.roll());
    expect(panel.result.current.undo).toBeUndefined();
    expect(requests()).toEqual([]);
  });

  it("enters what players roll themselves: before the order, and in its first round, once", async () => {
    const own = (id: string, characterId: string, total: number, createdAt: number) => ({
      ...{ id, label: "Initiative", character: { id: characterId }, total, createdAt },
    });
    const before = own("roll-before", "ayla", 21, Date.now());
    const panel = open({ rolls: [before], faces: [4] });
    serve();
    act(() => panel.result.current.roll());
    await waitFor(() => expect(fight).toBeDefined());
    hear();
    panel.rerender({ rolls: [before] });
    expect(valuesIn(panel)).toEqual([
      ["ayla", 21],
      ["bran", 6],
    ]);
    const late = own("roll-later", "bran", 25, NOW + 5);
    panel.rerender({ rolls: [late, before] });
    await waitFor(() => expect(entriesSent()).toContainEqual(expect.objectContaining({ id: "roll-later" })));
    hear();
    expect(valuesIn(panel)).toEqual([
      ["bran", 25],
      ["ayla", 21],
    ]);
    const other = open({ rolls: [late, before] });
    expect(valuesIn(other)).toEqual(valuesIn(panel));
    expect(entriesSent().filter(({ id }) => id === "roll-later")).toHaveLength(1);
  });

  it("rolls again with what players have rolled since they were asked, and for who has not", async () => {
    const own = (id: string, total: number, createdAt: number) => ({
      ...{ id, label: "Initiative", character: { id: "ayla" }, total, createdAt },
    });
    const asked = NOW + 60_000;
    const panel = open({ faces: [4] });
    serve();
    act(() => panel.result.current.roll());
    await waitFor(() => expect(fight).toBeDefined());
    hear();
    const rolls = [own("roll-since", 21, asked + 1), own("roll-first", 11, asked - 1)];
    panel.rerender({ rolls, faces: [3] });
    act(() => panel.result.current.roll(undefined, asked));
    expect(valuesIn(panel)[0]).toEqual(["ayla", 21]);
  });

  it("adds a creature at its value, or at a roll, to an order that stays provisional", () => {
    const panel = open({ faces: [19] });
    act(() => panel.result.current.add(ogre, 25));
    act(() => panel.result.current.add({ ...ogre, id: "wolf" }, undefined));
    expect(idsOf(panel.result.current.initiative)).toEqual(["ogre", "ayla", "wolf", "bran"]);
  });

  it("says what is out of bounds, and sends nothing of it", () => {
    const panel = open();
    act(() => panel.result.current.act({ type: "changeValue", id: "ayla", value: 1e9 }));
    expect(typesSent()).not.toContain("changeValue");
  });

  it("follows the roster once it is known, and tells the fight who left", async () => {
    stored({
      id: "roll-one",
      operation: { type: "rollInitiative", initiative: orderOf(entryOf("ayla", 8), entryOf("bran", 5)) },
    });
    const panel = open({ roster: undefined });
    expect(idsOf(panel.result.current.initiative)).toEqual(["ayla", "bran"]);
    panel.rerender({ roster: ROSTER.slice(0, 1) });
    expect(idsOf(panel.result.current.initiative)).toEqual(["ayla"]);
    await waitFor(() => expect(typesSent()).toEqual(["followRoster"]));
  });

  it("takes the last step back, whichever device made it", async () => {
    stored(
      { id: "roll-one", operation: { type: "rollInitiative", initiative: orderOf(entryOf("ayla", 8)) } },
      { id: "next-one", operation: { type: "nextTurn" } },
    );
    const panel = open();
    act(() => panel.result.current.undo?.());
    expect(panel.result.current.initiative.round).toBe(1);
    await waitFor(() => expect(entriesSent()).toMatchObject([{ undo: "next-one" }]));
  });

  it("offers what a browser kept of its own fight, to go on with or to forget", async () => {
    const kept = {
      ...freshPanel("camp", "dnd5e"),
      initiative: orderOf(entryOf("ayla", 8), entryOf("gob", 3, { kind: "creature" })),
    };
    localStorage.setItem(STORAGE_KEYS.mjPanel("camp"), serialisePanel(kept));
    const panel = open();
    expect(valuesIn(panel)).toEqual([
      ["ayla", 20],
      ["bran", 18],
    ]);
    act(() => panel.result.current.kept?.resume());
    expect(valuesIn(panel)).toEqual([
      ["ayla", 8],
      ["gob", 3],
    ]);
    expect(panel.result.current.kept).toBeUndefined();
    await waitFor(() => expect(typesSent()).toEqual(["openFight"]));
  });
});
