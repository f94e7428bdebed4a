import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PAUSE_MS = 200;
const MAX_WAIT_MS = 60_000;
const EXPORT_NAME = "data";

const address = () => process.env.FIRESTORE_EMULATOR_HOST ?? "127.0.0.1:8080";
const project = () => process.env.GCLOUD_PROJECT ?? "demo-des-et-heros";

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The arguments of a process, its program first; none for one that ended meanwhile. */
function commandOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").slice(0, -1);
  } catch {
    return [];
  }
}

/** The pid of the Firestore emulator that listens on the port under test. */
function emulatorPid(): number {
  const port = address().split(":")[1] ?? "";
  const isEmulator = (pid: number) => {
    const command = commandOf(pid);
    return command[0]?.endsWith("java") === true && command[command.indexOf("--port") + 1] === port;
  };
  const pid = readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .find(isEmulator);
  if (pid === undefined) throw new Error(`no Firestore emulator listens on ${address()}`);
  return pid;
}

async function untilAnswering(): Promise<void> {
  const end = Date.now() + MAX_WAIT_MS;
  while (Date.now() < end) {
    const up = await fetch(`http://${address()}/`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) return;
    await pause(PAUSE_MS);
  }
  throw new Error("the Firestore emulator did not come back");
}

async function exportTo(folder: string): Promise<void> {
  const response = await fetch(`http://${address()}/emulator/v1/projects/${project()}:export`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      database: `projects/${project()}/databases/(default)`,
      export_directory: folder,
      export_name: EXPORT_NAME,
    }),
  });
  if (!response.ok) throw new Error(`export: ${response.status} ${await response.text()}`);
}

/** Takes Firestore away; the returned function brings it back with what it held. */
export type Outage = () => Promise<() => Promise<void>>;

/** The process stands still: connections stay open, and nothing is answered. */
export const frozen: Outage = async () => {
  const pid = emulatorPid();
  process.kill(pid, "SIGSTOP");
  return async () => {
    process.kill(pid, "SIGCONT");
    await untilAnswering();
  };
};

const restarted: ChildProcess[] = [];

/**
 * The process is killed, and another one started in its place from an export made just before. The triggers, which
 * the functions emulator had registered in the first one, are gone from then on.
 */
export const stopped: Outage = async () => {
  const folder = await mkdtemp(join(tmpdir(), "firestore-export-"));
  await exportTo(folder);
  const pid = emulatorPid();
  const [program = "java", ...args] = commandOf(pid);
  process.kill(pid, "SIGKILL");
  return async () => {
    const seed = join(folder, EXPORT_NAME, `${EXPORT_NAME}.overall_export_metadata`);
    const others = args.flatMap((argument, index) =>
      argument === "--seed_from_export" || args[index - 1] === "--seed_from_export" ? [] : argument,
    );
    restarted.push(spawn(program, [...others, "--seed_from_export", seed], { stdio: "ignore" }));
    await untilAnswering();
    await rm(folder, { recursive: true, force: true });
  };
};

/** Ends the emulators that `stopped` started. */
export function endRestarted(): void {
  for (const emulator of restarted.splice(0)) emulator.kill("SIGKILL");
}
