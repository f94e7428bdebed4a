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
    "app/Screen.tsx",
    "features/site/forge/ForgePage.tsx",
    "features/site/vtt/VttPage.tsx",
    "features/site/legal/TermsPage.tsx",
    "features/site/legal/PrivacyPage.tsx",
    "features/site/notFound/NotFoundPage.tsx",
    "features/site/RequestInvitePage.tsx",
  ],
  /** The forms by which one becomes a member. */
  auth: ["app/theme/MantineRoot.tsx", "features/auth/LoginPage.tsx", "features/auth/RegisterPage.tsx"],
  /** What stands around every member's screen, and the first of them. */
  members: ["app/SignedInArea.tsx", "app/theme/MantineRoot.tsx", "features/home/DashboardScreen.tsx"],
} as const;

/** All that a module imports, directly or not, except what it loads later. */
function staticImports(roots: readonly string[], context: Context): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = roots.map(source);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}

type Reached = { readonly [Root in keyof typeof ROOTS]: ReadonlySet<string> };
let reached: Reached | undefined;

const reachedFrom = (context: Context): Reached => {
  reached ??= {
    entry: staticImports(ROOTS.entry, context),
    site: staticImports(ROOTS.site, context),
    auth: staticImports(ROOTS.auth, context),
    members: staticImports(ROOTS.members, context),
  };
  return reached;
};

/**
 * Few parts instead of one for each set of screens that share a module: a request costs a slow phone more than its
 * bytes do. A part never holds what its first reader does not need: visitors' pages share nothing with members'.
 *
 * - `kit`: what the sign-in forms and the members' area share (Mantine's base).
 * - `auth`: the forms' own.
 * - `members`: what every member's screen stands on, the dashboard included.
 * - `screens`: what the other screens share, merged by who uses it.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    debugName: "first",
    name: (id, context) => {
      const { entry, site, auth, members } = reachedFrom(context);
      if (entry.has(id) || site.has(id)) return null;
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
