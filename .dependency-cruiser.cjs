/**
 * The import arrows of the house (docs/architecture.md):
 *   web → domain ← functions; in web: ui ← features ← app, with api, live and firebase below features.
 */
module.exports = {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    { name: "unresolvable", severity: "error", from: {}, to: { couldNotResolve: true } },
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
    {
      name: "ui-is-presentational",
      severity: "error",
      from: { path: "^web/src/ui" },
      to: { path: "^web/src/(app|features|api|live|firebase)" },
    },
    {
      name: "below-features",
      comment: "api, live and firebase are what features stand on.",
      severity: "error",
      from: { path: "^web/src/(api|live|firebase)" },
      to: { path: "^web/src/(app|features|ui)" },
    },
    {
      name: "features-are-composed-by-app",
      severity: "error",
      from: { path: "^web/src/features" },
      to: { path: "^web/src/app" },
    },
    {
      name: "features-never-import-each-other",
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
      name: "admin-sdk-behind-its-doors",
      severity: "error",
      from: { path: "^functions/src", pathNot: "^functions/src/(store/|http/session|index\\.ts)" },
      to: { path: "node_modules/firebase-admin" },
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
