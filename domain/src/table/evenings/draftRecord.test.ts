import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eveningRecords, MAX_FACTS } from "../../documents/evening";
import type { PlayLogDocument } from "../../documents/play";
import type { RollDocument } from "../../documents/roll";
import { NOW } from "../../testing/campaigns";
import { draftRecord, type EveningLogs } from "./draftRecord";
import { factText } from "./factText";

const MINUTE = 60_000;
const time = { from: NOW, to: NOW + 240 * MINUTE };
const NOTHING: EveningLogs = { rolls: [], play: [], downtime: [], fights: [], moments: [], mjUid: "mj" };
const kept = { expiresAt: NOW + 30 * 86_400_000 };

const rollOf = (change: Partial<RollDocument> = {}): RollDocument => ({
  ...{ uid: "alice", name: "Alice", character: { id: "lia", name: "Elenna" }, label: "Rapière" },
  ...{ audience: "table", notation: "1d20+5", die: 20, roll: 12, modifier: 5, total: 17, dice: [] },
  ...{ createdAt: NOW + MINUTE, ...kept, ...change },
});

const pressOf = (change: Partial<PlayLogDocument> = {}): PlayLogDocument => ({
  ...{ ownerId: "alice", uid: "alice", character: { id: "lia", name: "Elenna" }, role: "owner" },
  ...{ events: [], inverse: [], createdAt: NOW + MINUTE, ...kept, ...change },
});

const fight = {
  ...{ startedAt: NOW + 10 * MINUTE, endedAt: NOW + 50 * MINUTE, round: 4 },
  ...{ shared: true, heroes: ["Elenna", "Borin"] },
};

const blow = (minute: number, change: Partial<RollDocument>) =>
  rollOf({
    damage: { points: [] } as unknown as RollDocument["damage"],
    createdAt: NOW + minute * MINUTE,
    target: { id: "g1", name: "Gobelin 1", kind: "creature" },
    ...change,
  });

const sentences = (logs: Partial<EveningLogs>) =>
  draftRecord({ ...NOTHING, ...logs }, time).facts.map(factText);

const fought = (logs: Partial<EveningLogs>) => sentences(logs).filter((text) => text.startsWith("Combat"));

describe("the record of an evening", () => {
  it("has fights with their rounds, their heroes, the first and the last blow, and no creature that nobody struck", () => {
    const rolls = [
      blow(45, { character: { id: "borin", name: "Borin" }, label: "Hache", total: 11 }),
      blow(12, { label: "Rapière", total: 6 }),
      blow(30, { total: 4 }),
      blow(5, { total: 9 }),
      blow(20, { target: undefined }),
      blow(11, { total: 0 }),
    ];
    expect(fought({ fights: [fight], rolls })).toEqual([
      "Combat de 4 rounds : Elenna et Borin · premier coup Elenna → Gobelin 1, Rapière (6) · dernier coup Borin → Gobelin 1, Hache (11)",
    ]);
    expect(sentences({ fights: [{ ...fight, round: 1, heroes: [] }] })).toEqual(["Combat de 1 round"]);
  });

  it("has the heaviest blow of each character, the first of those that are alike, and of no creature", () => {
    const borin = { character: { id: "borin", name: "Borin" } };
    const rolls = [
      blow(12, { total: 6, label: "Dague" }),
      blow(30, { total: 9 }),
      blow(31, { total: 9, label: "Arc" }),
      blow(32, { total: 40, redoneBy: "autre" }),
      blow(33, { total: 40, target: undefined }),
      blow(500, { total: 40 }),
      blow(20, { ...borin, total: 0 }),
      blow(40, { ...borin, total: 3, label: "Hache" }),
      blow(41, { character: undefined, creature: { name: "Ogre" }, total: 30 }),
    ];
    const { facts } = draftRecord({ ...NOTHING, rolls }, time);
    expect(facts).toEqual([
      {
        ...{ kind: "blow", at: NOW + 30 * MINUTE, who: "Elenna", heroId: "lia" },
        ...{ label: "Rapière", whom: "Gobelin 1", points: 9 },
      },
      {
        ...{ kind: "blow", at: NOW + 40 * MINUTE, who: "Borin", heroId: "borin" },
        ...{ label: "Hache", whom: "Gobelin 1", points: 3 },
      },
    ]);
    expect(facts.map(factText)).toEqual([
      "Plus gros coup : Elenna → Gobelin 1, Rapière (9)",
      "Plus gros coup : Borin → Gobelin 1, Hache (3)",
    ]);
  });

  it("has of a fight whose order nobody saw its blows alone, and nothing where there were none", () => {
    const hidden = { ...fight, shared: false };
    expect(sentences({ fights: [hidden] })).toEqual([]);
    expect(fought({ fights: [hidden], rolls: [blow(12, { total: 6 })] })).toEqual([
      "Combat de 4 rounds · premier coup Elenna → Gobelin 1, Rapière (6)",
    ]);
  });

  it("has the part of a fight that was fought then", () => {
    const { from, to } = time;
    const before = { ...fight, startedAt: from - 60 * MINUTE, endedAt: from + MINUTE };
    const after = { ...fight, startedAt: to - MINUTE, endedAt: to + 60 * MINUTE };
    const over = { ...fight, startedAt: from - 60 * MINUTE, endedAt: from - 1 };
    const { facts } = draftRecord({ ...NOTHING, fights: [before, after, over] }, time);
    expect(facts).toMatchObject([
      { at: from, endedAt: from + MINUTE },
      { at: to - MINUTE, endedAt: to },
    ]);
  });

  it("names no member: their rolls without a character are the MJ's, or a player's", () => {
    const outcome = { id: "crit", label: "Réussite critique", tone: "triumph" as const };
    const rolls = [
      rollOf({ outcome, character: undefined }),
      rollOf({ outcome, character: undefined, uid: "mj", createdAt: NOW + 2 * MINUTE }),
    ];
    expect(sentences({ rolls })).toEqual([
      "Un joueur — Rapière : Réussite critique",
      "Le MJ — Rapière : Réussite critique",
    ]);
  });

  it("has what went very well and very badly, in the words of the game, once it stands", () => {
    const triumph = { id: "crit", label: "Réussite critique", tone: "triumph" as const };
    const disaster = { id: "fumble", label: "Échec critique", tone: "disaster" as const };
    const rolls = [
      rollOf({ outcome: triumph }),
      rollOf({
        outcome: disaster,
        character: undefined,
        creature: { name: "Ogre" },
        createdAt: NOW + 2 * MINUTE,
      }),
      rollOf({ outcome: disaster, redoneBy: "autre" }),
      rollOf({ outcome: { id: "hit", label: "Touché", tone: "success" } }),
    ];
    expect(sentences({ rolls })).toEqual([
      "Elenna — Rapière : Réussite critique",
      "Ogre — Rapière : Échec critique",
    ]);
  });

  it("has who fell and who rose, without what was taken back", () => {
    const play = [
      pressOf({ life: "fell" }),
      pressOf({ life: "rose", createdAt: NOW + 3 * MINUTE }),
      pressOf({ life: "fell", undoneBy: "retour" }),
      pressOf({ life: "rose", undoOf: "coup" }),
      pressOf(),
    ];
    expect(sentences({ play })).toEqual(["Elenna tombe", "Elenna se relève"]);
  });

  it("has who died, in place of their fall, and who was no longer their own, without what was taken back", () => {
    const dead = { ordeal: { tone: "dead", label: "Personnage mort" } } as const;
    const mad = { ordeal: { tone: "mad", label: "Crise de folie" } } as const;
    const play = [
      pressOf({ ...mad }),
      pressOf({ ...mad, undoneBy: "retour" }),
      pressOf({ ...dead, undoOf: "soin" }),
      pressOf({ life: "fell", ...mad, createdAt: NOW + 2 * MINUTE }),
      pressOf({ life: "fell", ...dead, createdAt: NOW + 3 * MINUTE }),
    ];
    expect(sentences({ play })).toEqual([
      "Elenna — Crise de folie",
      "Elenna — Crise de folie",
      "Elenna tombe",
      "Elenna meurt",
    ]);
  });

  it("says by its id of which character each fact is", () => {
    const outcome = { id: "crit", label: "Réussite critique", tone: "triumph" as const };
    const level = { kind: "level" as const, who: "Elenna", heroId: "lia", level: 5 };
    const { facts } = draftRecord(
      {
        ...NOTHING,
        rolls: [rollOf({ outcome }), blow(12, { total: 6 })],
        play: [pressOf({ life: "fell" }), pressOf({ ordeal: { tone: "mad", label: "Frénésie" } })],
        downtime: [pressOf({ events: [{ text: "Une chasse", tone: "good" }] })],
        fights: [fight],
        moments: [{ fact: level, createdAt: NOW + MINUTE, ...kept }],
      },
      time,
    );
    const others = facts.filter(({ kind }) => kind !== "fight");
    expect(others.map((fact) => ("heroId" in fact ? fact.heroId : undefined))).toEqual(
      others.map(() => "lia"),
    );
    expect(others.map(({ kind }) => kind).toSorted()).toEqual(
      ["blow", "downtime", "fell", "level", "maddened", "triumph"].toSorted(),
    );
    expect(facts.find(({ kind }) => kind === "fight")).toMatchObject({ first: { heroId: "lia" } });
  });

  it("has what the heroes did alone since the evening before, whenever that was, without what was taken back", () => {
    const did = (text: string, change: Partial<PlayLogDocument> = {}) =>
      pressOf({
        events: [
          { text, tone: "good" },
          { text: "+300 eb", tone: "good" },
        ],
        downtime: { act: "boulot", after: 3 },
        createdAt: time.from - 40 * 86_400_000,
        ...change,
      });
    const downtime = [did("Un serveur vidé"), did("Une affaire", { undoneBy: "retour" })];
    expect(sentences({ downtime, play: [pressOf({ life: "fell" })] })).toEqual([
      "Entre deux séances, Elenna — Un serveur vidé, +300 eb",
      "Elenna tombe",
    ]);
    const long = did("x".repeat(400), { character: { id: "lia", name: "L".repeat(400) } });
    expect(sentences({ downtime: [long] })[0]?.length).toBeLessThan(400);
  });

  it("has the creatures that fell and rose before everybody, together where one press did it, each by its name", () => {
    const lives = (minute: number, fell: string[], rose: string[] = []) => ({
      ...{ fact: { kind: "lives" as const, fell, rose }, createdAt: NOW + minute * MINUTE, ...kept },
    });
    const crowd = Array.from({ length: 14 }, (_, one) => `Rat ${one + 1}`);
    const moments = [
      lives(9, ["Le seigneur vampire"]),
      lives(2, ["Gobelin 1", "Gobelin 2"], ["Dague 1"]),
      lives(5, crowd),
      lives(4, [], ["Gobelin 1", "Gobelin 2"]),
      { ...lives(1, ["Loup"]), createdAt: time.from - 1 },
    ];
    expect(sentences({ moments })).toEqual([
      "Gobelin 1 et Gobelin 2 tombent",
      "Dague 1 se relève",
      "Gobelin 1 et Gobelin 2 se relèvent",
      "Rat 1, Rat 2, Rat 3, Rat 4, Rat 5, Rat 6, Rat 7, Rat 8, Rat 9, Rat 10, Rat 11 et Rat 12 tombent",
      "Rat 13 et Rat 14 tombent",
      "Le seigneur vampire tombe",
    ]);
  });

  it("has the levels that were reached, the scenes that were shown, and what was asked with its results", () => {
    const asked = { askId: "ask-1", label: "Perception" };
    const passed = { id: "success", label: "Réussite", tone: "success" as const };
    const rolls = [
      rollOf({ ...asked, createdAt: NOW + 6 * MINUTE, character: { id: "b", name: "Borin" }, total: 8 }),
      rollOf({ ...asked, createdAt: NOW + 5 * MINUTE, outcome: passed }),
    ];
    const moments = [
      { fact: { kind: "scene" as const, title: "Les catacombes" }, createdAt: NOW + 4 * MINUTE, ...kept },
      { fact: { kind: "level" as const, who: "Elenna", level: 5 }, createdAt: NOW + 9 * MINUTE, ...kept },
    ];
    expect(sentences({ rolls, moments })).toEqual([
      "Scène montrée : Les catacombes",
      "Perception — Elenna 17 (Réussite), Borin 8",
      "Elenna passe au niveau 5",
    ]);
  });

  it("has nothing of before and after", () => {
    const outcome = { id: "crit", label: "Réussite critique", tone: "triumph" as const };
    const rolls = [
      rollOf({ outcome, createdAt: time.from - 1 }),
      rollOf({ outcome, createdAt: time.to + 1 }),
    ];
    const fights = [{ ...fight, startedAt: time.from - 2, endedAt: time.from - 1 }];
    expect(draftRecord({ ...NOTHING, rolls, fights }, time)).toEqual({ facts: [], total: 0 });
  });

  it("holds 300 facts at most, keeps what matters most, and says how many there were", () => {
    const outcome = { id: "crit", label: "Réussite critique", tone: "triumph" as const };
    const rolls = Array.from({ length: 2_000 }, (_, at) => rollOf({ outcome, createdAt: NOW + at * 1_000 }));
    const { facts, total } = draftRecord(
      { ...NOTHING, rolls, fights: [{ ...fight, startedAt: time.to - 1, endedAt: time.to }] },
      time,
    );
    expect([facts.length, total]).toEqual([MAX_FACTS, 2_001]);
    expect(facts.at(-1)?.kind).toBe("fight");
  });

  it("keeps the end of the last creature among 2,000 events", () => {
    const outcome = { id: "crit", label: "Réussite critique", tone: "triumph" as const };
    const rolls = Array.from({ length: 1_800 }, (_, at) => rollOf({ outcome, createdAt: NOW + at * 1_000 }));
    const moments = Array.from({ length: 200 }, (_, at) => ({
      fact: { kind: "lives" as const, fell: [at === 199 ? "Le seigneur vampire" : `Rat ${at}`], rose: [] },
      ...{ createdAt: NOW + at * MINUTE, ...kept },
    }));
    const { facts, total } = draftRecord({ ...NOTHING, rolls, moments }, time);
    expect([facts.length, total]).toEqual([MAX_FACTS, 2_000]);
    expect(facts.filter(({ kind }) => kind === "fell")).toHaveLength(200);
    expect(facts.map(factText)).toContain("Le seigneur vampire tombe");
  });

  it("is small and in order, whatever was written", () => {
    const tone = fc.constantFrom("triumph" as const, "disaster" as const, "success" as const);
    const rolls = fc.array(
      fc.record({
        label: fc.string({ maxLength: 400 }),
        at: fc.integer({ min: -10, max: 300 }),
        tone,
        ask: fc.boolean(),
      }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(rolls, (written) => {
        const logs = written.map(({ label, at, tone: how, ask }) =>
          rollOf({
            label,
            createdAt: NOW + at * MINUTE,
            outcome: { id: "any", label, tone: how },
            ...(ask && { askId: "ask-1" }),
          }),
        );
        const { facts, total } = draftRecord({ ...NOTHING, rolls: logs }, time);
        expect(facts.map(({ at }) => at)).toEqual(facts.map(({ at }) => at).toSorted((a, b) => a - b));
        expect(eveningRecords.schema.safeParse({ facts, total, draftedAt: NOW }).success).toBe(true);
        expect(JSON.stringify(facts).length).toBeLessThan(60_000);
        for (const fact of facts) expect(factText(fact)).not.toContain("undefined");
      }),
    );
  });
});
