import { describe, expect, it } from "vitest";
import type { PlayLogDocument, PlayStateDocument } from "../../documents/play";
import { playLog, playStates } from "../../documents/play";
import type { AnyDowntimeAct } from "../../game/downtime";
import { playSystemOf } from "../../games/registry/plays";
import { refuse } from "../../operations/refuse";
import { campaignOf, NOW } from "../../testing/campaigns";
import { equippedOf, refusedSentence } from "../../testing/playLaws";
import { showing } from "../../testing/seededSource";
import { decidePlayChange, firstPlayState } from "./changePlayState";
import { actsLeft, checkDowntime, countedDowntime, lastEveningOf, uncountedDowntime } from "./downtime";
import { downtimeNotices } from "./downtimeNotices";
import type { AskedEntry } from "./playEntry";
import { checkUndo } from "./undo";

const DAY = 86_400_000;
const evening = (number: number, endedAt?: number) => ({
  ...{ id: `soir-${number}`, number, startedAt: NOW - DAY },
  ...(endedAt !== undefined && { endedAt }),
});
const FULL = "3 actes ont été faits : la suite après la prochaine séance, ou dans la semaine.";

describe("how often something is done between two evenings", () => {
  const three = { after: 4, since: NOW, count: 3 };

  it("is three times, and three times more after the next one, or after a week", () => {
    expect([undefined, { ...three, count: 1 }, three].map((count) => actsLeft(count, 4, NOW))).toEqual([
      3, 2, 0,
    ]);
    expect(countedDowntime(undefined, 4, NOW)).toEqual({ after: 4, since: NOW, count: 1 });
    expect(countedDowntime({ ...three, count: 2 }, 4, NOW + DAY)).toEqual(three);
    expect(refusedSentence(() => countedDowntime(three, 4, NOW + 7 * DAY - 1))).toBe(FULL);
    expect(countedDowntime(three, 4, NOW + 7 * DAY)).toEqual({ after: 4, since: NOW + 7 * DAY, count: 1 });
    expect(countedDowntime(three, 5, NOW)).toEqual({ after: 5, since: NOW, count: 1 });
  });

  it("is once more for what was taken back, while that is counted", () => {
    const done = { downtime: { act: "travail", after: 4 }, createdAt: NOW };
    expect(uncountedDowntime(three, done)).toEqual({ ...three, count: 2 });
    expect(uncountedDowntime(three, { ...done, createdAt: NOW - 1 })).toBe(three);
    expect(uncountedDowntime({ ...three, after: 5 }, done)).toEqual({ ...three, after: 5 });
    expect(uncountedDowntime({ ...three, count: 0 }, done)).toEqual({ ...three, count: 0 });
    expect(uncountedDowntime(undefined, done)).toBeUndefined();
  });
});

describe("when something is done between two evenings", () => {
  it("is while none is played, at a table", () => {
    expect(checkDowntime(undefined)).toBe("Ce personnage n'est à aucune table.");
    expect(checkDowntime({ evening: evening(4) })).toBe("Une séance est en cours : cela se joue à la table.");
    expect(checkDowntime({ evening: evening(4, NOW) })).toBeUndefined();
    expect(checkDowntime({})).toBeUndefined();
  });

  it("is after the last evening, or before the first", () => {
    expect([lastEveningOf({ evening: evening(4, NOW) }), lastEveningOf({})]).toEqual([4, 0]);
  });
});

/** Work that pays 5 gp, a walk that changes nothing, and what cannot be done. */
const ACTS: readonly AnyDowntimeAct[] = [
  {
    ...{ id: "travail", title: "Travailler", about: "", choice: "" },
    waysOf: () => [
      {
        ...{ id: "bras", label: "Des bras" },
        resolve: () => ({
          told: { text: "Une semaine de travail", tone: "good" },
          operations: [{ kind: "gainCoins", coin: "gp", amount: 5 }],
        }),
      },
      {
        ...{ id: "promenade", label: "Une promenade" },
        resolve: () => ({ told: { text: "Une promenade", tone: "neutral" }, operations: [] }),
      },
    ],
  },
  { ...{ id: "mort", title: "Mourir", about: "", choice: "" }, waysOf: () => refuse("Pas ce soir.") },
];

const play = playSystemOf("dnd5e");
const equipped = equippedOf("dnd5e", { hp: { current: 20, max: 31 } });
const alice = { uid: "alice", role: "owner" } as const;
const mj = { uid: "mj", role: "mj" } as const;
const ended = { evening: evening(4, NOW - DAY) };
const first = firstPlayState(play, "alice", equipped, NOW);

const decide = (
  entries: readonly AskedEntry[],
  {
    by = alice as typeof alice | typeof mj,
    campaign = ended as { evening?: ReturnType<typeof evening> } | "none",
    document = first as PlayStateDocument,
    earlier = {} as Record<string, PlayLogDocument>,
    campaignId = "camp",
    now = NOW,
  } = {},
) =>
  decidePlayChange(
    by,
    {
      ...{ play, limits: play.limitsOf(equipped), advances: undefined, stored: document },
      character: { id: "lia", name: "Elenna", campaignId, build: { stats: {}, data: {} } },
      source: showing(1),
      idle: {
        acts: ACTS,
        character: equipped.character,
        campaign: campaign === "none" ? undefined : campaign,
      },
      earlier: new Map(Object.entries(earlier)),
    },
    entries,
    now,
  );
const act = (id: string, way = "bras", actId = "travail"): AskedEntry => ({
  id,
  downtime: { act: actId, way },
});
const said = ({ answers }: ReturnType<typeof decide>) =>
  answers.map((answer) =>
    "refused" in answer ? answer.refused : answer.events.map(({ text }) => text).join(", "),
  );
const goldOf = ({ document }: ReturnType<typeof decide>) => document.state.coins;

describe("an act between two evenings", () => {
  it("does what came of it, is logged with the evening that it came after, and is counted", () => {
    const change = decide([act("un")]);
    expect(said(change)).toEqual(["Une semaine de travail, +5 po"]);
    expect(goldOf(change)).toMatchObject({ gp: 5 });
    expect(change.document.downtime).toEqual({ after: 4, since: NOW, count: 1 });
    expect(change.created.get("un")).toMatchObject({
      ...{ uid: "alice", role: "owner", campaignId: "camp", expiresAt: NOW + 180 * DAY },
      downtime: { act: "travail", after: 4 },
    });
    expect(change.document.latest?.[0]?.downtime).toEqual({ act: "travail", after: 4 });
    expect(playLog.schema.safeParse(change.created.get("un")).success).toBe(true);
    expect(playStates.schema.safeParse(change.document).success).toBe(true);
  });

  it("is done three times in one request too, and each once", () => {
    const change = decide([act("un"), act("deux"), act("trois"), act("quatre")]);
    expect(said(change)[3]).toBe(FULL);
    expect(goldOf(change)).toMatchObject({ gp: 15 });
    const again = decide([act("un")], {
      document: change.document,
      earlier: Object.fromEntries(change.created),
    });
    expect(said(again)).toEqual(["Une semaine de travail, +5 po"]);
    expect(again.created.size).toBe(0);
  });

  it.each([
    [
      "by anybody but its player",
      { by: mj },
      act("un"),
      "Seul son joueur décide de ce que fait ce personnage.",
    ],
    [
      "while an evening is played",
      { campaign: { evening: evening(5) } },
      act("un"),
      "Une séance est en cours : cela se joue à la table.",
    ],
    ["at no table", { campaign: "none" as const }, act("un"), "Ce personnage n'est à aucune table."],
    ["that its game has not", {}, act("un", "bras", "chasse"), "Cela ne se fait pas dans ce jeu."],
    ["in a way that it has not", {}, act("un", "jambes"), "Ce choix n'est plus possible."],
    ["that cannot be done now", {}, act("un", "bras", "mort"), "Pas ce soir."],
  ])("is refused %s, and nothing is counted", (_, how, entry, sentence) => {
    const change = decide([entry], how);
    expect(said(change)).toEqual([sentence]);
    expect(change.document).toBe(first);
  });

  it("counts as a press, also where it changes nothing", () => {
    expect(decide([act("un", "promenade")]).document.pace.count).toBe(1);
  });
});

describe("taking an act back", () => {
  const done = decide([act("un"), act("deux", "promenade")]);
  const after = (how: Partial<Parameters<typeof decide>[1]> & object = {}) => ({
    ...{ by: mj, document: done.document, earlier: Object.fromEntries(done.created), now: NOW + 30 * DAY },
    ...how,
  });

  it("is its MJ's, however long ago, and frees it", () => {
    const change = decide([{ id: "retour", undo: "un" }], after({ now: NOW + DAY }));
    expect(said(change)).toEqual(["Annulé : Une semaine de travail"]);
    expect(goldOf(change)).toMatchObject({ gp: 0 });
    expect(change.document.downtime).toEqual({ after: 4, since: NOW, count: 1 });
    expect(change.undone.get("un")).toBe("retour");
    expect(said(decide([{ id: "retour", undo: "un" }], after()))).toEqual([
      "Annulé : Une semaine de travail",
    ]);
  });

  it("says which it was, where there was nothing to change", () => {
    const change = decide([{ id: "retour", undo: "deux" }], after({ now: NOW + DAY }));
    expect(said(change)).toEqual(["Annulé : Une promenade"]);
    expect(change.document.downtime?.count).toBe(1);
  });

  it("is not its player's, who would throw again, nor another table's", () => {
    expect(said(decide([{ id: "retour", undo: "un" }], after({ by: alice, now: NOW })))).toEqual([
      "Le MJ seul annule ce qui se fait entre deux séances.",
    ]);
    expect(said(decide([{ id: "retour", undo: "un" }], after({ campaignId: "autre" })))).toEqual([
      "Cet acte est d'une autre table.",
    ]);
    expect(checkUndo({ ...(done.created.get("un") as PlayLogDocument), undoneBy: "x" }, mj, NOW)).toBe(
      "Cette action est déjà annulée.",
    );
  });
});

describe("who is told", () => {
  const campaign = campaignOf({ system: "dnd5e" });
  const done = decide([act("un"), act("deux", "promenade")]);

  it("is the MJ, once, of the newest act", () => {
    const [notice, ...others] = downtimeNotices("camp", campaign, { ...done, earlier: new Map() });
    expect(others).toEqual([]);
    expect(notice?.recipientUid).toBe("mj");
    expect(notice?.notification).toMatchObject({
      title: "Elenna, entre deux séances",
      message: "Une promenade — « La Marche des Cendres ».",
      cta: { label: "Ouvrir la campagne", href: "/campaign/camp?system=dnd5e#entre-deux-seances" },
      about: "alice",
    });
  });

  it("is the player of what the MJ took back", () => {
    const earlier = new Map(done.created);
    const undone = decide([{ id: "retour", undo: "un" }], {
      ...{ by: mj, document: done.document, earlier: Object.fromEntries(done.created), now: NOW + DAY },
    });
    const [notice] = downtimeNotices("camp", campaign, { created: undone.created, earlier });
    expect(notice?.recipientUid).toBe("alice");
    expect(notice?.notification).toMatchObject({
      title: "Elenna : le MJ annule un acte",
      message: "Une semaine de travail — « La Marche des Cendres ».",
    });
  });

  it("is nobody of what they did themselves, nor of any other press", () => {
    const own = campaignOf({ mj: { uid: "alice", name: "Alice" } });
    expect(downtimeNotices("camp", own, { ...done, earlier: new Map() })).toEqual([]);
    const pressed = decide([{ id: "coup", operation: { kind: "damage", amount: 3 } }]);
    expect(downtimeNotices("camp", campaign, { ...pressed, earlier: new Map() })).toEqual([]);
  });
});
