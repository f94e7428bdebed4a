import { readdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const source = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url));

/** Where what is loaded together is reached from. */
const ROOTS = {
  /** Every page. */
  entry: ["main.tsx"],
  landing: ["features/site/landing/LandingPage.tsx"],
  forge: ["features/site/forge/ForgePage.tsx"],
  request: ["features/site/RequestInvitePage.tsx"],
  otherPages: [
    "app/PublicScreen.tsx",
    "features/site/vtt/VttPage.tsx",
    "features/site/legal/TermsPage.tsx",
    "features/site/legal/PrivacyPage.tsx",
    "features/site/notFound/NotFoundPage.tsx",
  ],
  /** The forms outside of the members' area. */
  auth: [
    "app/VisitorFormRoot.tsx",
    "features/auth/LoginPage.tsx",
    "features/auth/RegisterPage.tsx",
    "features/auth/forgotPassword/ForgotPasswordPage.tsx",
  ],
  /** What stands around every member's screen, and the first of them. */
  members: ["app/memberParts.ts"],
  firestore: ["live/sdkListeners.ts"],
  later: [
    "ui/Toaster.tsx",
    "app/after/AfterScreen.tsx",
    "features/home/WaitingPlayers.tsx",
    "features/home/dashboard/HeroWaits.tsx",
  ],
} as const;

const SHEET = ["features/sheet/SheetScreen.tsx"];
const ROOM = ["features/room/RoomScreen.tsx"];
const MJ_TABLE = ["features/room/mj/MjTable.tsx"];
const MAPS = ["table/map/MemberMap.tsx", "table/map/mj/MjMap.tsx"];
const MJ_PANEL = "features/panel/MjPanelScreen.tsx";
const MJ = [...MJ_TABLE, MJ_PANEL, "features/panel/OpenPanel.tsx", "table/map/mj/MjMap.tsx"];

/** Each game's: `dnd5e/trackers/Dnd5eTrackers.tsx`. */
const TRACKERS = readdirSync(source("games"), { recursive: true, encoding: "utf8" })
  .filter((path) => /^(\w+)[/\\]trackers[/\\]\1Trackers\.tsx$/i.test(path))
  .map((path) => `games/${path}`);
/** What was given and shown to a hero: on the sheet, in the room and on the campaign's page, once all else is there. */
const NEWS = ["table/news/NewForHeroes.tsx"];

/** Where members are when they are not at the table, and what opens there. */
const AWAY = [
  "features/home/GameScreen.tsx",
  "features/join/JoinPage.tsx",
  "features/campaign/CampaignScreen.tsx",
  "features/forge/ForgeScreen.tsx",
  "features/account/AccountScreen.tsx",
  "features/admin/AdminScreen.tsx",
  "features/notifications/NotificationPanel.tsx",
  "ui/MenuEntries.tsx",
];
/** What is read between evenings. Not counted among those that share the most: every screen would load more. */
const BETWEEN = [
  "features/evenings/EveningsScreen.tsx",
  "features/evenings/EveningScreen.tsx",
  "features/evenings/StoryScreen.tsx",
  "features/handouts/HandoutsScreen.tsx",
  "features/chest/ChestScreen.tsx",
  "features/adventure/AdventureScreen.tsx",
];
const SCREENS = [...AWAY, ...SHEET, ...ROOM, MJ_PANEL];
const ALL_SCREENS = [...AWAY, ...BETWEEN, ...SHEET, ...ROOM, ...MJ];

/** What so many of them share is one part. */
const MIN_SCREENS = 4;

/** Packages whose entry only hands on what their modules export: reaching it is not reaching all of them. */
const BARREL = /node_modules\/(@mantine\/\w+\/esm\/index\.mjs|@tanstack\/[\w-]+\/build\/modern\/index\.js)$/;

const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g;

/** The names that a module imports, each with the specifier it comes from. */
const namedImports = (code: string) =>
  [...code.matchAll(IMPORT)].flatMap(([, names = "", from = ""]) =>
    names.split(",").map((name) => ({ name: name.trim().split(/\s+as\s+/)[0] ?? "", from })),
  );

const barrels = new Map<string, ReadonlyMap<string, string>>();

/** The module that each export of a barrel comes from; what it takes from another package comes from that one's entry. */
function exportsOf(barrel: string, context: Context): ReadonlyMap<string, string> {
  const known = barrels.get(barrel);
  if (known) return known;
  const info = context.getModuleInfo(barrel);
  const imported = info?.importedIds ?? [];
  const modules = imported.filter((id) => BARREL.test(id)).flatMap((id) => [...exportsOf(id, context)]);
  const own = namedImports(info?.code ?? "").map(({ name, from }): [string, string] => [
    name,
    from.startsWith(".")
      ? resolve(dirname(barrel), from)
      : (imported.find((id) => id.includes(`/node_modules/${from}/`)) ?? barrel),
  ]);
  const all = new Map([...modules, ...own]);
  barrels.set(barrel, all);
  return all;
}

/** What a module imports; of a barrel, the modules of the names that it takes. */
function importsOf(id: string, context: Context): string[] {
  const info = context.getModuleInfo(id);
  const names = namedImports(info?.code ?? "").map(({ name }) => name);
  return (info?.importedIds ?? []).flatMap((imported) => {
    if (!BARREL.test(imported)) return [imported];
    const modules = exportsOf(imported, context);
    return names.flatMap((name) => modules.get(name) ?? []);
  });
}

/** All that a module imports, directly or not, except what it loads later. */
function staticImports(roots: readonly string[], context: Context): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = roots.map(source);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...importsOf(id, context));
  }
  return reached;
}

type Reached = { readonly [Root in keyof typeof ROOTS]: ReadonlySet<string> };
let reached: Reached | undefined;

const reachedFrom = (context: Context): Reached => {
  reached ??= Object.fromEntries(
    Object.entries(ROOTS).map(([name, roots]) => [name, staticImports(roots, context)]),
  ) as Reached;
  return reached;
};

const needs = new Map<string, ReadonlySet<string>>();

/** How many of the screens need a module. */
const readersIn = (context: Context) => (id: string, screens: readonly string[]) =>
  screens.filter((screen) => {
    const modules = needs.get(screen) ?? staticImports([screen], context);
    needs.set(screen, modules);
    return modules.has(id);
  }).length;

/** The part of what members' screens share; what few of them share, away from the sheet and the table, has one of its own. */
function sharedPart(id: string, readers: ReturnType<typeof readersIn>): string | null {
  if (readers(id, SCREENS) >= MIN_SCREENS) return "screens";
  const inSheet = readers(id, SHEET) > 0;
  if (readers(id, [...AWAY, ...BETWEEN]) > 0) {
    if (inSheet) return "characters";
    return readers(id, NEWS) > 0 ? "news" : null;
  }
  const atTable = readers(id, [...ROOM, ...MAPS, ...MJ]);
  if (inSheet && atTable > 0) return "play";
  if (inSheet) return null;
  const inTrackers = readers(id, TRACKERS);
  if (inTrackers > 0 && atTable > 0) return "fields";
  if (inTrackers > 1) return "trackers";
  if (readers(id, ROOM) > 0 && atTable > 1) return "room";
  // A table without a map does not wait for what draws one.
  if (readers(id, MAPS) > 1) return readers(id, MJ_TABLE) > 0 ? null : "map";
  return readers(id, MJ) > 1 ? "mj" : null;
}

/**
 * The part that a module belongs to; none where it is left to the bundler.
 *
 * - `entry`: what every page stands on (React, the router, the session), and the little that a visitor's page shares with
 *   the members' area: a request of its own takes longer.
 * - `site`: what the showcase and the page of the Forge share.
 * - `kit`: what the sign-in forms and the members' area share (Mantine's base).
 * - `forms`: what those forms share with members' screens, `auth`: their own.
 * - `members`: what every member's screen stands on, the dashboard included.
 * - `firestore`: its client, which comes beside the first screen.
 * - `later`: toasts, the notice of a new version and what waits on the dashboard's cards, which come beside it too.
 * - `screens`: what most of the other screens share.
 * - `characters`: what the sheet shares with any screen away from the table; `play`, with those of the table.
 * - `fields`: what a game's trackers share with the table; `trackers`, with another game's.
 * - `room`, `map`, `mj`: what the table's screens share beside it; `news`, what the cards of news do with other screens.
 *   A sheet loaded 91 scripts and 26 styles before its trackers without these, and 20 and 10 with them.
 *
 * Each is closed: what its modules import is in it or in one named before it, so that parts never import each other in
 * a circle. What comes before the members' first screen holds nothing that its first reader does not need: visitors' pages
 * share next to nothing with members'.
 */
function partOf(id: string, context: Context): string | null {
  const { entry, landing, forge, request, otherPages, auth, members, firestore, later } =
    reachedFrom(context);
  const readers = readersIn(context);
  // The page's own script keeps its name in the manifest.
  if (entry.has(id)) return id === source(ROOTS.entry[0]) ? null : "entry";
  if ([landing, forge, request, otherPages].some((page) => page.has(id))) {
    if (members.has(id)) return "entry";
    return landing.has(id) && forge.has(id) && !request.has(id) ? "site" : null;
  }
  if (auth.has(id)) {
    if (members.has(id)) return "kit";
    return readers(id, ALL_SCREENS) > 0 ? "forms" : "auth";
  }
  if (members.has(id)) return "members";
  if (firestore.has(id)) return "firestore";
  if (later.has(id)) return "later";
  return sharedPart(id, readers);
}

/** Few parts instead of one for each set of screens that share a module: a request costs a slow phone more than bytes. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: partOf, includeDependenciesRecursively: false },
];

/** Refuses a build whose parts import each other in a circle: a module of such a part may run before what it needs. */
export const withoutCircles: Plugin = {
  name: "without-circles",
  generateBundle(_options, bundle) {
    const done = new Set<string>();
    const visit = (file: string, path: readonly string[]): void => {
      if (path.includes(file)) this.error(`Parts import each other: ${[...path, file].join(" → ")}`);
      const part = bundle[file];
      if (done.has(file) || part?.type !== "chunk") return;
      for (const imported of part.imports) visit(imported, [...path, file]);
      done.add(file);
    };
    for (const file of Object.keys(bundle)) visit(file, []);
  },
};

/** The rules of all games, which are loaded where one is played. */
const RULES = /domain\/src\/games\/registry\/(?:games|plays|creatures|forges)\.ts$/;

/** Refuses a build whose first screen loads the rules of the games: one import of a list did, for 45 KB. */
export const withoutRules: Plugin = {
  name: "without-rules",
  generateBundle(_options, bundle) {
    for (const part of Object.values(bundle)) {
      if (part.type !== "chunk" || part.name !== "members") continue;
      const rules = part.moduleIds.find((id) => RULES.test(id));
      if (rules !== undefined) this.error(`Every member's screen loads ${rules}`);
    }
  },
};

/**
 * Refuses a build with parts that only hand on what is in another: each is a request in front of the one that counts. The
 * bundler makes them, and dozens of them, where a single module waits at its top (`await`).
 */
export const withoutHandOns: Plugin = {
  name: "without-hand-ons",
  generateBundle(_options, bundle) {
    for (const part of Object.values(bundle)) {
      if (part.type === "chunk" && part.moduleIds.length === 0) this.error(`${part.fileName} only hands on`);
    }
  },
};
