/**
 * `npm run check-maps -- <folder>`: what the import makes of each file in a folder, as JSON: `{file, error?, width,
 * height, grid, walls, doors, lights}`, in pixels of the scene. Only Node's own modules are loaded before the
 * dependencies are known to be there, so that it works from a fresh clone; nothing but the JSON comes out of it.
 */
import { LaunchError, report } from "./launcher/launchError.mjs";
import { requireNode } from "./launcher/requirements.mjs";

/** @param {() => Promise<void>} work */
async function onTheErrorOutput(work) {
  const { stdout, stderr } = process;
  const write = stdout.write;
  stdout.write = stderr.write.bind(stderr);
  try {
    await work();
  } finally {
    stdout.write = write;
  }
}

try {
  requireNode();
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new LaunchError("Usage: npm run check-maps -- <folder>");
  const { ensureInstalled } = await import("./launcher/install.mjs");
  await onTheErrorOutput(ensureInstalled);
  const { tsImport } = await import("tsx/esm/api");
  /** @type {typeof import("./checkMaps/checkFolder")} */
  const { checkFolder } = await tsImport("./checkMaps/checkFolder.ts", import.meta.url);
  const lines = checkFolder(folder).map((checked) => JSON.stringify(checked));
  process.stdout.write(lines.length > 0 ? `[\n${lines.join(",\n")}\n]\n` : "[]\n");
} catch (error) {
  report(error);
  process.exitCode = 1;
}
