/**
 * The import arrows of the house (docs/architecture.md):
 *   web → domain ← functions; in web: http ← session ← live ← api, and http ← ui; all of them ← kits ← games ← table ←
 *   features ← app.
 */

/**
 * The folders of domain/src, from what needs nothing upward: each may import those before it (docs/decisions/games.md).
 * A game's folder knows no other game's; `registry` are the files beside the games' folders.
 */
const FOLDERS = [
  { folder: "values", path: "values/" },
  { folder: "sheet", path: "sheet/" },
  { folder: "operations", path: "operations/" },
  { folder: "game", path: "game/" },
  { folder: "games", path: "games/(?!registry/)[^/]+/" },
  { folder: "registry", path: "games/(registry/|[^/]+$)" },
  { folder: "documents", path: "documents/" },
  { folder: "table", path: "table/" },
  { folder: "members", path: "members/" },
  { folder: "import", path: "import/" },
  { folder: "api", path: "api/" },
];

/** The folders of web/src, each with those that it stands on. `app` composes them all. */
const LAYERS = [
  { folder: "browser", below: [] },
  { folder: "firebase", below: ["browser"] },
  { folder: "http", below: ["browser"] },
  { folder: "session", below: ["http", "firebase", "browser"] },
  { folder: "live", below: ["session", "http", "firebase", "browser"] },
  { folder: "api", below: ["live", "session", "http", "browser"] },
  { folder: "ui", below: ["http", "browser"] },
  { folder: "reauthentication", below: ["ui", "session", "http", "browser"] },
  { folder: "kits", below: ["ui", "api", "live", "session", "http", "browser"] },
  { folder: "games", below: ["kits", "ui", "api", "live", "session", "http", "browser"] },
  { folder: "table", below: ["games", "kits", "ui", "api", "live", "session", "http", "browser"] },
  {
    folder: "features",
    below: [
      ...["reauthentication", "table", "games", "kits", "ui", "api", "live", "session", "http", "firebase"],
      "browser",
    ],
  },
];

module.exports = {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "unresolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:" },
    },
    {
      name: "domain-is-pure",
      comment: "domain knows zod and itself: no SDK, no React, no Node.",
      severity: "error",
      from: { path: "^domain/src", pathNot: "\\.test\\.ts$|^domain/src/testing/" },
      to: { pathNot: "^domain/src|node_modules/zod/|node_modules/@dice-roller/" },
    },
    {
      name: "web-and-functions-never-meet",
      severity: "error",
      from: { path: "^web" },
      to: { path: "^(functions|tests|tools)/" },
    },
    {
      name: "functions-and-web-never-meet",
      severity: "error",
      from: { path: "^functions" },
      to: { path: "^(web|tests|tools)/" },
    },
    ...FOLDERS.map(({ folder, path }, place) => ({
      name: `domain-${folder}-knows-nothing-above`,
      comment: `domain/src: ${FOLDERS.map((one) => one.folder).join(" ← ")}.`,
      severity: "error",
      from: { path: `^domain/src/${path}`, pathNot: "\\.test\\.ts$" },
      to: {
        path: "^domain/src/",
        pathNot: `^domain/src/(${FOLDERS.slice(0, place + 1)
          .map((one) => one.path)
          .join("|")})`,
      },
    })),
    {
      name: "games-never-import-each-other",
      severity: "error",
      from: { path: "^domain/src/games/(?!registry/)([^/]+)/", pathNot: "\\.test\\.ts$" },
      to: { path: "^domain/src/games/(?!registry/)[^/]+/", pathNot: "^domain/src/games/$1/" },
    },
    ...LAYERS.map(({ folder, below }) => ({
      name: `${folder}-stands-on-what-is-below`,
      comment: `web/src/${folder} may import ${below.length > 0 ? below.join(", ") : "no other folder of web/src"}.`,
      severity: "error",
      from: { path: `^web/src/${folder}/` },
      to: { path: "^web/src/", pathNot: `^web/src/(testing|${[folder, ...below].join("|")})/` },
    })),
    {
      name: "screens-of-games-never-import-each-other",
      severity: "error",
      from: { path: "^web/src/games/(?!registry/)([^/]+)/" },
      to: { path: "^web/src/games/(?!registry/)[^/]+/", pathNot: "^web/src/games/$1/" },
    },
    {
      name: "screens-never-import-each-other",
      comment: "What two screens need stands in domain, live, api, table or ui.",
      severity: "error",
      from: { path: "^web/src/features/([^/]+)/" },
      to: { path: "^web/src/features/", pathNot: "^web/src/features/$1/" },
    },
    {
      name: "firestore-only-in-live",
      severity: "error",
      from: { path: "^web/src", pathNot: "^web/src/(live|firebase)/" },
      to: { path: "node_modules/(@firebase/firestore|firebase/firestore)" },
    },
    {
      name: "identity-provider-only-in-session",
      comment: "Screens speak of accounts through web/src/session/identity.ts.",
      severity: "error",
      from: {
        path: "^web/src",
        pathNot: "^web/src/(session|firebase)/|\\.test\\.tsx?$|^web/src/live/testing/",
      },
      to: { path: "node_modules/(@firebase/auth|firebase/auth)" },
    },
    {
      name: "identity-stays-behind-the-forms",
      comment: "Only the session and the forms that sign in, up or again speak to the identity provider.",
      severity: "error",
      from: {
        path: "^web/src",
        pathNot:
          "^web/src/(session|reauthentication|features/(auth|account))/|\\.test\\.tsx?$|^web/src/live/testing/",
      },
      to: { path: "^web/src/session/identity\\.ts$" },
    },
    {
      name: "admin-sdk-behind-its-doors",
      severity: "error",
      from: { path: "^functions/src", pathNot: "^functions/src/(store/|http/session|index\\.ts)" },
      to: { path: "node_modules/firebase-admin" },
    },
    {
      name: "http-knows-no-resource",
      comment:
        "What every call goes through knows no call: functions/src/handlers.ts gives it their handlers.",
      severity: "error",
      from: { path: "^functions/src/http/", pathNot: "\\.test\\.ts$" },
      to: { path: "^functions/src/", pathNot: "^functions/src/(http|store|log)/" },
    },
    {
      name: "functions-table-knows-no-resource",
      comment: "What many resources read (functions/src/table) stands under all of them.",
      severity: "error",
      from: { path: "^functions/src/(table|store|log)/" },
      to: { path: "^functions/src/", pathNot: "^functions/src/(table|store|http|log)/" },
    },
    {
      name: "departures-above-resources",
      comment:
        "Who leaves leaves every resource: functions/src/departures knows them, and they do not know it, nor what stands above it.",
      severity: "error",
      from: {
        path: "^functions/src/",
        pathNot: "^functions/src/(departures|account|admin|triggers|handlers\\.ts|index\\.ts)",
      },
      to: { path: "^functions/src/(departures|account|admin|triggers)/" },
    },
    {
      name: "no-knots-of-functions",
      comment: "Folders of functions know each other in one direction.",
      severity: "error",
      scope: "folder",
      from: { path: "^functions/src" },
      to: { circular: true },
    },
    {
      name: "rules-and-api-tests-import-domain-only",
      severity: "error",
      from: { path: "^tests/(rules|api|support)" },
      to: { path: "^(web|functions)/src" },
    },
    {
      name: "e2e-imports-no-source",
      severity: "error",
      from: { path: "^tests/e2e" },
      to: { path: "^(web|functions|domain)/src" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(lib|dist|coverage)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
