import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const source = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url));

/** Modules that are always loaded together, by where they are reached from. */
const ROOTS = {
  /** Every page. */
  entry: ["main.tsx"],
  /** Pages that visitors read. */
  site: [
    "app/PublicScreen.tsx",
    "features/site/landing/LandingPage.tsx",
    "features/site/forge/ForgePage.tsx",
    "features/site/vtt/VttPage.tsx",
    "features/site/legal/TermsPage.tsx",
    "features/site/legal/PrivacyPage.tsx",
    "features/site/notFound/NotFoundPage.tsx",
    "features/site/RequestInvitePage.tsx",
  ],
  landing: ["features/site/landing/LandingPage.tsx"],
  forge: ["features/site/forge/ForgePage.tsx"],
  request: ["features/site/RequestInvitePage.tsx"],
  /** The forms outside of the members' area. */
  auth: [
    "app/VisitorFormRoot.tsx",
    "features/auth/LoginPage.tsx",
    "features/auth/RegisterPage.tsx",
    "features/auth/forgotPassword/ForgotPasswordPage.tsx",
  ],
  /** What stands around every member's screen, and the first of them. */
  members: [
    "app/SignedInArea.tsx",
    "app/MemberScreen.tsx",
    "app/theme/MantineRoot.tsx",
    "features/home/DashboardScreen.tsx",
  ],
} as const;

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
  reached ??= {
    entry: staticImports(ROOTS.entry, context),
    site: staticImports(ROOTS.site, context),
    landing: staticImports(ROOTS.landing, context),
    forge: staticImports(ROOTS.forge, context),
    request: staticImports(ROOTS.request, context),
    auth: staticImports(ROOTS.auth, context),
    members: staticImports(ROOTS.members, context),
  };
  return reached;
};

/**
 * Few parts instead of one for each set of screens that share a module: a request costs a slow phone more than its
 * bytes do. A part never holds what its first reader does not need: visitors' pages share nothing with members'.
 *
 * - `entry`: what every page stands on (React, the router, the session).
 * - `site`: what the showcase and the page of the Forge share.
 * - `kit`: what the sign-in forms and the members' area share (Mantine's base).
 * - `auth`: the forms' own.
 * - `members`: what every member's screen stands on, the dashboard included.
 * - `screens`: what the other screens share, merged by who uses it.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    debugName: "first",
    name: (id, context) => {
      const { entry, site, landing, forge, request, auth, members } = reachedFrom(context);
      // The page's own script keeps its name in the manifest.
      if (entry.has(id)) return id === source(ROOTS.entry[0]) ? null : "entry";
      if (landing.has(id) && forge.has(id) && !request.has(id)) return "site";
      if (site.has(id)) return null;
      if (auth.has(id)) return members.has(id) ? "kit" : "auth";
      return members.has(id) ? "members" : null;
    },
    priority: 2,
    includeDependenciesRecursively: false,
  },
  {
    debugName: "screens",
    name: (id, context) => {
      const { entry, site } = reachedFrom(context);
      return entry.has(id) || site.has(id) ? null : "screens";
    },
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 30_000,
    priority: 1,
    includeDependenciesRecursively: false,
  },
];
