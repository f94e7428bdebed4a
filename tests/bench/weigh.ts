import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";

export interface Weight {
  /** Scripts and styles, compressed as a server would send them, wherever the page has them from. */
  bytes: number;
  /** The paths of the scripts that the page loaded, and what they hold. */
  scripts: { path: string; text: string }[];
}

/** A page has loaded its code when none has come for so long; a live connection never lets the network rest. */
const QUIET_MS = 1500;

const isCode = (response: Response) => /\.(js|css)$/.test(new URL(response.url()).pathname);

/** Styles that came inside the HTML weigh as much as those that came beside it. */
const inlineStyles = (html: string) =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css ?? "");

/**
 * Opens a page with an empty cache and weighs its scripts and styles.
 *
 * @param settled resolves once the page has shown what it is about
 */
export async function weigh(page: Page, path: string, settled: () => Promise<void>): Promise<Weight> {
  const responses = new Map<string, Response>();
  let lastArrival = 0;
  const remember = (response: Response) => {
    if (!isCode(response)) return;
    responses.set(response.url(), response);
    lastArrival = performance.now();
  };
  const session = await page.context().newCDPSession(page);
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  page.on("response", remember);
  const document = await page.goto(path);
  await settled();
  while (performance.now() - lastArrival < QUIET_MS) await page.waitForTimeout(QUIET_MS / 4);
  page.off("response", remember);
  await session.detach();

  const files = await Promise.all(
    [...responses].map(async ([url, response]) => ({
      path: new URL(url).pathname,
      text: await response.text(),
    })),
  );
  const texts = [...files.map(({ text }) => text), ...inlineStyles((await document?.text()) ?? "")];
  return {
    bytes: texts.reduce((sum, text) => sum + gzipSync(text).length, 0),
    scripts: files.filter((file) => file.path.endsWith(".js")),
  };
}
