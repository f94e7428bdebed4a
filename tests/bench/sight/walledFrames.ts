import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { moveTokens } from "domain/api/scenes";
import { openCanvas } from "../../e2e/support/sceneCanvas";
import type { Place } from "../../support/sceneTable";
import { DEVICES, slowDownProcessor } from "../paint";
import { drawnOf, forgetDrawn, framesASecond } from "../scene/canvasLog";
import { BEGINNING_MS, keepMoving, ROUND_MS, STEADY_MS } from "../scene/dragging";
import { closeAll, type ScenePages } from "../scene/scenePages";
import type { Images } from "../scene/slowPhone";
import { CORRIDOR, DUNGEON_SIZE, middleOf } from "./dungeon";
import { DungeonPicture } from "./dungeonPicture";
import { answered, type DungeonTable, dungeonTable, showDungeon, startOf } from "./dungeonTable";

/** CSS pixels around the middle of the canvas. */
const RADIUS = 110;
/** Until a square is some 30 pixels wide. */
const NOTCHES = 3;
const BETWEEN_NOTCHES_MS = 150;
const SETTLING_MS = 1_500;
/** As five players who move one after the other. */
const BETWEEN_STEPS_MS = 1_000;

/** Of Lorien, at the middle of the token: names are not drawn where they are too small. */
const INITIALS = "LO";

/** Where Lorien was drawn last, on the page. */
async function heroOnPage(page: Page): Promise<Place> {
  const last = (await drawnOf(page, INITIALS)).at(-1);
  const box = await page.getByRole("application").boundingBox();
  if (last === undefined || box === null) throw new Error("the hero is not on the screen");
  return { x: box.x + last.left, y: box.y + last.top };
}

/** Frames a second in which a finger drags Lorien round and round. */
async function framesOfDrag(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const [grip, box] = [await heroOnPage(page), await page.getByRole("application").boundingBox()];
  if (box === null) throw new Error("the canvas is not on the screen");
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: Place[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await touch("touchStart", [grip]);
  const send = (elapsed: number) => {
    const angle = (elapsed / ROUND_MS) * 2 * Math.PI;
    const at = { x: middle.x + RADIUS * Math.cos(angle), y: middle.y + RADIUS * Math.sin(angle) };
    return touch("touchMove", [at]);
  };
  await keepMoving(BEGINNING_MS + STEADY_MS, send, () => forgetDrawn(page, INITIALS));
  const drawn = await drawnOf(page, INITIALS);
  // Back where it was: it goes through no wall.
  await touch("touchMove", [grip]);
  await touch("touchEnd", []);
  await session.detach();
  return framesASecond(drawn);
}

/** Another hero walks along the corridor, so that what the group sees changes all the time. */
async function walkAlong({ players, params, heroes }: DungeonTable, until: Promise<unknown>): Promise<void> {
  const [walker, tokenId = ""] = [players[1], heroes[1]];
  let isOver = false;
  const over = until.finally(() => {
    isOver = true;
  });
  for (let step = 1; walker !== undefined && !isOver; step += 1) {
    const { x, y } = middleOf({ column: startOf(1).column + step, row: CORRIDOR + 1 });
    await answered(walker, moveTokens, { params, body: { moves: [{ tokenId, path: [x, y] }] } });
    await wait(BETWEEN_STEPS_MS);
  }
  await over;
}

export interface WalledFrames {
  /** While nobody else moves. */
  readonly alone: number;
  /** While what the group sees changes once a second. */
  readonly inCompany: number;
}

/** How smoothly one's own hero is dragged over a dungeon with its picture, on a phone with a slow processor. */
export async function measureWalledFrames(
  pages: ScenePages,
  server: string,
  images: Images,
): Promise<WalledFrames> {
  const at = await dungeonTable(server, { light: "day" });
  const picture = new DungeonPicture(at, images);
  await picture.keep();
  await showDungeon(at);
  await picture.publish();
  const [nina] = at.players;
  if (nina === undefined) throw new Error("nobody came");
  const page = await pages.signedIn(nina, DEVICES.phone);
  await page.goto(at.path);
  await openCanvas(page);
  await page.waitForFunction(
    ([token, width]) =>
      (window.drawnTokens[token]?.length ?? 0) > 0 &&
      window.drawnPictures.some((drawn) => drawn.width === width),
    [INITIALS, DUNGEON_SIZE.width] as const,
  );
  await wait(SETTLING_MS);
  const hero = await heroOnPage(page);
  await page.mouse.move(hero.x, hero.y);
  for (let notch = 0; notch < NOTCHES; notch += 1) {
    await page.mouse.wheel(0, -480);
    await wait(BETWEEN_NOTCHES_MS);
  }
  await wait(SETTLING_MS);
  await slowDownProcessor(page);
  const alone = await framesOfDrag(page);
  await wait(SETTLING_MS);
  const dragged = framesOfDrag(page);
  await walkAlong(at, dragged);
  const inCompany = await dragged;
  await closeAll([page]);
  return { alone, inCompany };
}
