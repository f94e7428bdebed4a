import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { signIn } from "../e2e/support/journeys";
import { chromiumFlags } from "../support/chromiumFlags";
import { fillTheHouse, measureAdminPages } from "./adminPages";
import { measureApiCalls } from "./apiCalls";
import { type Audit, audit } from "./audit";
import { BUDGETS, FULL_MARKS } from "./budgets";
import { measureLiveness } from "./live/liveness";
import { measurePaint } from "./paint";
import { median, percentile } from "./statistics";
import { printTable, type Row } from "./table";
import { weigh } from "./weigh";

const origin = process.env.E2E_BASE_URL ?? "http://127.0.0.1:5000";
const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
const PAINTS = 5;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const milliseconds = (value: number) => `${Math.round(value)} ms`;
const outOf100 = (mark: number) => `${mark}/100`;

const atMost = (what: string, value: number, budget: number, unit: (value: number) => string): Row => ({
  what,
  measured: unit(value),
  budget: `≤ ${unit(budget)}`,
  kept: value <= budget,
});

const atLeast = (what: string, mark: number, budget: number): Row => ({
  what,
  measured: outOf100(mark),
  budget: `≥ ${outOf100(budget)}`,
  kept: mark >= budget,
});

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

async function paintRows(): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const paints = [];
    for (let turn = 0; turn < PAINTS; turn += 1) paints.push(await measurePaint(browser, `${origin}/`));
    const { firstPaint, largestPaint } = BUDGETS.landing;
    return [
      atMost(
        "Landing, slow phone: first paint",
        median(paints.map((paint) => paint.firstPaint)),
        firstPaint,
        milliseconds,
      ),
      atMost(
        "Landing, slow phone: largest paint",
        median(paints.map((paint) => paint.largestPaint)),
        largestPaint,
        milliseconds,
      ),
    ];
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
  atLeast(`${page}, Lighthouse: performance`, marks.performance, performance),
  atLeast(`${page}, Lighthouse: accessibility`, marks.accessibility, FULL_MARKS),
  atLeast(`${page}, Lighthouse: best practices`, marks["best-practices"], FULL_MARKS),
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

const spread = (of: readonly number[]) =>
  `${milliseconds(median(of))}, p95 ${milliseconds(percentile(of, 0.95))} (${of.length} samples)`;

const within = (what: string, delays: readonly number[], budget: { p50: number; p95: number }): Row => ({
  what,
  measured: spread(delays),
  budget: `≤ ${milliseconds(budget.p50)}, p95 ≤ ${milliseconds(budget.p95)}`,
  kept: median(delays) <= budget.p50 && percentile(delays, 0.95) <= budget.p95,
});

async function liveRows(): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const delays = await measureLiveness(browser, origin);
    const { rawSdkRatio, click, departure } = BUDGETS.live;
    console.log(`  Admin write → DOM: ${spread(delays.adminWrite)}; raw SDK: ${spread(delays.rawSdk)}`);
    // It holds the loading of the player's page, so that no budget of a message's way fits it.
    console.log(`  A player's click on a campaign → present on the MJ's screen: ${spread(delays.arrival)}`);
    return [
      atMost(
        "Admin write → changed DOM, against the raw SDK",
        median(delays.adminWrite) / median(delays.rawSdk),
        rawSdkRatio,
        (ratio) => `${ratio.toFixed(2)} ×`,
      ),
      within("Join request → the MJ's screen", delays.joinRequest, click),
      within("VTT launched → the player's button", delays.vttLaunch, click),
      within("VTT stopped → the player's button", delays.vttStop, click),
      within("Hit points changed → one's own screen", delays.trackerOwn, click),
      within("Hit points changed → the other's screen", delays.tracker, click),
      within("A turn passed → the player's screen", delays.turn, click),
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

/** Last, because it fills the house. */
const adminRows = () =>
  withBrowser(async (context, page) => {
    await fillTheHouse();
    await signIn(page, "admin@demo.test");
    const measured = await measureAdminPages(context);
    return measured.map(({ what, delays }) => within(what, delays, BUDGETS.admin));
  });

const SECTIONS = { paint: paintRows, pages: pageRows, live: liveRows, api: apiRows, admin: adminRows };
type Section = keyof typeof SECTIONS;
const isSection = (name: string): name is Section => Object.hasOwn(SECTIONS, name);

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !isSection(name));
if (unknown.length > 0) throw new Error(`No such section: ${unknown}. Known: ${Object.keys(SECTIONS)}`);
const sections = wanted.length > 0 ? wanted.filter(isSection) : Object.keys(SECTIONS).filter(isSection);

const rows: Row[] = [];
for (const section of sections) rows.push(...(await SECTIONS[section]()));
printTable(rows);
process.exitCode = rows.every(({ kept }) => kept) ? 0 : 1;
