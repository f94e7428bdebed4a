import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, test } from "../../e2e/support/test";
import { unique } from "../../support/cast";
import { noteFigure } from "../support/figures";
import type { Listened } from "./changes";

const TRIES = 800;

async function script(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("./changes.ts", import.meta.url))],
    bundle: true,
    format: "iife",
    write: false,
    logLevel: "error",
  });
  return outputFiles[0]?.text ?? "";
}

test("a change that meets a listener being opened is told once the server is asked again", async ({
  browser,
}) => {
  // A page of its own: the product's allows no script but its own.
  const page = await (await browser.newContext({ bypassCSP: true })).newPage();
  await page.goto("/api/health");
  await page.addScriptTag({ content: await script() });
  const [host = "127.0.0.1", port] = (process.env.FIRESTORE_EMULATOR_HOST ?? "").split(":");
  const emulator = { host, port: Number(port), projectId: process.env.GCLOUD_PROJECT ?? "" };
  const lost = async (listened: Listened, askedAgain: boolean) => {
    const trial = { ...emulator, listened, askedAgain, path: `campaigns/${unique("lost")}`, tries: TRIES };
    const count = await page.evaluate((all) => window.countLost(all), trial);
    noteFigure(`${listened}${askedAgain ? ", asked again" : ""}: ${count} of ${TRIES} changes lost`);
    return count;
  };
  for (const listened of ["document", "query"] as const) {
    await lost(listened, false);
    expect(await lost(listened, true)).toBe(0);
  }
});
