/**
 * `npm run test:busy`: `npm test` while two loops keep two processors busy, as on a machine with other work. Takes the
 * same options.
 */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const LOOPS = 2;

const loops = Array.from({ length: LOOPS }, () =>
  spawn(process.execPath, ["-e", "for (;;) Math.random();"], {
    stdio: "ignore",
  }),
);
const endLoops = () => {
  for (const loop of loops) loop.kill("SIGKILL");
};
process.on("exit", endLoops);

const test = spawn(
  process.execPath,
  [fileURLToPath(new URL("test.mjs", import.meta.url)), ...process.argv.slice(2)],
  { stdio: "inherit" },
);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => test.kill("SIGTERM"));
test.on("exit", (code) => process.exit(code ?? 1));
