import { type ChildProcess, spawn } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { freePort } from "./freePort";

const framework = createRequire(import.meta.url).resolve("@google-cloud/functions-framework");
const functionsFolder = fileURLToPath(new URL("../../functions", import.meta.url));

const MAX_TRIES = 300;

async function answering(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    if (server.exitCode !== null) throw new Error(`the API server ended with ${server.exitCode}`);
    const up = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the API server does not answer at ${url}`);
}

async function stop(server: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill(signal);
  await new Promise((ended) => server.once("exit", ended));
}

export interface ApiProcess {
  address: string;
  stop: () => Promise<void>;
  /** What it has written so far. */
  log: () => string;
  /** Ends the process at once, in the middle of whatever it does. */
  kill: () => Promise<void>;
}

/**
 * Runs the built functions in Google's functions framework, as production does: with real concurrency and
 * body parsing, which the functions emulator changes. Firestore and Authentication are the emulators.
 */
export async function startApi(env: NodeJS.ProcessEnv, folder = functionsFolder): Promise<ApiProcess> {
  const port = await freePort();
  const server = spawn(
    process.execPath,
    [framework.replace(/index\.js$/, "main.js"), "--target=api", `--port=${port}`, `--source=${folder}`],
    {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, NODE_ENV: "development", FIREBASE_CONFIG: "{}", ...env },
    },
  );
  let log = "";
  server.stdout?.on("data", (chunk) => {
    log += chunk;
  });
  server.stderr?.on("data", (chunk) => {
    log += chunk;
    process.stderr.write(chunk);
  });
  const address = `http://127.0.0.1:${port}`;
  try {
    await answering(`${address}/api/modules`, server);
  } catch (error) {
    await stop(server);
    throw error;
  }
  return {
    address,
    stop: () => stop(server),
    kill: () => stop(server, "SIGKILL"),
    log: () => log,
  };
}
