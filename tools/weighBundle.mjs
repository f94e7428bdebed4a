/**
 * `npm run bundle`: builds the client and writes docs/bundle.md, what each part of it weighs and which packages that is.
 */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { packageOf, shares } from "./bundleShares.mjs";
import { root } from "./launcher/places.mjs";

/** Lighter parts are one line together, in bytes (gzip). */
const SMALLEST = 4000;
/** How many packages of a part are named. */
const NAMED = 6;

const fromWeb = createRequire(join(root, "web/package.json"));
const { build } = await import(fromWeb.resolve("vite").replace(/index\.cjs$/, "dist/node/index.js"));

const output = await build({
  root: join(root, "web"),
  configFile: join(root, "web/vite.config.ts"),
  logLevel: "error",
  build: { write: false },
});
/** @typedef {{ type: string, fileName: string, name: string, code: string, modules: Record<string, { renderedLength: number }> }} Chunk */
const chunks = /** @type {Chunk[]} */ (
  output.output.filter((/** @type {Chunk} */ { type }) => type === "chunk")
);

const parts = chunks
  .map(({ name, code, modules }) => {
    const bytes = gzipSync(code).length;
    const lengths = Object.entries(modules).map(
      ([id, { renderedLength }]) => /** @type {const} */ ([packageOf(id), renderedLength]),
    );
    return { name, bytes, packages: shares(lengths, bytes) };
  })
  .sort((one, other) => other.bytes - one.bytes);

const kilobytes = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);
const heavy = parts.filter(({ bytes }) => bytes >= SMALLEST);
const light = parts.filter(({ bytes }) => bytes < SMALLEST);
const total = (/** @type {typeof parts} */ some) =>
  kilobytes(some.reduce((sum, { bytes }) => sum + bytes, 0));
const lines = heavy.map(({ name, bytes, packages }) => {
  const named = packages.slice(0, NAMED).map((one) => `${one.name} ${kilobytes(one.bytes)}`);
  return `| ${name} | ${kilobytes(bytes)} | ${named.join(", ")} |`;
});
const page = `# What the client weighs

Written by \`npm run bundle\`. Scripts alone, in KB as gzip sends them; a package's share of a part goes by the length of its code before it is made small. Which parts a page loads, and its budget: [experience budgets](measurements.md), \`web/chunks.ts\`.

| Part | KB | Packages |
| --- | --- | --- |
${lines.join("\n")}
| ${light.length} others | ${total(light)} | |
| All ${parts.length} | ${total(parts)} | |
`;
writeFileSync(join(root, "docs/bundle.md"), page);
console.log(`docs/bundle.md: ${parts.length} parts, ${total(parts)} KB`);
