/**
 * `npm test`: what says whether the product is right, and last `N passed, N failed`. Of the browser tests, one journey for
 * each screen.
 *
 *   --all                 every browser test, as each night
 *   --only=domain,rules   runs these steps alone
 *   --strict              runs nothing a second time: what comes too late is red
 *   --last                runs nothing, and says which state was green last, in any clone on this machine
 */
import { report } from "./launcher/launchError.mjs";
import { requireNode } from "./launcher/requirements.mjs";

let passed = false;
try {
  requireNode();
  if (process.argv.includes("--last")) {
    const { lastGreen } = await import("./testing/greenRun.mjs");
    console.log(lastGreen());
    process.exit(0);
  }
  const { testRun } = await import("./testing/testRun.mjs");
  const only = process.argv
    .slice(2)
    .flatMap((argument) => argument.match(/^--only=(.+)$/)?.[1]?.split(",") ?? []);
  passed = await testRun({
    only,
    all: process.argv.includes("--all"),
    strict: process.argv.includes("--strict"),
  });
} catch (error) {
  report(error);
  console.log("\n0 passed, 1 failed");
}
// Whatever a library left open must not keep the command waiting.
process.exit(passed ? 0 : 1);
