import type { Page } from "@playwright/test";
import { createScene } from "domain/api/scenes";
import { scenes } from "domain/documents/scene";
import { sceneWalls } from "domain/documents/sight";
import { OVERVIEW } from "domain/table/scene/tiles";
import { unpackedWalls } from "domain/table/sight/packed";
import { filePoints, mapText, resolution } from "domain/testing/mapFiles";
import { openCanvas } from "../../e2e/support/sceneCanvas";
import { signedIn } from "../../prove/support/world";
import { unique } from "../../support/cast";
import { read } from "../../support/database";
import { openTable } from "../../support/sceneTable";
import { DEVICES } from "../paint";
import { rounds } from "../rounds";
import { closeAll, type ScenePages } from "../scene/scenePages";
import { CELL, COLUMNS, DUNGEON_GRID, DUNGEON_SIZE, dungeon, ROWS } from "./dungeon";
import { answered } from "./dungeonTable";

const TIMES = rounds(3);
const FILE_BYTES = 4_000_000;
/** How far from that a file may be: pictures are encoded with whole qualities. */
const SLACK = 0.08;
const PATIENCE_MS = 90_000;

declare global {
  interface Window {
    mapFile: File;
    longTasks: number[];
  }
}

export interface MapFileTimes {
  readonly bytes: number;
  /** From the drop until all is on the server and the dialog says so, in milliseconds, one a sample. */
  readonly ready: readonly number[];
  /** To the picture on the MJ's canvas. */
  readonly drawn: readonly number[];
  /** The longest task of the page's main thread meanwhile, in milliseconds; 0 for none over 50. */
  readonly longest: number;
}

/** A picture of noise in base64, as WebP of so many bytes. */
const noise = (page: Page, bytes: number): Promise<string> =>
  page.evaluate(
    async ([width, height, target]) => {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext("2d");
      if (context === null) throw new Error("no canvas");
      const pixels = context.createImageData(width, height);
      for (let at = 0; at < pixels.data.length; at += 4) {
        const ground = 90 + 40 * Math.sin(at / 97_000) + 60 * Math.random();
        pixels.data.set([ground, ground * 0.9, ground * 0.8, 255], at);
      }
      context.putImageData(pixels, 0, 0);
      let [low, high, best] = [0, 1, new Blob()];
      for (let tries = 0; tries < 7; tries += 1) {
        const quality = (low + high) / 2;
        const blob = await canvas.convertToBlob({ type: "image/webp", quality });
        if (Math.abs(blob.size - target) < Math.abs(best.size - target)) best = blob;
        if (blob.size > target) high = quality;
        else low = quality;
      }
      const text = await new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(String(reader.result));
        reader.readAsDataURL(best);
      });
      return text.slice(text.indexOf(",") + 1);
    },
    [DUNGEON_SIZE.width, DUNGEON_SIZE.height, bytes] as const,
  );

const inSquares = (points: readonly number[]) => filePoints(...points.map((pixels) => pixels / CELL));

/** The dungeon as its maker's program exports it. */
function dungeonFile(image: string): string {
  const { walls, doors, lights } = dungeon();
  const linesOf = (kind: string) =>
    walls.filter((one) => one.kind === kind).map((one) => inSquares(one.points));
  return mapText({
    resolution: resolution([COLUMNS, ROWS], CELL),
    line_of_sight: linesOf("wall"),
    objects_line_of_sight: linesOf("object"),
    portals: doors.map(({ points }) => {
      const bounds = inSquares(points);
      return { position: bounds[0], bounds, rotation: 0, closed: true, freestanding: false };
    }),
    lights: lights.map(({ x, y, range, colour }) => ({
      position: { x: x / CELL, y: y / CELL },
      ...{ range: range / CELL, intensity: 1, color: `ff${colour.slice(1)}`, shadows: true },
    })),
    image,
  });
}

/** Drops the file on the page as a hand does, and answers when that was. */
const drop = (page: Page): Promise<number> =>
  page.evaluate(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration);
    }).observe({ type: "longtask" });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(window.mapFile);
    const at = Date.now();
    for (const type of ["dragenter", "dragover", "drop"])
      document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    return at;
  });

/** The file on a new scene of a table of its own. */
async function dropOnce(pages: ScenePages, server: string, text: string) {
  const { mj, table, path } = await openTable();
  const sceneId = unique("scene");
  const browser = await signedIn(mj, server);
  await answered({ ...mj, browser }, createScene, {
    params: { system: table.system, id: table.id },
    body: {
      ...{ name: "Le donjon", width: 1024, height: 640, grid: DUNGEON_GRID, fogOn: true },
      ...{ background: { colour: "#3c3a46", texture: "plain" }, requestId: sceneId },
    },
  });
  const page = await pages.signedIn(mj, DEVICES.desktop);
  await page.goto(path);
  await page.getByRole("button", { name: "Préparer une carte" }).click();
  await openCanvas(page);
  await page.evaluate((content) => {
    window.mapFile = new File([content], "donjon.dd2vtt");
  }, text);
  const dropped = await drop(page);
  await page.getByRole("progressbar", { name: "Envoi de l'image" }).waitFor({ timeout: PATIENCE_MS });
  const done = page.getByRole("status").filter({ hasText: "Carte en place" });
  await done.waitFor({ timeout: PATIENCE_MS });
  const ready = Date.now() - dropped;
  const drawn = await page.waitForFunction(
    (width) => window.drawnPictures.find((one) => one.width === width)?.at,
    DUNGEON_SIZE.width,
    { polling: 50, timeout: PATIENCE_MS },
  );
  const longest = Math.max(0, ...(await page.evaluate(() => window.longTasks)));
  await requireWhole(table.id, sceneId);
  const shown = ((await drawn.jsonValue()) ?? Number.NaN) - dropped;
  await closeAll([page]);
  return { ready, drawn: shown, longest };
}

/** All pieces and all walls are on the server. */
async function requireWhole(campaignId: string, sceneId: string): Promise<void> {
  const [scene, stored] = [
    await read(scenes, campaignId, sceneId),
    await read(sceneWalls, campaignId, sceneId),
  ];
  const pieces = Object.keys(scene?.tiles ?? {});
  const { columns = 0, rows = 0 } = scene?.picture ?? {};
  const walls = unpackedWalls(stored?.walls ?? "").length;
  if (!pieces.includes(OVERVIEW) || pieces.length !== columns * rows + 1 || walls !== dungeon().walls.length)
    throw new Error(`${pieces.length} pieces of ${columns} × ${rows} and ${walls} walls came`);
}

/** How long a map maker's file takes from the drop to the scene. */
export async function measureMapFile(pages: ScenePages, server: string): Promise<MapFileTimes> {
  const blank = await pages.blank();
  const walls = dungeonFile("").length;
  const text = dungeonFile(await noise(blank, ((FILE_BYTES - walls) * 3) / 4));
  await closeAll([blank]);
  if (Math.abs(text.length - FILE_BYTES) > SLACK * FILE_BYTES)
    throw new Error(`the file has ${text.length} bytes`);
  const drops = [];
  for (let time = 0; time < TIMES; time += 1) drops.push(await dropOnce(pages, server, text));
  return {
    bytes: text.length,
    ready: drops.map(({ ready }) => ready),
    drawn: drops.map(({ drawn }) => drawn),
    longest: Math.max(...drops.map(({ longest }) => longest)),
  };
}
