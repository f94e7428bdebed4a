import { describe, expect, it } from "vitest";
import { type FightDocument, fights } from "../../documents/fight";
import { campaignOf, NOW } from "../../testing/campaigns";
import { entryOf } from "../../testing/initiative";
import { freshPanel } from "../panel/panelState";
import { decideFightChange } from "./changeFight";

const goblin = { source: { catalogue: "goblin" }, max: 7, lost: 0, conditions: [] };
const prone = { id: "effect-01", targetId: "goblin-1", condition: "À terre", label: "À terre" };
const noted = (recorded: number, title: string, detail: string) => ({
  id: `entry-${recorded}`,
  title,
  detail,
});

/** As the release of November 2026 stored it: each part that a step may have is in one of them. */
const STORED: FightDocument = {
  mjUid: "mj",
  panel: {
    campaignId: "camp",
    system: "dnd5e",
    initiative: {
      order: [
        entryOf("ayla", 18),
        entryOf("goblin-1", 12, { name: "Gobelin 1", kind: "creature", hidden: true }),
      ],
      activeIndex: 1,
      round: 1,
    },
    history: { entries: [], recorded: 5 },
    usedActions: ["action"],
    tracks: { tension: 4 },
    fighting: { creatures: { "goblin-1": { ...goblin, lost: 5 } }, copies: {} },
    effects: [],
  },
  shared: true,
  startedAt: NOW,
  steps: [
    {
      id: "operation-11",
      step: {
        history: {
          recorded: 5,
          dropped: [
            noted(5, "Gobelin 1", "−5 PV (2 / 7)"),
            noted(4, "Gobelin 1", "Fin : À terre"),
            noted(3, "Tour de Nom de ayla", "Round 1 · initiative 18"),
            noted(2, "Gobelin 1", "À terre"),
            noted(1, "Action", "Action consommée."),
          ],
        },
      },
    },
    { id: "operation-10", step: { order: ["ayla", "goblin-1", entryOf("bran", 9)] } },
    {
      id: "operation-9",
      step: { creatures: { "goblin-1": goblin }, history: { recorded: 4, dropped: [] } },
    },
    {
      id: "operation-8",
      step: {
        creatures: { "goblin-1": { ...goblin, conditions: ["À terre"] } },
        effects: [{ ...prone, turnOf: "ayla", when: "end", rounds: 1 }],
        turn: { activeIndex: 0, round: 1 },
        history: { recorded: 2, dropped: [] },
      },
    },
    {
      id: "operation-7",
      step: { creatures: { "goblin-1": goblin }, history: { recorded: 1, dropped: [] } },
    },
    { id: "operation-6", step: { effects: [] } },
    { id: "operation-5", step: { history: { recorded: 0, dropped: [] }, usedActions: [] } },
    { id: "operation-4", step: { tracks: {} } },
    {
      id: "operation-3",
      step: { creatures: { "goblin-1": null }, copies: { "goblin-own": null }, order: ["ayla", "bran"] },
    },
    { id: "operation-2", step: { order: [] } },
    { id: "too-long" },
  ],
  revision: 1,
  operationIds: ["too-long", ...Array.from({ length: 11 }, (_, index) => `operation-${index + 1}`)],
  pace: { since: NOW, count: 12 },
  updatedAt: NOW,
};
const subject = { campaignId: "camp", system: "dnd5e", stored: STORED, live: undefined } as const;
const takenBack = (count: number) =>
  decideFightChange(
    campaignOf(),
    "mj",
    subject,
    STORED.steps.slice(0, count).map(({ id }) => ({ id: `undo-${id}`, undo: id })),
    NOW,
  );

describe("a fight that an earlier release stored", () => {
  it("is read as it is", () => {
    expect(fights.schema.parse(STORED)).toEqual(STORED);
  });

  it("is taken back step by step", () => {
    const turn = takenBack(4);
    expect(turn.turnChanges).toMatchObject([{ kind: "undoTurn", characterId: "ayla" }]);
    expect(turn.document.panel).toMatchObject({
      initiative: { activeIndex: 0, order: [{ id: "ayla" }, { id: "goblin-1" }, { id: "bran" }] },
      fighting: { creatures: { "goblin-1": { lost: 0, conditions: ["À terre"] } } },
      history: { recorded: 2, entries: [{ detail: "À terre" }, { detail: "Action consommée." }] },
    });
    const { document, answers } = takenBack(10);
    expect(answers).toEqual(STORED.steps.slice(0, 10).map(({ id }) => ({ id: `undo-${id}` })));
    expect(document.panel).toEqual(freshPanel("camp", "dnd5e"));
    expect(document).toMatchObject({ shared: true, startedAt: NOW, steps: [{ id: "too-long" }] });
  });

  it("says of a step that was too long to keep that it is not taken back", () => {
    expect(takenBack(11).answers.at(-1)).toEqual({
      id: "undo-too-long",
      refused: "C'était trop long pour être gardé : cela ne s'annule plus.",
    });
  });
});
