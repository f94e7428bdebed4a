/**
 * `npm run bench`: measures the product on an emulator suite of its own, against the budgets of tests/bench.
 * `npm run bench -- live` measures that section alone (paint, shift, pages, live, scene, press, api, functions, admin);
 * `--smallest` takes as few samples as there can be and judges none: whether all of it still runs.
 */
import { join } from "node:path";
import { report } from "./launcher/launchError.mjs";
import { root } from "./launcher/places.mjs";
import { requireNode } from "./launcher/requirements.mjs";

const SMALLEST = "--smallest";
const wanted = process.argv.slice(2);
const isSmallest = wanted.includes(SMALLEST);
const sections = wanted.filter((argument) => argument !== SMALLEST);

async function measure() {
  const { onOwnSuite } = await import("./launcher/ownSuite.mjs");
  const { runNode } = await import("./launcher/processes.mjs");
  const { emulatorVariables } = await import("./launcher/seed.mjs");
  return onOwnSuite({ name: "bench", withBrowser: true }, async ({ ports, origin, browser }) => {
    const script = join(root, "tests/bench/run.ts");
    const { code, output } = await runNode(["--import", "tsx", script, ...sections], {
      cwd: root,
      env: {
        ...process.env,
        ...emulatorVariables(ports),
        E2E_BASE_URL: origin,
        CHROMIUM_PATH: browser,
        ...(isSmallest && { BENCH_SMALLEST: "1" }),
      },
    });
    console.log(`\n${output.trimEnd()}`);
    return code === 0;
  });
}

let kept = false;
try {
  requireNode();
  const { ensureInstalled } = await import("./launcher/install.mjs");
  await ensureInstalled();
  kept = await measure();
} catch (error) {
  report(error);
}
process.exit(kept ? 0 : 1);
