/**
 * The installable app: its manifest, and the service worker that Workbox writes over the finished build. What the
 * worker does, and why, is in docs/decisions/pwa.md.
 */

/**
 * A connection that has not brought the page after 8 s counts as none. Workbox writes the function's source into the
 * worker, so it may use nothing of this file.
 */
const impatience = {
  requestWillFetch: async ({ request }) => new Request(request, { signal: AbortSignal.timeout(8_000) }),
};

/** Exactly this address, whatever its query. */
const addressOf = (path) => new RegExp(`^https?://[^/]+${path}(\\?|$)`);

/** The member's addresses: `/campaign/:id` is `/campaign/` and whatever follows. */
const addressesOf = (patterns) =>
  new RegExp(`^https?://[^/]+(${patterns.map((path) => path.replace(/:.*$/, "[^?]+")).join("|")})(\\?|$)`);

const isNavigation = ({ request }) => request.mode === "navigate";

/**
 * HTML is kept under a name that no address bears: Workbox would answer `/forge` from a kept `/forge` or
 * `/forge.html` at once, and an old page would outlive a deployment.
 */
const keptName = (file) => `/${file.replace(/(^index)?\.html$/, "")}?kept`;

/** Pages come from the network; only without it does the copy on this device answer. */
const fromNetworkOr = (file, urlPattern) => ({
  urlPattern,
  handler: "NetworkOnly",
  options: { plugins: [impatience], precacheFallback: { fallbackURL: keptName(file) } },
});

const keepPagesAside = (entries) => ({
  manifest: entries.map((entry) =>
    entry.url.endsWith(".html") ? { ...entry, url: keptName(entry.url) } : entry,
  ),
});

/**
 * Which page opens offline: the shell for a member's addresses, its own HTML for a prerendered one, else the page that
 * says there is no network. No route names `/api`: answers are never kept.
 */
const offlineRoutes = ({ members, prerendered }) => [
  ...members.map(({ file, paths }) => fromNetworkOr(file, addressesOf(paths))),
  ...prerendered.map(({ path, file }) => fromNetworkOr(file, addressOf(path))),
  fromNetworkOr("offline.html", isNavigation),
];

/** For vite-plugin-pwa. `finishBuild` writes the HTML, after which the worker lists every file with its revision. */
export const pwaOptions = (finishBuild) => ({
  injectRegister: false,
  registerType: "prompt",
  manifest: {
    id: "/dashboard",
    name: "Dés & Héros",
    short_name: "Dés & Héros",
    description: "Campagnes, personnages, dés et table virtuelle : la maison des groupes de jeu de rôle.",
    lang: "fr",
    start_url: "/dashboard",
    scope: "/",
    display: "standalone",
    theme_color: "#7C3AED",
    background_color: "#120d1e",
    categories: ["games", "entertainment"],
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    ],
    shortcuts: [
      { name: "Espace de jeu", url: "/game", icons: [{ src: "/icons/icon-192.png", sizes: "192x192" }] },
    ],
  },
  includeManifestIcons: false,
  integration: {
    beforeBuildServiceWorker: async ({ workbox }) => {
      workbox.runtimeCaching = offlineRoutes(await finishBuild());
    },
  },
  workbox: {
    globPatterns: ["*.html", "offline.js", "favicon.svg", "assets/*.{js,css,woff2}"],
    manifestTransforms: [keepPagesAside],
    directoryIndex: null,
    navigateFallback: null,
    importScripts: ["/workerRoutes.js", "/push.js"],
    inlineWorkboxRuntime: true,
    cleanupOutdatedCaches: true,
    // The first visit's page is served offline as well; a new version waits until somebody says so.
    clientsClaim: true,
    skipWaiting: false,
  },
});
