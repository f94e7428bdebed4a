/**
 * Builds the client: the SPA shell (dist/app.html), one HTML file per prerendered page, two for the members' screens
 * with a placeholder of them, and over the finished folder the service worker. Pages with content carry their styles
 * inline, so that a slow phone paints after one round trip.
 */
import { createHash } from "node:crypto";
import { appendFile, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { pwaOptions } from "./pwa.mjs";
import { readSettings } from "./settings.mjs";

const root = fileURLToPath(new URL(".", import.meta.url));
const at = (path) => `${root}${path}`;
/** Another folder for another emulator suite, whose ports are built in. */
const dist = process.env.WEB_OUT_DIR ?? at("dist");

const escapeHtml = (text) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** By its source file, or by the name of a part that holds several (chunks.ts). */
const chunkAt = (manifest, key) => manifest[key] ?? Object.values(manifest).find(({ name }) => name === key);

/** Every chunk that a manifest entry loads at once, itself first. */
function chunksOf(manifest, key, seen = new Set()) {
  const chunk = chunkAt(manifest, key);
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
  return html.replace(pattern, (found) => replacement.replace("$&", () => found));
};

/**
 * The page's own policy for styles: its files and, for a prerendered page, the one `<style>` that it carries, by hash.
 * The host's header has to allow inline styles for these pages' sake and cannot know their hashes; a browser holds a
 * page to both policies (docs/security.md).
 */
function stylePolicy(inlineStyles = []) {
  const hashes = inlineStyles.map((css) => ` 'sha256-${createHash("sha256").update(css).digest("base64")}'`);
  const policy = `style-src 'self'${hashes.join("")}; style-src-attr 'unsafe-inline'`;
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

const withStylePolicy = (html, inlineStyles) =>
  replaceOnce(html, /<meta charset="utf-8"[^>]*>/, `$&\n    ${stylePolicy(inlineStyles)}`);

/** The shell with the page's title, its styles inline, and its scripts asked for at once. */
async function withParts(shell, manifest, page) {
  const stylesheets = stylesheetsOf(manifest, page);
  const styles = await Promise.all(stylesheets.map((file) => readFile(`${dist}/${file}`, "utf8")));
  const scripts = page.lazyParts
    .flatMap((key) => chunksOf(manifest, key))
    .map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  // A disabled link is never fetched: it tells Vite's loader that this stylesheet is already on the page.
  const known = stylesheets.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`);
  const inlineStyle = styles.join("");
  const head = [`<style>${inlineStyle}</style>`, ...known, ...new Set(scripts)].join("\n    ");

  let html = shell.replace(/\s*<link rel="stylesheet"[^>]*>/g, "");
  html = replaceOnce(html, /<title>.*?<\/title>/s, `<title>${escapeHtml(page.title)}</title>`);
  html = replaceOnce(html, /<\/head>/, `  ${head}\n  </head>`);
  return withStylePolicy(html, [inlineStyle]);
}

const EMPTY_ROOT = /<div id="root"><\/div>/;

/** A page that search engines list, with what it says. */
async function publicPage(shell, manifest, page, content) {
  const title = escapeHtml(page.title);
  const description = escapeHtml(page.description);
  const social = [
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
  ];
  let html = await withParts(shell, manifest, page);
  html = replaceOnce(
    html,
    /<meta\s+name="description"[^>]*>/s,
    `<meta name="description" content="${description}">`,
  );
  html = replaceOnce(html, /<meta\s+name="robots"[^>]*>/s, social.join("\n    "));
  return replaceOnce(html, EMPTY_ROOT, `<div id="root">${content}</div>`);
}

/** A member's page: what it shows until it is known whose it is, and what it asks for before its scripts can. */
async function memberPage(shell, manifest, page, placeholder) {
  const html = await withParts(shell, manifest, page);
  const asked = page.asked.map((address) => `<link rel="preload" as="fetch" crossorigin href="${address}">`);
  const withAsked = replaceOnce(html, /<\/head>/, `  ${asked.join("\n    ")}\n  </head>`);
  return replaceOnce(withAsked, EMPTY_ROOT, `${placeholder}$&`);
}

/** Where the site will stand, if the build is told: some readers of links want whole addresses. */
const origin = (readSettings().VITE_HOST_MAIN ?? "").replace(/\/+$/, "");

const fileOf = ({ path }) => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

async function writeSitemap(pages) {
  const entries = pages.map(({ path }) => `  <url><loc>${escapeHtml(origin + path)}</loc></url>`);
  const urlset = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>', urlset, ...entries, "</urlset>", ""];
  await writeFile(`${dist}/sitemap.xml`, lines.join("\n"));
  await appendFile(`${dist}/robots.txt`, `\nSitemap: ${origin}/sitemap.xml\n`);
}

/** Writes every HTML file, and says which addresses they answer. */
async function writePages() {
  await build({
    root,
    configFile: at("vite.config.ts"),
    logLevel: "warn",
    build: { ssr: "src/entryServer.tsx", outDir: "dist/.ssr", manifest: false, copyPublicDir: false },
  });
  const manifest = JSON.parse(await readFile(`${dist}/.vite/manifest.json`, "utf8"));
  const entry = await import(pathToFileURL(at("dist/.ssr/entryServer.js")).href);
  const { PRERENDERED_PAGES, MEMBER_PAGES, renderPage } = entry;

  const written = await readFile(`${dist}/index.html`, "utf8");
  const shell = written.replace('content="/social.png"', `content="${origin}/social.png"`);
  await writeFile(`${dist}/app.html`, withStylePolicy(shell));
  for (const page of PRERENDERED_PAGES) {
    await writeFile(
      `${dist}/${fileOf(page)}`,
      await publicPage(shell, manifest, page, await renderPage(page.path)),
    );
  }
  for (const page of MEMBER_PAGES) {
    await writeFile(`${dist}/${page.file}`, await memberPage(shell, manifest, page, await page.render()));
  }
  if (origin !== "") await writeSitemap(PRERENDERED_PAGES);
  await rm(at("dist/.ssr"), { recursive: true });
  await rm(`${dist}/.vite`, { recursive: true });
  return {
    members: MEMBER_PAGES.map(({ file, paths }) => ({ file, paths })),
    prerendered: PRERENDERED_PAGES.map((page) => ({ path: page.path, file: fileOf(page) })),
  };
}

await build({
  root,
  configFile: at("vite.config.ts"),
  plugins: VitePWA(pwaOptions(writePages)),
  build: { outDir: dist, emptyOutDir: true },
});
