import type { Page } from "@playwright/test";
import { putRaw, readRaw, remove } from "../../support/database";
import { nextClick, type Sight, sighting } from "./stopwatch";

/** What a click takes until another browser shows it, in milliseconds, one a sample. */
export interface ActDelays {
  /** From the click to the request that leaves by it. */
  leaves: number[];
  /** … to the server's whole answer. */
  answered: number[];
  /** … to the other browser's changed DOM. */
  seen: number[];
  /**
   * From an Admin SDK's write of the very document that the click changes to the same browser's changed DOM, with the
   * same screens open: what no server of ours could be faster than.
   */
  floor: number[];
}

export const noDelays = (): ActDelays => ({ leaves: [], answered: [], seen: [], floor: [] });

/** A click on `by`, and what shows it on `on`. */
export interface Click {
  by: Page;
  click: () => Promise<void>;
  on: Page;
  sight: Sight;
}

export async function timeClick(into: ActDelays, { by, click, on, sight }: Click): Promise<void> {
  const asked = by.waitForRequest((request) => request.method() !== "GET" && request.url().includes("/api/"));
  const [clicked, seen] = [await nextClick(by), await sighting(on, sight)];
  await click();
  const request = await asked;
  await (await request.response())?.finished();
  const [from, { startTime, responseEnd }] = [await clicked(), request.timing()];
  into.leaves.push(startTime - from);
  into.answered.push(startTime + responseEnd - from);
  into.seen.push((await seen()) - from);
}

async function timeWrite(on: Page, sight: Sight, write: () => Promise<void>): Promise<number> {
  const seen = await sighting(on, sight);
  const from = Date.now();
  await write();
  return (await seen()) - from;
}

/** The floor of a click that made a document: it is taken away, and written once more. Leaves it there. */
export async function timeMade(into: ActDelays, path: string, on: Page, sight: Sight): Promise<void> {
  const made = await readRaw(path);
  if (made === undefined) throw new Error(`Nothing at ${path}`);
  const shown = on.locator(sight.selector).filter({ hasText: sight.text });
  await remove(path);
  await shown.first().waitFor({ state: "detached" });
  into.floor.push(await timeWrite(on, sight, () => putRaw(path, made)));
}

/** What is stored at a path, and how it shows. */
export interface Shown {
  stored: Record<string, unknown> | undefined;
  sight: Sight;
}

/** The floor of a click that changed a document: it is written as it was, and again as it is. Leaves it so. */
export async function timeChanged(
  into: ActDelays,
  path: string,
  on: Page,
  was: Shown,
  sight: Sight,
): Promise<void> {
  const stored = await readRaw(path);
  for (const state of [was, { stored, sight }]) {
    const { stored: next } = state;
    if (next === undefined) throw new Error(`Nothing at ${path}`);
    into.floor.push(await timeWrite(on, state.sight, () => putRaw(path, next)));
  }
}
