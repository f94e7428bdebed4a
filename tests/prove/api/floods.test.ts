import { randomUUID } from "node:crypto";
import { renewCampaignInvite } from "domain/api/campaigns";
import { updateCharacter } from "domain/api/characters";
import { createEncounter } from "domain/api/encounters";
import { changeFight } from "domain/api/fight";
import { changeFog, draw } from "domain/api/scenes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { at as ofCharacter } from "../../api/support/characters";
import { type SceneTable, sceneTable, show } from "../../api/support/scenes";
import type { Seat } from "../../api/support/seats";
import { type Answer, Browser, sendRaw } from "../../support/apiClient";
import { type ApiProcess, startApi } from "../../support/apiProcess";
import { characterOf } from "../../support/campaigns";
import { patience } from "../../support/patience";
import { noteFigure } from "../support/figures";

/** Nobody else waits longer for what they do. */
const MAX_OTHERS_MS = patience(1_000);
/** A client gives up then. */
const ANSWERED_MS = patience(15_000);
const PINGS_MS = 100;

let api: ApiProcess;
beforeAll(async () => {
  api = await startApi(process.env);
});
afterAll(() => api.stop());

/** The same member's browser on the instance that is flooded. */
const here = ({ browser: { cookie = "" } }: Seat) => new Browser({ cookie, server: api.address });

interface Timed {
  readonly answer: Answer;
  readonly milliseconds: number;
}

async function timed(send: () => Promise<Answer>): Promise<Timed> {
  const start = performance.now();
  const answer = await send();
  return { answer, milliseconds: performance.now() - start };
}

const longest = (all: readonly Timed[]) =>
  Math.round(Math.max(...all.map(({ milliseconds }) => milliseconds)));

/** Asks for something again and again until the flood is over. */
async function meanwhile(send: () => Promise<Answer>, flood: Promise<unknown>): Promise<Timed[]> {
  const asked: Timed[] = [];
  let isOver = false;
  void flood.finally(() => {
    isOver = true;
  });
  do {
    asked.push(await timed(send));
    await new Promise((resolve) => setTimeout(resolve, PINGS_MS));
  } while (!isOver);
  return asked;
}

/**
 * Sends so many at once: each is done, or is one too many (429), or came too late for its turn (503 with a moment to come
 * back), and never an error of ours; others are served all the while.
 */
async function flood(
  what: string,
  count: number,
  send: (place: number) => Promise<Answer>,
  other: () => Promise<Answer>,
) {
  await other();
  const all = Promise.all(Array.from({ length: count }, (_, place) => timed(() => send(place))));
  const health = () => sendRaw({ method: "GET", path: "/api/health", server: api.address });
  const [sent, others, pings] = await Promise.all([all, meanwhile(other, all), meanwhile(health, all)]);
  const statuses = new Map<number, number>();
  for (const { answer } of sent) statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  noteFigure(
    `${what} × ${count}: ${[...statuses].map(([status, many]) => `${status}: ${many}`).join(", ")} in ${longest(sent)} ms; others waited ${longest(others)} ms, health ${longest(pings)} ms`,
  );
  for (const { answer } of sent) {
    if (answer.status < 300) continue;
    expect([429, 503], answer.body?.code).toContain(answer.status);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  }
  expect(statuses.get(429)).toBeGreaterThanOrEqual(count / 2);
  expect(longest(sent)).toBeLessThan(ANSWERED_MS);
  expect(others.every(({ answer }) => answer.status < 300)).toBe(true);
  expect(longest(others)).toBeLessThanOrEqual(MAX_OTHERS_MS);
  expect(longest(pings)).toBeLessThanOrEqual(MAX_OTHERS_MS);
  expect(api.log()).not.toMatch(/"severity":"(?:ERROR|CRITICAL)"/);
  return sent.filter(({ answer }) => answer.status < 300);
}

/** A comb of so many points on a scene of 1024 × 512: what takes the longest for its size. */
function comb(points: number, shift: number): number[] {
  const teeth = Array.from({ length: (points - 2) / 2 }, (_, place) => {
    const x = 1 + (place * 1000) / points;
    return [x + shift, 20, x + 0.4 + shift, 500];
  }).flat();
  return [...teeth, 1000, 505, 1, 505];
}

const line = (place: number) => ({
  id: randomUUID(),
  drawing: { kind: "line" as const, points: [10, 10 + place, 200, 200], colour: "#00aa00" },
});

/** A table whose scene is shown, with the browsers of its MJ and its player on the instance that is flooded. */
async function opened(): Promise<{ at: SceneTable; mj: Browser; player: Browser }> {
  const at = await sceneTable();
  await show(at, at.sceneId);
  return { at, mj: here(at.mona), player: here(at.ana) };
}

const drawing = (browser: Browser, { brumes }: SceneTable, body = line(0)) =>
  browser.call(draw, { params: brumes.params, body });

/** The same drawing, sent again and again: it waits for its turn, and fills nothing. */
function drawingAgain(browser: Browser, at: SceneTable): () => Promise<Answer> {
  const body = line(0);
  return () => drawing(browser, at, body);
}

describe("one member's flood", () => {
  it("of long changes of the fog keeps the instance from nobody", async () => {
    const { at, mj, player } = await opened();
    const change = (place: number) => {
      const revealed = [{ outline: comb(1_500, place / 10), holes: [] }];
      const body = { id: randomUUID(), change: { kind: "set" as const, revealed } };
      return mj.call(changeFog, { params: at.params, body });
    };
    for (const count of [20, 60]) {
      expect((await flood("changeFog", count, change, drawingAgain(player, at))).length).toBeGreaterThan(0);
    }
  });

  it("of saves of a large sheet is one save, and nobody else's wait", async () => {
    const { at, player, mj } = await opened();
    const id = await characterOf(at.ana);
    const notes = "x".repeat(120_000);
    const save = (place: number) =>
      player.call(updateCharacter, {
        ...ofCharacter(id),
        body: { data: { notes: `${place}${notes}` } } as never,
      });
    expect((await flood("updateCharacter", 40, save, drawingAgain(mj, at))).length).toBeGreaterThan(0);
  });

  it("of what an MJ prepares is made as far as its turn comes", async () => {
    const { at, mj, player } = await opened();
    const { params } = at.brumes;
    const encounter = () => mj.call(createEncounter, { params, body: { name: "Encore", lines: [] } });
    expect((await flood("createEncounter", 60, encounter, drawingAgain(player, at))).length).toBeGreaterThan(
      0,
    );
    const invite = () => mj.call(renewCampaignInvite, { params });
    expect((await flood("renewCampaignInvite", 60, invite, drawingAgain(player, at))).length).toBeGreaterThan(
      0,
    );
  });

  it("of drawings leaves the others their turn at the same scene", async () => {
    const { at, mj, player } = await opened();
    const strokes = (place: number) => drawing(player, at, line(place));
    expect((await flood("draw", 110, strokes, drawingAgain(mj, at))).length).toBeGreaterThan(0);
  });

  it("of changes of the fight is answered, each of them", async () => {
    const { at, mj, player } = await opened();
    const turn = () =>
      mj.call(changeFight, {
        params: at.brumes.params,
        body: {
          entries: [{ id: randomUUID(), operation: { type: "broadcast", prompt: "Silence" } }],
        } as never,
      });
    expect((await flood("changeFight", 40, turn, drawingAgain(player, at))).length).toBeGreaterThan(0);
  });
});
