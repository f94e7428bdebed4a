import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { tokens } from "domain/documents/scene";
import { onScreen, square } from "../../e2e/support/sceneCanvas";
import { put } from "../../support/database";
import { type Place, SIZE, tableWithScene, tokenAt } from "../../support/sceneTable";
import { slowDownProcessor } from "../paint";
import { span } from "../rounds";
import { percentile } from "../statistics";
import { type Drawn, drawnOf, forgetDrawn, framesASecond } from "./canvasLog";
import { closeAll, type ScenePages } from "./scenePages";

const CENTRE: Place = { x: 512, y: 320 };
const RADIUS = 180;
/** Some five squares a second, as one who shows the way. */
export const ROUND_MS = 3_500;
const DRAG_MS = span(10_000);
/** The first traces, until the replay runs. */
export const BEGINNING_MS = 2_000;
const BETWEEN_MOVES_MS = 14;
const MANY_TOKENS = 200;
export const STEADY_MS = 5_000;

const onCircle = (angle: number): Place => ({
  x: CENTRE.x + RADIUS * Math.cos(angle),
  y: CENTRE.y + RADIUS * Math.sin(angle),
});

/**
 * Sends where a pointer is, as often as a hand's device does, for so long; `started` is called once the first traces are
 * out. Not waiting for each answer: the page takes the newest one for each of its frames, as it does of a hand's.
 */
export async function keepMoving(
  forMs: number,
  send: (elapsed: number) => Promise<unknown>,
  started?: () => Promise<void>,
): Promise<void> {
  const sent: Promise<unknown>[] = [];
  const start = Date.now();
  let isStarted = false;
  while (Date.now() - start < forMs) {
    sent.push(send(Date.now() - start));
    if (!isStarted && Date.now() - start > BEGINNING_MS) {
      isStarted = true;
      await started?.();
    }
    await wait(BETWEEN_MOVES_MS);
  }
  await Promise.all(sent);
}

/** Takes Lorien from its square and drags it round and round for so long. */
async function dragAround(page: Page, forMs: number, started?: () => Promise<void>): Promise<void> {
  const canvas = page.getByRole("application");
  const [middle, corner] = [await onScreen(canvas, CENTRE), await onScreen(canvas, { x: 0, y: 0 })];
  const scale = (middle.x - corner.x) / CENTRE.x;
  const grip = await onScreen(canvas, square(2, 2));
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.down();
  const session = await page.context().newCDPSession(page);
  const send = (elapsed: number) => {
    const { x, y } = onCircle((elapsed / ROUND_MS) * 2 * Math.PI);
    const [left, top] = [middle.x + (x - CENTRE.x) * scale, middle.y + (y - CENTRE.y) * scale];
    const event = { type: "mouseMoved", x: left, y: top, button: "left", buttons: 1 } as const;
    return session.send("Input.dispatchMouseEvent", event);
  };
  await keepMoving(forMs, send, started);
  await session.detach();
}

/** How far round a drawn token is, in rounds; one that follows another is less than half a round behind it. */
const roundOf = ({ x, y }: Place) => Math.atan2(y - CENTRE.y, x - CENTRE.x) / (2 * Math.PI);

function unwound(drawn: readonly Drawn[]): { at: number; round: number }[] {
  let turns = 0;
  return drawn.map((one, index) => {
    const before = drawn[index - 1];
    if (before) {
      const step = roundOf(one) - roundOf(before);
      if (step < -0.5) turns += 1;
      else if (step > 0.5) turns -= 1;
    }
    return { at: one.at, round: turns + roundOf(one) };
  });
}

/** When the one that is followed was so far round. */
function momentOf(path: readonly { at: number; round: number }[], round: number): number | undefined {
  const after = path.findIndex((one) => one.round >= round);
  const [from, to] = [path[after - 1], path[after]];
  if (from === undefined || to === undefined) return undefined;
  const share = to.round === from.round ? 1 : (round - from.round) / (to.round - from.round);
  return from.at + (to.at - from.at) * share;
}

export interface Following {
  /** How long before each of the other's frames the pointer had been where it shows the token, in milliseconds. */
  readonly behind: readonly number[];
  /** Of those frames, the share in which the token stood still or went back. */
  readonly still: number;
  /** How far from the way of the pointer the token was shown, in squares of the grid, p95. */
  readonly astray: number;
}

/** How a token that is dragged in circles is seen elsewhere. */
export async function measureFollowing(pages: ScenePages): Promise<Following> {
  const { mj, nina, path } = await tableWithScene();
  const [player, other] = [await pages.onMap(nina, path), await pages.onMap(mj, path)];
  await dragAround(player, DRAG_MS, async () => {
    await Promise.all([player, other].map((page) => forgetDrawn(page, "Lorien")));
  });
  const [led, seen] = [await drawnOf(player, "Lorien"), await drawnOf(other, "Lorien")];
  await player.mouse.up();
  await closeAll([player, other]);
  const way = unwound(led);
  const shown = unwound(seen);
  // Both logs begin at once: where the follower's first angle lies ahead, it is of the round before.
  const ahead = (shown[0]?.round ?? 0) > (way[0]?.round ?? 0) ? 1 : 0;
  const behind = shown.flatMap(({ at, round }) => {
    const moment = momentOf(way, round - ahead);
    return moment === undefined ? [] : [at - moment];
  });
  const steps = shown.slice(1).map(({ round }, index) => round - (shown[index]?.round ?? 0));
  const pace = percentile(steps, 0.5);
  const astray = seen.map(({ x, y }) => Math.abs(Math.hypot(x - CENTRE.x, y - CENTRE.y) - RADIUS) / 64);
  return {
    behind,
    still: steps.filter((step) => step < 0.2 * pace).length / steps.length,
    astray: percentile(astray, 0.95),
  };
}

/** Frames a second in which a dragged token was drawn among 200, on a slow processor. */
export async function measureFrames(pages: ScenePages): Promise<number> {
  const { nina, table, heroToken, path } = await tableWithScene();
  const hero = await tokenAt(table, heroToken);
  if (hero === undefined) throw new Error("the table has no token");
  const { ownerId: _, characterId: __, ...creature } = hero;
  for (let at = 0; at < MANY_TOKENS - 2; at += 1) {
    const place = { x: 32 + ((at * 61) % (SIZE.width - 64)), y: 32 + ((at * 37) % (SIZE.height - 64)) };
    const looks = { health: 0.6, badges: ["À terre"], name: `Garde ${at}`, kind: "creature" as const };
    await put(tokens, [table.id, `guard-${at}`], { ...creature, ...looks, ...place });
  }
  const page = await pages.onMap(nina, path);
  await page.waitForFunction(() => Object.keys(window.drawnTokens).length > 190);
  await slowDownProcessor(page);
  await dragAround(page, BEGINNING_MS + STEADY_MS, () => forgetDrawn(page, "Lorien"));
  const drawn = await drawnOf(page, "Lorien");
  await page.mouse.up();
  await closeAll([page]);
  return framesASecond(drawn);
}
