/**
 * Builds the client: the SPA shell (dist/app.html) for every address, and one HTML file per prerendered page.
 * A prerendered page carries its styles inline, so that a slow phone paints after one round trip.
 */
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";

const root = fileURLToPath(new URL(".", import.meta.url));
const at = (path) => `${root}${path}`;
/** Another folder for another emulator suite, whose ports are built in. */
const dist = process.env.WEB_OUT_DIR ?? at("dist");

const escapeHtml = (text) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Every chunk that a manifest entry loads at once, itself first. */
function chunksOf(manifest, key, seen = new Set()) {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`${key} is not in the build's manifest`);
  if (seen.has(chunk)) return [];
  seen.add(chunk);
  return [chunk, ...(chunk.imports ?? []).flatMap((imported) => chunksOf(manifest, imported, seen))];
}

/** The shell's own stylesheets and those of the page's lazy parts, in that order. */
function stylesheetsOf(manifest, page) {
  const chunks = ["index.html", ...page.lazyParts].flatMap((key) => chunksOf(manifest, key));
  return [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
}

const replaceOnce = (html, pattern, replacement) => {
  if (!pattern.test(html)) throw new Error(`The shell has no ${pattern}`);
  return html.replace(pattern, () => replacement);
};

async function pageFrom(shell, manifest, page, content) {
  const stylesheets = stylesheetsOf(manifest, page);
  const styles = await Promise.all(stylesheets.map((file) => readFile(`${dist}/${file}`, "utf8")));
  const scripts = page.lazyParts
    .flatMap((key) => chunksOf(manifest, key))
    .map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  // A disabled link is never fetched: it tells Vite's loader that this stylesheet is already on the page.
  const known = stylesheets.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`);
  const head = [`<style>${styles.join("")}</style>`, ...known, ...new Set(scripts)].join("\n    ");

  let html = shell.replace(/\s*<link rel="stylesheet"[^>]*>/g, "");
  html = replaceOnce(html, /<title>.*?<\/title>/s, `<title>${escapeHtml(page.title)}</title>`);
  html = replaceOnce(
    html,
    /<meta\s+name="description"[^>]*>/s,
    `<meta name="description" content="${escapeHtml(page.description)}">`,
  );
  html = replaceOnce(html, /<\/head>/, `  ${head}\n  </head>`);
  return replaceOnce(html, /<div id="root"><\/div>/, `<div id="root">${content}</div>`);
}

await build({ root, configFile: at("vite.config.ts"), build: { outDir: dist, emptyOutDir: true } });
await build({
  root,
  configFile: at("vite.config.ts"),
  logLevel: "warn",
  build: { ssr: "src/entryServer.tsx", outDir: "dist/.ssr", manifest: false, copyPublicDir: false },
});

const manifest = JSON.parse(await readFile(`${dist}/.vite/manifest.json`, "utf8"));
const { PRERENDERED_PAGES, renderPage } = await import(pathToFileURL(at("dist/.ssr/entryServer.js")).href);

await rename(`${dist}/index.html`, `${dist}/app.html`);
const shell = await readFile(`${dist}/app.html`, "utf8");
for (const page of PRERENDERED_PAGES) {
  const file = page.path === "/" ? "index.html" : `${page.path.slice(1)}.html`;
  await writeFile(`${dist}/${file}`, await pageFrom(shell, manifest, page, await renderPage(page.path)));
}
await rm(at("dist/.ssr"), { recursive: true });
await rm(`${dist}/.vite`, { recursive: true });
