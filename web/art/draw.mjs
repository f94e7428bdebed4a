/**
 * `node web/art/draw.mjs`: draws the icons and the social image from their sources beside this file, with the Chromium
 * that the tests use. Run it when a drawing changes; what it makes is committed.
 */
import { readFile } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { findBrowser } from "../../tools/launcher/browser.mjs";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const icon = await readFile(at("icon.svg"), "utf8");

/** The die on its square of night; `room` is the share of the square that the drawing fills, corners in shares too. */
const square = (size, { room, corner }) => `
  <body style="margin:0;background:none">
    <div style="display:grid;place-items:center;width:${size}px;height:${size}px;border-radius:${corner * size}px;background:#1e1633">
      <div style="width:${room * size}px;height:${room * size}px">${icon}</div>
    </div>
  </body>`;

/** A maskable icon may be cut to a circle of 80 %; iOS rounds the corners itself and wants no transparency. */
const ICONS = [
  { file: "icon-192.png", size: 192, room: 1, corner: 0.234 },
  { file: "icon-512.png", size: 512, room: 1, corner: 0.234 },
  { file: "maskable-512.png", size: 512, room: 0.8, corner: 0 },
  { file: "apple-touch-icon.png", size: 180, room: 0.9, corner: 0 },
];

const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
const page = await browser.newPage();
for (const { file, size, ...look } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(square(size, look));
  await page.screenshot({ path: at(`../public/icons/${file}`), omitBackground: true });
}
await page.setViewportSize({ width: 1200, height: 630 });
await page.goto(pathToFileURL(at("social.html")).href);
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: at("../public/social.png") });
await browser.close();
