import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { publishedTiles, tableScenes } from "domain/documents/scene";
import { campaignRunBy, characterOf } from "../../support/campaigns";
import type { Person } from "../../support/cast";
import { put, read } from "../../support/database";
import { tableWithScene } from "../../support/sceneTable";
import { DEVICES, slowDown } from "../paint";
import { closeAll, type ScenePages } from "./scenePages";

/** Eight rows of eight tiles: the largest picture that there is. */
const SIDE = 4096;
const COLUMNS = 8;
const TILE_SIDE = 512;
const OVERVIEW_SIDE = 640;
const PICTURE = "bench-picture";
const PATIENCE_MS = 90_000;
const NOTCHES = 3;
const BETWEEN_NOTCHES_MS = 150;
/** All tiles are here when none has come for so long. */
const QUIET_MS = 6_000;

/** Milliseconds, and bytes of the pieces that were read. */
export interface PictureTimes {
  /** From the moment at which the MJ shows the scene, in a room that is open, to its overview on the canvas. */
  readonly shown: number;
  /** From the end of a zoom to the last tile in view. */
  readonly tiles: number;
  readonly tilesInView: number;
  readonly tileBytes: number;
  readonly overviewBytes: number;
  /** From a press on a sheet's « VTT en ligne », where the picture was never seen. */
  readonly joined: number;
  /** From the opening of the room's page, where it was. */
  readonly again: number;
}

/** In base64. */
export interface Images {
  readonly tile: string;
  readonly overview: string;
}

/** Marks of many sizes, in base64: about as large as the pieces of a drawn map. */
const drawPicture = (page: Page, side: number, quality: number): Promise<string> =>
  page.evaluate(
    async ([pixels, of]) => {
      const canvas = new OffscreenCanvas(pixels, pixels);
      const context = canvas.getContext("2d");
      if (context === null) throw new Error("no canvas");
      for (let mark = 0; mark < pixels * 3; mark += 1) {
        context.fillStyle = `hsl(${30 + 40 * Math.random()} 40% ${30 + 30 * Math.random()}%)`;
        const [width, height] = [4 + 40 * Math.random(), 4 + 40 * Math.random()];
        context.fillRect(Math.random() * pixels, Math.random() * pixels, width, height);
      }
      const blob = await canvas.convertToBlob({ type: "image/webp", quality: of });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      let text = "";
      for (const byte of bytes) text += String.fromCharCode(byte);
      return btoa(text);
    },
    [side, quality] as const,
  );

/** The pieces of some picture. */
export const drawPieces = async (page: Page): Promise<Images> => ({
  tile: await drawPicture(page, TILE_SIDE, 0.6),
  overview: await drawPicture(page, OVERVIEW_SIDE, 0.5),
});

/** Stores the pieces, and gives what the members see of the scene with them. */
async function givePicture(table: { id: string }, sceneId: string, { tile, overview }: Images) {
  const names = Array.from({ length: COLUMNS * COLUMNS }, (_, name) => String(name));
  for (const name of [...names, "overview"]) {
    const image = name === "overview" ? overview : tile;
    const fields = { pictureId: PICTURE, type: "image/webp" as const, image, name, revision: 1 };
    await put(publishedTiles, [table.id, sceneId, name], fields);
  }
  const live = await read(tableScenes, table.id);
  if (live?.shown === undefined) throw new Error("no scene is shown");
  const picture = { id: PICTURE, columns: COLUMNS, rows: COLUMNS };
  const tiles = Object.fromEntries([...names, "overview"].map((name) => [name, 1]));
  return { ...live, shown: { ...live.shown, width: SIDE, height: SIDE, picture, tiles } };
}

/** The moment at which the overview was drawn first. */
async function overviewDrawn(page: Page): Promise<number> {
  const drawn = await page.waitForFunction(
    (side) => window.drawnPictures.find(({ width }) => width === side)?.at,
    SIDE,
    { polling: 50, timeout: PATIENCE_MS },
  );
  return (await drawn.jsonValue()) ?? Number.NaN;
}

/** The moments at which tiles were drawn first, one a tile. */
const tilesDrawn = (page: Page): Promise<number[]> =>
  page.evaluate((side) => {
    const first = new Map<string, number>();
    for (const { place, width, at } of window.drawnPictures)
      if (width === side && !first.has(place)) first.set(place, at);
    return [...first.values()];
  }, TILE_SIDE);

/** Zooms into the middle, and gives how long each tile in view took from then. */
async function zoomIn(page: Page): Promise<number[]> {
  const box = await page.getByRole("application").boundingBox();
  if (box === null) throw new Error("the canvas is not on the screen");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  for (let notch = 0; notch < NOTCHES; notch += 1) {
    // Twice a notch: the phone's screen halves it. Events of one frame would come as one.
    await page.mouse.wheel(0, -480);
    await wait(BETWEEN_NOTCHES_MS);
  }
  const zoomed = Date.now();
  for (;;) {
    const moments = await tilesDrawn(page);
    const last = Math.max(zoomed, ...moments);
    if (Date.now() - last > QUIET_MS) return moments.map((moment) => moment - zoomed);
    await wait(500);
  }
}

/** On a phone the map is a part of its own. */
async function chooseMap(page: Page): Promise<void> {
  const part = page.getByRole("radio", { name: "Carte" });
  await part.waitFor();
  await part.check();
}

const toOverview = async (page: Page, path: string): Promise<number> => {
  const opened = Date.now();
  await page.goto(path, { waitUntil: "commit" });
  await chooseMap(page);
  return (await overviewDrawn(page)) - opened;
};

/** From a sheet that has been looked at for a moment. */
async function join(page: Page, characterId: string): Promise<number> {
  await page.goto(`/character/${characterId}?system=dnd5e`);
  await slowDown(page);
  const button = page.getByRole("link", { name: "VTT en ligne" });
  await button.waitFor();
  await wait(QUIET_MS);
  const pressed = Date.now();
  await button.tap();
  return (await overviewDrawn(page)) - pressed;
}

/** What a phone on a slow network waits for that has the scripts and has never seen the picture. */
export async function measurePicture(pages: ScenePages): Promise<PictureTimes> {
  const { mj, nina, leo, table, sceneId, path } = await tableWithScene();
  const before = await read(tableScenes, table.id);
  const { settings, vttStatus } = table;
  const other = await campaignRunBy(mj, { players: [nina, leo], settings, ...(vttStatus && { vttStatus }) });
  if (before) await put(tableScenes, [other.id], before);
  /** On a phone that has the scripts of a map. */
  const phoneOf = async (person: Person) => {
    const page = await pages.signedIn(person, DEVICES.phone);
    for (let visit = 0; visit < 2; visit += 1) {
      await page.goto(`/session/${other.id}?system=dnd5e`);
      await chooseMap(page);
      await page.getByRole("application").waitFor();
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    }
    return page;
  };
  const page = await phoneOf(nina);
  const images = await drawPieces(page);
  const live = await givePicture(table, sceneId, images);
  await put(tableScenes, [table.id], { revision: live.revision, updatedAt: live.updatedAt });
  await page.goto(path);
  await slowDown(page);
  await chooseMap(page);
  const written = Date.now();
  await put(tableScenes, [table.id], live);
  const shown = (await overviewDrawn(page)) - written;
  const tiles = await zoomIn(page);
  const again = await toOverview(page, path);
  const second = await phoneOf(leo);
  const joined = await join(second, await characterOf(leo, { campaignId: table.id, name: "Borin" }));
  await closeAll([page, second]);
  const bytesOf = (image: string) => (image.length * 3) / 4;
  return {
    shown,
    joined,
    again,
    tiles: Math.max(...tiles),
    tilesInView: tiles.length,
    tileBytes: bytesOf(images.tile),
    overviewBytes: bytesOf(images.overview),
  };
}
