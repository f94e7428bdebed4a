import type { Page } from "@playwright/test";
import type { Call, CallInput } from "domain/api/call";
import {
  changeDoor,
  changeFog,
  changeTokens,
  changeWalls,
  createScene,
  forgetSeen,
  moveTokens,
  putTiles,
  showScene,
  updateScene,
} from "domain/api/scenes";
import { scenes } from "domain/documents/scene";
import { tableExplored } from "domain/documents/sight";
import { tileCounts, tileNames } from "domain/table/scene/tiles";
import { gridOf, tokenOf } from "domain/testing/scenes";
import { openAs } from "../../e2e/support/openAs";
import { openCanvas } from "../../e2e/support/sceneCanvas";
import { expect, test } from "../../e2e/support/test";
import { unique } from "../../support/cast";
import { read } from "../../support/database";
import { patience } from "../../support/patience";
import { openTable } from "../../support/sceneTable";
import { startCountedApi } from "../support/countedApi";
import { noteFigure } from "../support/figures";
import { type Box, pixelFaults } from "../support/shownPixels";
import { SightReader } from "../support/sightReading";
import { signedIn } from "../support/world";

const SIZE = { width: 1024, height: 640 };
/** Squares of what was seen are of 17.5 pixels: every other edge of one runs through pixels. */
const GRID = gridOf({ size: 70 });
const PICTURE = { id: "picture-of-pixels", ...tileCounts(SIZE) };
/** Between the halves of the scene, with a door in it. */
const DOOR = { id: "door-1", points: [500, 280, 500, 350], state: "closed" as const };
const WALLS = [
  { id: "wall-1", kind: "wall" as const, points: [500, 0, 500, 640] },
  { id: "wall-2", kind: "wall" as const, points: [90, 120, 310, 260] },
];
const [BEFORE, BEHIND] = [
  { x: 385, y: 315 },
  { x: 735, y: 175 },
];
/** What the MJ opens by hand, behind the wall. */
const OPENED: Box = { left: 860, top: 500, right: 961, bottom: 603 };

/** A picture without a hole, in pieces by their names, in base64. */
const drawPieces = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(
    async ({ width, height, side, overviewSide, columns, rows }) => {
      const canvasOf = (wide: number, high: number) => {
        const canvas = new OffscreenCanvas(wide, high);
        const context = canvas.getContext("2d");
        if (context === null) throw new Error("no canvas");
        return { canvas, context };
      };
      const encode = async (canvas: OffscreenCanvas) => {
        const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.8 });
        const bytes = new Uint8Array(await blob.arrayBuffer());
        return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
      };
      const whole = canvasOf(width, height);
      for (let x = 0; x < width; x += 16)
        for (let y = 0; y < height; y += 16) {
          whole.context.fillStyle = `hsl(${(x * 7 + y * 13) % 360} 80% 60%)`;
          whole.context.fillRect(x, y, 16, 16);
        }
      const scale = overviewSide / Math.max(width, height);
      const small = canvasOf(Math.round(width * scale), Math.round(height * scale));
      small.context.drawImage(whole.canvas, 0, 0, small.canvas.width, small.canvas.height);
      const pieces: Record<string, string> = { overview: await encode(small.canvas) };
      for (let at = 0; at < columns * rows; at += 1) {
        const [left, top] = [(at % columns) * side, Math.floor(at / columns) * side];
        const tile = canvasOf(Math.min(side, width - left), Math.min(side, height - top));
        tile.context.drawImage(whole.canvas, -left, -top);
        pieces[at] = await encode(tile.canvas);
      }
      return pieces;
    },
    { ...SIZE, side: 512, overviewSide: 640, columns: PICTURE.columns, rows: PICTURE.rows },
  );

/** How much of each pixel there is, row by row, from 0 to 255. */
async function alphaOf(page: Page, image: string) {
  const { width, height, alpha } = await page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d");
    if (context === null) throw new Error("no canvas");
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const parts: string[] = [];
    for (let at = 3; at < data.length; at += 4) parts.push(String.fromCharCode(data[at] ?? 0));
    return { width: bitmap.width, height: bitmap.height, alpha: btoa(parts.join("")) };
  }, image);
  return { width, height, alpha: Buffer.from(alpha, "base64") };
}

test("of a scene's picture, a player's account reads pixels of what the group has seen, and no others", async ({
  browser,
}) => {
  test.setTimeout(patience(240_000));
  const api = await startCountedApi();
  const { mj, nina, table, hero, path } = await openTable();
  const [byMj, byNina] = [await signedIn(mj, api.address), await signedIn(nina, api.address)];
  const sceneId = unique("scene");
  const of = { system: table.system, id: table.id };
  const params = { ...of, sceneId };
  const does = async <C extends Call>(call: C, input: CallInput<C>, by = byMj) => {
    const { status, body } = await by.call(call, input);
    if (status >= 300) throw new Error(`${call.summary}: ${status} ${body?.error}`);
  };
  const walk = ({ x, y }: { x: number; y: number }) =>
    does(moveTokens, { params, body: { moves: [{ tokenId, path: [x, y] }] } }, byNina);
  const door = (state: "open" | "closed") =>
    does(changeDoor, { params: { ...params, doorId: DOOR.id }, body: { state } });
  const tokenId = `character-${hero}`;

  await does(createScene, {
    params: of,
    body: {
      ...{ name: "Le donjon", ...SIZE, grid: GRID, fogOn: true, requestId: sceneId },
      background: { colour: "#3c3a46", texture: "plain" },
    },
  });
  await does(changeWalls, { params, body: { change: { walls: WALLS, doors: [DOOR] } } });
  const token = tokenOf({ kind: "character", characterId: hero, name: "Lorien", ...BEFORE });
  await does(changeTokens, {
    params,
    body: { operations: [{ kind: "put", id: tokenId, token, hidden: false }] },
  });
  const sight = { on: true, light: "day" as const, playersOpenDoors: true };
  await does(updateScene, { params, body: { picture: PICTURE, sight } });
  const blank = await (await browser.newContext()).newPage();
  const pieces = await drawPieces(blank);
  const tiles = tileNames(PICTURE).map((name) => ({ name, image: pieces[name] ?? "" }));
  await does(putTiles, { params, body: { pictureId: PICTURE.id, tiles } });
  await does(showScene, { params: of, body: { sceneId } });

  const page = await openAs(browser, mj, path);
  await openCanvas(page);
  const reader = new SightReader(nina.uid, { campaignId: table.id, sceneId, heroes: [] });
  const counts = { pieces: 0, shown: 0, hidden: 0 };

  /** The MJ's device has published all that was seen by now, and no more. */
  const isPublished = async () => {
    const [scene, seen] = [await read(scenes, table.id, sceneId), await read(tableExplored, table.id)];
    const wanted = Object.entries(seen?.touched ?? {});
    const old = wanted.filter(([name, touched]) => {
      const { revision = -1, seen: cutBy = -1 } = scene?.published[name] ?? {};
      return cutBy < touched || revision < (scene?.touched[name] ?? 0);
    });
    return wanted.length > 0 && old.length === 0;
  };
  const expectSeenPixelsAlone = async (opened: readonly Box[], isComplete = true) => {
    if (isComplete) await expect.poll(isPublished, { timeout: patience(60_000) }).toBe(true);
    const known = await reader.readPieces();
    if (isComplete) expect(known.pieces.length).toBeGreaterThan(1);
    for (const { name, image } of known.pieces) {
      const pixels = await alphaOf(blank, image);
      const found = pixelFaults(
        { ...pixels, name, picture: PICTURE, scene: { ...SIZE, grid: GRID } },
        known,
        opened,
      );
      expect(found.faults.slice(0, 5), name).toEqual([]);
      counts.pieces += 1;
      counts.shown += found.shown;
      counts.hidden += found.hidden;
    }
  };

  await expectSeenPixelsAlone([]);
  await door("open");
  await expectSeenPixelsAlone([]);
  await walk({ x: 560, y: 315 });
  await walk(BEHIND);
  await expectSeenPixelsAlone([]);
  const { left, top, right, bottom } = OPENED;
  const outline = [left, top, right, top, right, bottom, left, bottom];
  await walk({ x: 560, y: 315 });
  await walk(BEFORE);
  await door("closed");
  // What is behind the door is forgotten: from the next read on, no piece shows it.
  await does(forgetSeen, { params });
  await expectSeenPixelsAlone([], false);
  await expectSeenPixelsAlone([]);
  await does(changeFog, { params, body: { id: unique("change"), change: { kind: "reveal", outline } } });
  await expectSeenPixelsAlone([OPENED]);
  await does(changeFog, { params, body: { id: unique("change"), change: { kind: "coverAll" } } });
  await expectSeenPixelsAlone([], false);
  await expectSeenPixelsAlone([]);

  expect(Math.min(...Object.values(counts))).toBeGreaterThan(0);
  noteFigure(
    `pixels: ${counts.pieces} published pieces read with a player's account: ${counts.shown} pixels of what was seen are there, ${counts.hidden} of what was not are empty`,
  );
  await reader.close();
  await api.stop();
});
