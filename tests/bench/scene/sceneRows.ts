import type { Browser, Page } from "@playwright/test";
import { openCanvas } from "../../e2e/support/sceneCanvas";
import { campaignRunBy } from "../../support/campaigns";
import type { Person } from "../../support/cast";
import { tableWithScene } from "../../support/sceneTable";
import { BUDGETS } from "../budgets";
import { rounds } from "../rounds";
import { atLeast, atMost, kilobytes, milliseconds, spread } from "../rows";
import { sightRows } from "../sight/sightRows";
import { median, percentile } from "../statistics";
import type { Row } from "../table";
import { weigh } from "../weigh";
import { measureFollowing, measureFrames } from "./dragging";
import { measureDrops } from "./drops";
import { closeAll, ScenePages } from "./scenePages";
import { measurePicture } from "./slowPhone";

const DROPS = rounds(30);
const DROPS_OF_EIGHT = rounds(10);

const times = (ratio: number) => `${ratio.toFixed(2)} ×`;
const share = (of: number) => `${Math.round(of * 100)} %`;

async function dropRows(pages: ScenePages): Promise<Row[]> {
  const two = await measureDrops(pages, 2, DROPS);
  const eight = await measureDrops(pages, 8, DROPS_OF_EIGHT);
  for (const [browsers, { drops, settled, raw }] of [
    [2, two],
    [8, eight],
  ] as const) {
    console.log(`  Token dropped → the others' canvas, ${browsers} browsers: ${spread(drops)}`);
    console.log(`    in its place: ${spread(settled)}; a raw client's write: ${spread(raw)}`);
  }
  const ratio = median(two.drops) / median(two.raw);
  return [
    atMost(
      "Token dropped → the other's canvas, against a raw write",
      ratio,
      BUDGETS.scene.rawWriteRatio,
      times,
    ),
  ];
}

async function followingRows(pages: ScenePages): Promise<Row[]> {
  const { behind, still, astray } = await measureFollowing(pages);
  console.log(`  A dragged token is behind its pointer: ${spread(behind)}`);
  console.log(`    frames without progress ${share(still)}; off its way ${astray.toFixed(2)} squares (p95)`);
  const late = percentile(behind, 0.95);
  return [atMost("A dragged token, behind its pointer (p95)", late, BUDGETS.scene.behind, milliseconds)];
}

async function frameRows(pages: ScenePages): Promise<Row[]> {
  const frames = await measureFrames(pages);
  const unit = (value: number) => `${Math.round(value)} a second`;
  return [atLeast("Frames, one of 200 tokens dragged, CPU × 4", frames, BUDGETS.scene.framesASecond, unit)];
}

async function pictureRows(pages: ScenePages): Promise<Row[]> {
  const { shown, tiles, tilesInView, tileBytes, overviewBytes, joined, again } = await measurePicture(pages);
  const { overview, joined: joinBudget, tiles: tilesBudget } = BUDGETS.scene.slowPhone;
  console.log(`  A room whose picture was seen is opened by its address → overview: ${milliseconds(again)}`);
  return [
    atMost("Slow phone: « VTT en ligne » on a sheet → overview", joined, joinBudget, milliseconds),
    atMost(
      `Slow phone: a scene is shown → overview (${kilobytes(overviewBytes)})`,
      shown,
      overview,
      milliseconds,
    ),
    atMost(
      `Slow phone: zoomed in → ${tilesInView} tiles of ${kilobytes(tileBytes)} in view`,
      tiles,
      tilesBudget,
      milliseconds,
    ),
  ];
}

/** What the room loads with a scene, beside what it loads without. */
async function weightOf(pages: ScenePages, who: Person, { map, room }: { map: string; room: string }) {
  const weighed = async (at: string, shown: (page: Page) => Promise<unknown>) => {
    const page = await pages.signedIn(who, { serviceWorkers: "block" });
    const { bytes } = await weigh(page, at, async () => {
      await shown(page);
    });
    await closeAll([page]);
    return bytes;
  };
  const withMap = await weighed(map, openCanvas);
  return withMap - (await weighed(room, (page) => page.getByRole("textbox", { name: "Message" }).waitFor()));
}

async function weightRows(pages: ScenePages): Promise<Row[]> {
  const { mj, nina, table, path } = await tableWithScene();
  const { settings, vttStatus } = table;
  const plain = await campaignRunBy(mj, { players: [nina], settings, ...(vttStatus && { vttStatus }) });
  const paths = { map: path, room: `/session/${plain.id}?system=dnd5e` };
  const own = await weightOf(pages, mj, paths);
  console.log(`  The MJ's map, whose tools a player does not load: ${kilobytes(own)}`);
  const players = await weightOf(pages, nina, paths);
  return [atMost("A player's map: scripts and styles", players, BUDGETS.map.bytes, kilobytes)];
}

const PARTS = [dropRows, followingRows, frameRows, pictureRows, weightRows, sightRows];

/** The map between browsers, under a finger and on a slow phone. */
export async function sceneRows(browser: Browser, origin: string): Promise<Row[]> {
  const pages = new ScenePages(browser, origin);
  const rows: Row[] = [];
  for (const measure of PARTS) rows.push(...(await measure(pages)));
  return rows;
}
