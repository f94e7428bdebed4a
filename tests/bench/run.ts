import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";

import { signIn } from "../e2e/support/journeys";
import { chromiumFlags } from "../support/chromiumFlags";
import { fillTheHouse, measureAdminPages } from "./adminPages";
import { measureApiCalls } from "./apiCalls";
import { type Audit, audit } from "./audit";
import { BUDGETS, FULL_MARKS } from "./budgets";
import { measureColdStart } from "./coldStart";
import type { ActDelays } from "./live/act";
import { measureLiveness } from "./live/liveness";
import { busyMachine } from "./machine";
import { measureVisit, type SignedIn, type Visit } from "./paint";
import { measurePresses, measureTablePresses } from "./presses";
import { isSmallest, rounds } from "./rounds";
import {
  atLeast,
  atMost,
  atMostTimes,
  kilobytes,
  milliseconds,
  outOf100,
  spread,
  timesOf,
  within,
} from "./rows";
import { sceneRows } from "./scene/sceneRows";
import { BENCHES } from "./sections";
import { measureSheets } from "./sheetReady";
import { median, percentile } from "./statistics";
import { printRows, type Row } from "./table";
import { weigh } from "./weigh";

const origin = process.env.E2E_BASE_URL ?? "http://127.0.0.1:5000";
const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
const PAINTS = rounds(5);
const PUBLIC_PAGES = ["/", "/forge", "/vtt", "/login", "/register", "/request-invite", "/terms"];
const MEMBER_PAGES = [
  "/dashboard",
  "/game",
  "/account",
  "/atelier",
  "/campaign/demo-dnd5e?system=dnd5e",
  "/campaign/demo-dnd5e/mj-panel?system=dnd5e",
  "/session/demo-dnd5e?system=dnd5e",
];

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/** What one kind of visit costs: the medians of several. */
async function visitRows(
  browser: Browser,
  what: string,
  url: string,
  options: Parameters<typeof measureVisit>[2],
  budget: { firstPaint?: number; largestPaint?: number; requests?: number },
): Promise<Row[]> {
  const visits: Visit[] = [];
  for (let turn = 0; turn < PAINTS; turn += 1) visits.push(await measureVisit(browser, url, options));
  const row = (name: string, of: (visit: Visit) => number, most: number | undefined, unit = milliseconds) =>
    most === undefined ? [] : [atMost(`${what}: ${name}`, median(visits.map(of)), most, unit)];
  return [
    ...row("first paint", (visit) => visit.firstPaint, budget.firstPaint),
    ...row("largest paint", (visit) => visit.largestPaint, budget.largestPaint),
    ...row("requests", (visit) => visit.requests, budget.requests, String),
  ];
}

/** Cookies and stored data of a member who signed in. */
async function signedInAs(browser: Browser, email: string): Promise<SignedIn> {
  const context = await browser.newContext({ baseURL: origin, locale: "fr-FR" });
  await signIn(await context.newPage(), email);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

async function paintRows(): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const signedIn = await signedInAs(browser, "mj@demo.test");
    const dashboard = `${origin}/dashboard`;
    const { cold, desktop, again, againSlow } = BUDGETS.dashboard;
    const rows = [
      await visitRows(browser, "Landing, slow phone", `${origin}/`, { device: "slowPhone" }, BUDGETS.landing),
      await visitRows(browser, "Dashboard, slow phone", dashboard, { device: "slowPhone", signedIn }, cold),
      await visitRows(browser, "Dashboard, desktop", dashboard, { device: "desktop", signedIn }, desktop),
      await visitRows(
        browser,
        "Dashboard, second visit",
        dashboard,
        { device: "desktop", signedIn, again: true },
        again,
      ),
      await visitRows(
        browser,
        "Dashboard, second visit, slow phone",
        dashboard,
        { device: "slowPhone", signedIn, again: true },
        againSlow,
      ),
    ];
    return rows.flat();
  } finally {
    await browser.close();
  }
}

/** How far each page's layout moves by itself, on a desktop and a phone. */
async function shiftRows(): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const signedIn = await signedInAs(browser, "mj@demo.test");
    const rows: Row[] = [];
    for (const [path, as] of [
      ...PUBLIC_PAGES.map((page) => [page, undefined] as const),
      ...MEMBER_PAGES.map((page) => [page, signedIn] as const),
    ]) {
      for (const device of ["desktop", "phone"] as const) {
        const options = { device, ...(as !== undefined && { signedIn: as }) };
        const { layoutShift } = await measureVisit(browser, origin + path, options);
        const shown = `Layout shift, ${path.replace(/\?.*/, "")}, ${device}`;
        rows.push(atMost(shown, layoutShift, BUDGETS.layoutShift, (value) => value.toFixed(4)));
      }
    }
    return rows;
  } finally {
    await browser.close();
  }
}

/** One member's browser for all that needs a session; Lighthouse joins it through its debugging port. */
async function withBrowser<Result>(
  use: (context: BrowserContext, page: Page, port: number) => Promise<Result>,
): Promise<Result> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), "bench-"));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
    baseURL: origin,
    locale: "fr-FR",
  });
  try {
    return await use(context, await context.newPage(), port);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

const auditRows = (page: string, performance: number, { marks }: Audit): Row[] => [
  atLeast(`${page}, Lighthouse: performance`, marks.performance, performance, outOf100),
  atLeast(`${page}, Lighthouse: accessibility`, marks.accessibility, FULL_MARKS, outOf100),
  atLeast(`${page}, Lighthouse: best practices`, marks["best-practices"], FULL_MARKS, outOf100),
];

async function emptyCache(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await session.detach();
}

const pageRows = () =>
  withBrowser(async (context, page, port) => {
    const landing = await weigh(page, "/", () => page.getByRole("heading", { name: "Vampire" }).waitFor());
    await emptyCache(context, page);
    const landingAudit = await audit(`${origin}/`, port);
    await signIn(page, "joueur1@demo.test");
    const dashboard = await weigh(page, "/dashboard", () =>
      page.getByRole("heading", { name: "Mon espace", level: 1 }).waitFor(),
    );
    await emptyCache(context, page);
    const dashboardAudit = await audit(`${origin}/dashboard`, port);
    for (const fault of [...landingAudit.faults, ...dashboardAudit.faults]) console.log(`  ${fault}`);
    return [
      atMost("Landing: scripts and styles", landing.bytes, BUDGETS.landing.bytes, kilobytes),
      atMost("Dashboard: scripts and styles", dashboard.bytes, BUDGETS.dashboard.bytes, kilobytes),
      ...auditRows("Landing", BUDGETS.landing.performance, landingAudit),
      ...auditRows("Dashboard", BUDGETS.dashboard.performance, dashboardAudit),
    ];
  });

async function liveRows(): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const delays = await measureLiveness(browser, origin);
    const { rawSdkRatio, floorRatio, own, departure } = BUDGETS.live;
    const { acts, rawSdk } = delays;
    console.log(`  Admin write → a page with the SDK alone: ${spread(rawSdk)}`);
    // It holds the loading of the player's page, so that no budget of a message's way fits it.
    console.log(`  A player's click on a campaign → present on the MJ's screen: ${spread(delays.arrival)}`);
    const click = (what: string, { leaves, answered, seen, floor }: ActDelays) => {
      console.log(`  ${what}: leaves after ${spread(leaves)}, is answered after ${spread(answered)}`);
      console.log(`    floor ${spread(floor)}; ${timesOf(seen, rawSdk)} of an empty page's raw write`);
      return atMostTimes(what, seen, floor, floorRatio);
    };
    return [
      atMostTimes("Admin write → changed DOM", delays.adminWrite, rawSdk, rawSdkRatio),
      click("Join request → the MJ's screen", acts.joinRequest),
      click("VTT launched → the player's button", acts.vttLaunch),
      click("VTT stopped → the player's button", acts.vttStop),
      click("Hit points changed → the other's screen", acts.tracker),
      click("A turn passed → the player's screen", acts.turn),
      click("Shared roll in the room → the other's screen", acts.roll),
      click("Message in the room → the other's screen", acts.message),
      click("Answer to a date → the MJ's screen", acts.answer),
      click("Handout shown → the player's screen", acts.handout),
      click("Taken from the chest → the MJ's screen", acts.chest),
      within("Hit points changed → one's own screen", delays.trackerOwn, own),
      within("A player's tab closes → the MJ's screen", delays.departure, departure),
    ];
  } finally {
    await browser.close();
  }
}

async function apiRows(): Promise<Row[]> {
  const { reads, messages, vttStatus } = await measureApiCalls(origin);
  const { read, message, vttStatus: vttBudget } = BUDGETS.api;
  return [
    within("API: a read", reads, read),
    within("API: a message", messages, message),
    within("API: the virtual table's status", vttStatus, vttBudget),
  ];
}

async function coldStartRows(): Promise<Row[]> {
  const { bytes, starts } = await measureColdStart();
  console.log(`  The functions' bundle: ${kilobytes(bytes)}`);
  const start = median(starts);
  return [atMost("Functions: a new process reads them", start, BUDGETS.coldStart, milliseconds)];
}

async function sheetRows(browser: Browser): Promise<Row[]> {
  const sheets = await measureSheets(browser, origin);
  return sheets.map(({ system, ready }) =>
    atMost(`A sheet of ${system} is ready, CPU × 4`, ready, BUDGETS.sheetReady, milliseconds),
  );
}

async function pressRows(browser: Browser): Promise<Row[]> {
  const rows: Row[] = [];
  const measured = [...(await measurePresses(browser, origin)), await measureTablePresses(browser, origin)];
  for (const { what, delays, slowest } of measured) {
    console.log(`  The slowest presses on ${what}: ${slowest.join(", ")}`);
    console.log(`    all: ${spread(delays)}`);
    const late = percentile(delays, 0.95);
    rows.push(atMost(`A press on ${what}, CPU × 4 (p95)`, late, BUDGETS.press, milliseconds));
  }
  return rows;
}

async function withPlainBrowser<Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

const adminRows = () =>
  withBrowser(async (context, page) => {
    await fillTheHouse();
    await signIn(page, "admin@demo.test");
    const measured = await measureAdminPages(context);
    return measured.map(({ what, delays }) => within(what, delays, BUDGETS.admin));
  });

const SECTIONS: Readonly<Record<(typeof BENCHES)[number], () => Promise<Row[]>>> = {
  paint: paintRows,
  shift: shiftRows,
  pages: pageRows,
  live: liveRows,
  scene: () => withPlainBrowser((browser) => sceneRows(browser, origin)),
  sheet: () => withPlainBrowser(sheetRows),
  press: () => withPlainBrowser(pressRows),
  api: apiRows,
  functions: coldStartRows,
  admin: adminRows,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !BENCHES.some((known) => known === name));
if (unknown.length > 0) throw new Error(`No such section: ${unknown}. Known: ${BENCHES}`);
const sections = BENCHES.filter((name) => wanted.length === 0 || wanted.includes(name));

const busy = isSmallest ? undefined : await busyMachine();
if (busy !== undefined) console.log(`  ${busy}`);
const rows: Row[] = [];
for (const section of sections) {
  const measured = await SECTIONS[section]();
  printRows(measured);
  rows.push(...measured);
}
console.log(`\n${rows.filter(({ kept }) => kept).length} of ${rows.length} budgets kept`);
process.exitCode = isSmallest || rows.every(({ kept }) => kept) ? 0 : 1;
