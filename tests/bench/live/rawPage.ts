import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { build } from "esbuild";
import type { RawListening } from "./rawListener";

/** Makes a page, of the product's origin but nothing of the product in it, that shows a document's name live. */
export async function openRawPage(page: Page, origin: string, listening: RawListening): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("rawListener.ts", import.meta.url))],
    bundle: true,
    write: false,
    format: "iife",
    platform: "browser",
    minify: true,
    define: { "process.env.NODE_ENV": '"production"' },
  });
  // A file of the product's hosting that runs nothing: the browser's rules for the origin hold, the product does not.
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(outputFiles[0]?.text ?? "");
  await page.evaluate((wanted) => window.listenRaw(wanted), listening);
}
