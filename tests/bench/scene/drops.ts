import type { Page } from "@playwright/test";
import { tokens } from "domain/documents/scene";
import { drag, onScreen, square } from "../../e2e/support/sceneCanvas";
import { PASSWORD } from "../../support/cast";
import { tableWithScene } from "../../support/sceneTable";
import { openRawPage } from "../live/rawPage";
import { sighting } from "../live/stopwatch";
import { drawnOf, forgetDrawn, hasComeToRest } from "./canvasLog";
import { closeAll, type ScenePages } from "./scenePages";

const WARM_UP = 3;
/** What was dragged is replayed before the drop; a trace that is silent for two seconds lets its token go. */
const REPLAYED_MS = 1_800;

const env = (name: string): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set`);
  return value;
};

/** Milliseconds, one a sample. */
export interface Drops {
  /** From the pointer's release to the other's canvas, which begins to show the token elsewhere. */
  readonly drops: readonly number[];
  /** To the token in its place there: it glides. */
  readonly settled: readonly number[];
}

/** A page of the SDK and nothing else, for a table's token of Nina's. */
async function rawPages(pages: ScenePages) {
  const { nina, mj, table, heroToken } = await tableWithScene();
  const open = async ({ email }: { email: string }) => {
    const page = await pages.blank();
    await openRawPage(page, pages.origin, {
      projectId: env("GCLOUD_PROJECT"),
      authEmulator: `http://${env("FIREBASE_AUTH_EMULATOR_HOST")}`,
      firestoreEmulator: env("FIRESTORE_EMULATOR_HOST"),
      email,
      password: PASSWORD,
      path: tokens.path(table.id, heroToken),
      field: "x",
    });
    await page.getByRole("heading", { name: "160" }).waitFor();
    return page;
  };
  return { writer: await open(nina), reader: await open(mj) };
}

/** Drags Lorien beside the middle of a square, waits, and lets go: it snaps to the middle. */
async function dropOnce(player: Page, others: readonly Page[], turn: number) {
  const canvas = player.getByRole("application");
  const [here, there] = turn % 2 === 0 ? [square(2, 2), square(6, 3)] : [square(6, 3), square(2, 2)];
  const beside = { x: there.x + 24, y: there.y + 24 };
  await drag(player, await onScreen(canvas, here), await onScreen(canvas, beside), { drop: false });
  const replayed = await Promise.all(
    others.map((other) => hasComeToRest(other, "Lorien", beside, REPLAYED_MS)),
  );
  const watching = others.filter((_, at) => replayed[at]);
  await Promise.all(watching.map((other) => forgetDrawn(other, "Lorien")));
  await player.mouse.up();
  const dropped = await player.evaluate(() => window.droppedAt);
  const moments = watching.map(async (other) => {
    await other.waitForFunction(
      (place) => {
        const last = window.drawnTokens.Lorien?.at(-1);
        return last !== undefined && Math.hypot(last.x - place.x, last.y - place.y) < 1;
      },
      there,
      { polling: 50 },
    );
    const drawn = await drawnOf(other, "Lorien");
    const away = (of: { x: number; y: number }, one: { x: number; y: number }) =>
      Math.hypot(one.x - of.x, one.y - of.y);
    const first = drawn.find((one) => away(beside, one) > 1.5);
    const last = drawn.find((one) => away(there, one) < 1);
    return { drop: (first?.at ?? Number.NaN) - dropped, settled: (last?.at ?? Number.NaN) - dropped };
  });
  return Promise.all(moments);
}

/** How soon the others' canvases show a token that was dropped, turn by turn with a raw client's write. */
export async function measureDrops(
  pages: ScenePages,
  browsers: number,
  times: number,
): Promise<Drops & { raw: readonly number[] }> {
  const { mj, leo, nina, path } = await tableWithScene();
  const player = await pages.onMap(nina, path);
  const others: Page[] = [];
  for (let at = 1; at < browsers; at += 1) others.push(await pages.onMap(at % 3 === 1 ? mj : leo, path));
  const { writer, reader } = await rawPages(pages);
  const [drops, settled, raw]: number[][] = [[], [], []];
  for (let turn = 0; turn < WARM_UP + times; turn += 1) {
    const shown = await dropOnce(player, others, turn);
    const x = 200 + turn;
    const seen = await sighting(reader, { selector: "h1", text: String(x) });
    const written = await writer.evaluate((to) => window.moveRaw(to), x);
    const rawDelay = (await seen()) - written;
    if (turn < WARM_UP) continue;
    drops?.push(...shown.map(({ drop }) => drop));
    settled?.push(...shown.map((one) => one.settled));
    raw?.push(rawDelay);
  }
  await closeAll([player, ...others, writer, reader]);
  return { drops: drops ?? [], settled: settled ?? [], raw: raw ?? [] };
}
