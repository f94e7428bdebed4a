/**
 * Builds the client: the SPA shell (dist/app.html) for every address, one HTML file per prerendered page, and over
 * the finished folder the service worker. A prerendered page carries its styles inline, so that a slow phone paints
 * after one round trip.
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

async function pageFrom(shell, manifest, page, content) {
  const stylesheets = stylesheetsOf(manifest, page);
  const styles = await Promise.all(stylesheets.map((file) => readFile(`${dist}/${file}`, "utf8")));
  const scripts = page.lazyParts
    .flatMap((key) => chunksOf(manifest, key))
    .map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  // A disabled link is never fetched: it tells Vite's loader that this stylesheet is already on the page.
  const known = stylesheets.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`);
  const inlineStyle = styles.join("");
  const head = [`<style>${inlineStyle}</style>`, ...known, ...new Set(scripts)].join("\n    ");

  const title = escapeHtml(page.title);
  const description = escapeHtml(page.description);
  const social = [
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
  ];

  let html = shell.replace(/\s*<link rel="stylesheet"[^>]*>/g, "");
  html = replaceOnce(html, /<title>.*?<\/title>/s, `<title>${title}</title>`);
  html = replaceOnce(
    html,
    /<meta\s+name="description"[^>]*>/s,
    `<meta name="description" content="${description}">`,
  );
  html = replaceOnce(html, /<meta\s+name="robots"[^>]*>/s, social.join("\n    "));
  html = replaceOnce(html, /<\/head>/, `  ${head}\n  </head>`);
  html = withStylePolicy(html, [inlineStyle]);
  return replaceOnce(html, /<div id="root"><\/div>/, `<div id="root">${content}</div>`);
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
  const { PRERENDERED_PAGES, MEMBER_PATHS, renderPage } = entry;

  const written = await readFile(`${dist}/index.html`, "utf8");
  const shell = written.replace('content="/social.png"', `content="${origin}/social.png"`);
  await writeFile(`${dist}/app.html`, withStylePolicy(shell));
  for (const page of PRERENDERED_PAGES) {
    await writeFile(
      `${dist}/${fileOf(page)}`,
      await pageFrom(shell, manifest, page, await renderPage(page.path)),
    );
  }
  if (origin !== "") await writeSitemap(PRERENDERED_PAGES);
  await rm(at("dist/.ssr"), { recursive: true });
  await rm(`${dist}/.vite`, { recursive: true });
  return {
    memberAddresses: MEMBER_PATHS,
    prerendered: PRERENDERED_PAGES.map((page) => ({ path: page.path, file: fileOf(page) })),
  };
}

await build({
  root,
  configFile: at("vite.config.ts"),
  plugins: VitePWA(pwaOptions(writePages)),
  build: { outDir: dist, emptyOutDir: true },
});
