import type { FightDocument } from "domain/documents/fight";
import { DND5E_CREATURES } from "domain/games/dnd5e/creatures/catalogue";
import { playSystemOf } from "domain/games/registry/plays";
import { freshPanel } from "domain/table/panel/panelState";
import { NOW } from "domain/testing/campaigns";
import { entryOf, orderOf } from "domain/testing/initiative";
import { equippedOf } from "domain/testing/playLaws";
import { beforeEach, expect, it, vi } from "vitest";
import { UNREADABLE } from "../../live/listeners";
import { playState } from "../../testing/fixtures";
import { receiveToasts, type Toast } from "../../ui/toast";
import type { Hero } from "../heroes/useHeroes";
import type { ConditionTimes } from "./conditionTimes";
import { type FightSide, fightersOf } from "./fighters";

const play = playSystemOf("dnd5e");
const goblin = DND5E_CREATURES.find(({ id }) => id === "goblin");
const equipped = equippedOf("dnd5e", { hp: { current: 20, max: 20 } });
const limits = play.limitsOf(equipped);

const write = vi.fn();
const act = vi.fn<FightSide["act"]>();
const takeBack = vi.fn();
const onDone = vi.fn();
const times = { turns: [], begin: vi.fn(), ended: vi.fn() } satisfies ConditionTimes;
let toasts: Toast[] = [];
const said = () => toasts.map(({ text }) => text);

beforeEach(() => {
  toasts = [];
  receiveToasts((one) => toasts.push(one));
  for (const one of [write, act, takeBack, onDone, times.begin, times.ended]) one.mockReset();
  act.mockReturnValueOnce("first").mockReturnValueOnce("second");
});

const elenna: Hero = {
  ...{
    id: "elenna",
    name: "Elenna",
    userId: "nina",
    campaignId: "brumes",
    next: undefined,
    granted: undefined,
  },
  ...{ stored: playState(), state: play.firstState(equipped, limits), limits, vitals: [] },
  outbox: { outbox: { write } as unknown as Hero["outbox"]["outbox"], pending: [], waiting: [] },
  ...{ expected: new Map(), owed: [] },
};

const creature = { kind: "creature" } as const;
const order = [
  entryOf("a", 15, { ...creature, name: "Gobelin 1" }),
  entryOf("b", 12, { ...creature, name: "Gobelin 2" }),
  entryOf("c", 9, { ...creature, name: "Loup" }),
  entryOf("d", 8, { ...creature, name: "Loup" }),
  entryOf("ghost", 1, { ...creature, name: "Fantôme" }),
];
const ALIASES = { aliases: { c: "creature-xc", d: "creature-xd" } };
const now = { source: { catalogue: "goblin" }, max: 7, lost: 0, conditions: [] };

interface Table {
  applied?: FightDocument["applied"];
  steps?: readonly string[];
  role?: "mj" | "owner";
  hero?: Partial<Hero>;
}

const table = ({ applied = [], hero = {}, steps = [], role = "mj" }: Table = {}) =>
  fightersOf(
    { campaignId: "brumes", role, now: () => NOW, onDone },
    {
      play,
      heroes: new Map<string, Hero | typeof UNREADABLE>([
        ["elenna", { ...elenna, ...hero }],
        ["borin", UNREADABLE],
      ]),
      coming: false,
    },
    {
      known: { panel: { ...freshPanel("brumes", "dnd5e"), initiative: orderOf(...order) }, ...ALIASES },
      ...{ system: "dnd5e", order, applied, act, takeBack, times, steps: steps.map((id) => ({ id })) },
      creatureOf: (id) => (id === "ghost" ? undefined : { id, now, creature: goblin }),
    },
  );

const roll = { id: "roll-0001", audience: "table" } as const;
const hit = { kind: "hit", parts: [{ damage: { game: "dnd5e", type: "fire" }, points: 5 }] } as const;

it("are the heroes whose state can be read, and the creatures that have numbers", () => {
  const { all, of } = table();
  expect(all.map(({ id }) => id)).toEqual(["elenna", "a", "b", "c", "d"]);
  expect([of("borin"), of("ghost")]).toEqual([undefined, undefined]);
});

it("are aimed at by a hero's id, and by the alias under which the table knows a creature", () => {
  const { aimedAt } = table();
  expect(aimedAt({ id: "elenna", name: "Elenna" })?.id).toBe("elenna");
  expect(aimedAt({ id: "creature-xd", name: "Loup", kind: "creature" })?.id).toBe("d");
  expect(aimedAt({ id: "creature-xe", name: "Dragon", kind: "creature" })).toBeUndefined();
});

it("are hit by one press: heroes each, creatures of one roll together, and all of it is taken back", () => {
  table().apply(["elenna", "a", "b"].map((id) => ({ id, act: hit, roll })));
  const [entry] = write.mock.calls[0] ?? [];
  expect(entry).toMatchObject({ operations: [{ kind: "damage", amount: 5 }], campaignId: "brumes", roll });
  const hits = ["a", "b"].map((id) => ({ id, points: 5 }));
  expect(act.mock.calls).toEqual([[{ type: "hitCreatures", hits }, roll]]);
  expect(said()).toEqual([
    "Elenna : −5 PV (feu) · PV 20 → 15 sur 20 — Gobelin 1 : −5 PV (2 / 7) — Gobelin 2 : −5 PV (2 / 7)",
  ]);
  const [done] = onDone.mock.calls[0] ?? [];
  const onHeroes = [{ id: "elenna", operation: entry.id }];
  expect(done).toMatchObject({ said: said()[0], steps: ["first"], onHeroes });
  toasts[0]?.action?.run();
  done.takeBack();
  expect(takeBack.mock.calls).toEqual([["first"]]);
  expect(write).toHaveBeenCalledTimes(2);
  expect(write.mock.calls[1]?.[0]).toMatchObject({ undo: entry.id, campaignId: "brumes" });
});

it("are hit apart by rolls that are not one, and given one condition together", () => {
  const other = { ...roll, id: "roll-0002" };
  table().apply([
    { id: "a", act: hit, roll },
    { id: "b", act: hit, roll: other },
  ]);
  expect(act.mock.calls.map(([, of]) => of)).toEqual([roll, other]);
  const prone = { kind: "change", act: "prone" } as const;
  const ending = { turnOf: "a", when: "end", rounds: 1 } as const;
  const targets = table();
  targets.apply(
    ["a", "b"].map((id) => ({ id, act: prone })),
    ending,
  );
  const operation = { type: "setCreatureCondition", ids: ["a", "b"], condition: "À terre", on: true };
  expect(act).toHaveBeenLastCalledWith(operation, undefined);
  const named = [expect.objectContaining({ id: "a" }), expect.objectContaining({ id: "b" })];
  expect(times.begin).toHaveBeenCalledWith(named, "prone", ending);
  expect(times.ended).toHaveBeenCalledWith(named, "prone");
});

it("are told apart from whom an act changes nothing of", () => {
  const heal = { kind: "healing", act: "hitPoints", points: 3 } as const;
  table().apply(["elenna", "a", "nobody"].map((id) => ({ id, act: heal })));
  expect([write.mock.calls, act.mock.calls]).toEqual([[], []]);
  expect(said()).toEqual(["Elenna : Les PV sont déjà au maximum.", "Gobelin 1 : Il n'en reste rien."]);
});

it("know which rolls met them, as these and the fight say, with what waits", () => {
  const applied = [{ roll: roll.id, id: "a", operation: "on-a" }];
  const pressed = { id: "pressed", operations: [{ kind: "damage" }], roll, state: "waiting" as const };
  const events = [{ text: "−5 PV", tone: "bad" as const }];
  const hero = {
    outbox: { ...elenna.outbox, waiting: [pressed] },
    expected: new Map([["pressed", { events } as never]]),
  };
  const { of, metBy } = table({ applied, hero });
  expect(of("elenna")?.metBy(roll)).toBe("pressed");
  expect(of("elenna")?.eventsOf("pressed")).toEqual(events);
  expect([of("a")?.metBy(roll), of("b")?.metBy(roll)]).toEqual(["on-a", undefined]);
  const before = { ...roll, applied: [{ id: "gone", operation: "of-before" }] };
  expect(metBy(before)).toEqual(["elenna", "a", "gone"]);
  const undone = { ...pressed, id: "undo", undo: "pressed" };
  const again = table({ hero: { outbox: { ...elenna.outbox, waiting: [pressed, undone as never] } } });
  expect(again.metBy(roll)).toEqual([]);
});

it("are taken back one by one: what waits or is in a hero's log, and the fight's last step", () => {
  const logged = (change: object) => {
    const entry = {
      id: "hit",
      role: "mj",
      events: [],
      inverse: [{ kind: "heal" }],
      createdAt: NOW,
      ...change,
    };
    return table({
      hero: { stored: playState({}, { latest: [entry as never] }) },
      steps: ["newest", "older"],
    });
  };
  logged({}).undoOf("elenna", "hit")?.();
  expect(write).toHaveBeenCalledWith(expect.objectContaining({ undo: "hit", campaignId: "brumes" }));
  const entry = { id: "hit", role: "mj", events: [], inverse: [{ kind: "heal" }], createdAt: NOW } as const;
  const own = table({ role: "owner", hero: { stored: playState({}, { latest: [entry as never] }) } });
  expect(own.undoOf("elenna", "hit")).toBeUndefined();
  expect(logged({ undoneBy: "u" }).undoOf("elenna", "hit")).toBeUndefined();
  expect(logged({ createdAt: NOW - 11 * 60_000 }).undoOf("elenna", "hit")).toBeUndefined();
  const waiting = [{ id: "hit", operations: [{ kind: "damage" }], state: "waiting" as const }];
  const withWaiting = (all: Hero["outbox"]["waiting"]) =>
    table({ hero: { outbox: { ...elenna.outbox, waiting: all } } }).undoOf("elenna", "hit");
  expect(withWaiting(waiting)).toBeDefined();
  expect(withWaiting([...waiting, { id: "u", undo: "hit", state: "waiting" }])).toBeUndefined();
  logged({}).undoOf("a", "newest")?.();
  expect(takeBack.mock.calls).toEqual([["newest"]]);
  expect(logged({}).undoOf("a", "older")).toBeUndefined();
});
