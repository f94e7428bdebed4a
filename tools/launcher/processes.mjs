import { spawn, spawnSync } from "node:child_process";
import { accessSync, constants, readdirSync, readFileSync, statSync } from "node:fs";
import { setPriority } from "node:os";
import { delimiter, extname, join } from "node:path";

const onWindows = process.platform === "win32";

/**
 * @typedef {object} Outcome
 * @property {number} code the exit code; 127 when the program does not exist, 124 when it was too slow
 * @property {string} output what it wrote, on both channels
 */

/**
 * Runs a program to its end. Never throws: the caller judges the code.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, timeoutMs?: number, niceness?: number, onOutput?: (text: string) => void }}
 *   [options] with `niceness` above 0 it leaves the processors to others that want them
 * @returns {Promise<Outcome>}
 */
export function run(program, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: ["ignore", "pipe", "pipe"],
      shell: onWindows && extname(program) !== ".exe",
    });
    let output = "";
    let tooSlow = false;
    /** @param {Buffer} chunk */
    const collect = (chunk) => {
      const text = chunk.toString();
      output += text;
      options.onOutput?.(text);
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    const forget = trackChild(child.pid);
    if (options.niceness) lowerPriority(child.pid, options.niceness);
    const timer =
      options.timeoutMs &&
      setTimeout(() => {
        tooSlow = true;
        if (child.pid) killTree(child.pid);
      }, options.timeoutMs);
    /** @param {number} code */
    const end = (code) => {
      clearTimeout(timer || undefined);
      forget();
      resolve({ code: tooSlow ? 124 : code, output });
    };
    child.on("error", () => end(127));
    child.on("close", (code) => end(code ?? 1));
  });
}

/**
 * Runs one of Node's own programs, so that no shell and no PATH is involved.
 *
 * @param {readonly string[]} args a script and its arguments
 * @param {Parameters<typeof run>[2]} [options]
 */
export const runNode = (args, options) => run(process.execPath, args, options);

/**
 * @param {number | undefined} pid
 * @param {number} niceness
 */
function lowerPriority(pid, niceness) {
  try {
    if (pid !== undefined) setPriority(pid, niceness);
  } catch {
    // It has ended, or this system has no priorities: then it takes what it gets.
  }
}

/** @type {Set<number>} */
const running = new Set();

/**
 * Remembers a child until it ends, for {@link killTracked}.
 *
 * @param {number | undefined} pid
 */
export function trackChild(pid) {
  if (pid !== undefined) running.add(pid);
  return () => {
    if (pid !== undefined) running.delete(pid);
  };
}

/** Ends every tracked child that still runs, with all that it started. */
export function killTracked() {
  for (const pid of running) killTree(pid);
  running.clear();
}

/**
 * Looks a program up on the PATH.
 *
 * @param {string} name
 * @param {NodeJS.ProcessEnv} [env]
 * @param {(path: string) => boolean} [exists]
 * @returns {string | undefined} its full path
 */
export function which(name, env = process.env, exists = isFile) {
  const endings = onWindows ? [".exe", ".cmd", ".bat"] : [""];
  return (env.PATH ?? "")
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => endings.map((ending) => join(folder, name + ending)))
    .find(exists);
}

/** @param {string} path */
function isFile(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Every living process, where there is a /proc. */
const livingProcesses = () =>
  readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number);

/**
 * Every living process with its parent, from /proc where there is one (a slim Debian has no `ps`).
 *
 * @returns {[pid: number, parent: number][]}
 */
function processTable() {
  if (process.platform === "linux") {
    return livingProcesses().flatMap((pid) => {
      try {
        // The name, in parentheses, may hold anything: the parent is the second field after the last one.
        const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
        return [/** @type {[number, number]} */ ([pid, Number(fields[1])])];
      } catch {
        return [];
      }
    });
  }
  return spawnSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" })
    .stdout.trim()
    .split("\n")
    .map((line) => {
      const [pid, parent] = line.trim().split(/\s+/).map(Number);
      return [pid ?? 0, parent ?? 0];
    });
}

/**
 * The processes that one started, directly or not, children before grandchildren.
 *
 * @param {number} ancestor
 * @param {readonly [pid: number, parent: number][]} [table]
 * @returns {number[]}
 */
export function descendants(ancestor, table = processTable()) {
  const children = table.filter(([, parent]) => parent === ancestor).map(([pid]) => pid);
  return [...children, ...children.flatMap((child) => descendants(child, table))];
}

/**
 * The processes whose environment holds this variable, from /proc; none where there is no /proc.
 *
 * @param {string} variable such as `NAME=value`
 * @returns {number[]}
 */
export function processesWith(variable) {
  if (process.platform !== "linux") return [];
  return livingProcesses().filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, "utf8").split("\0").includes(variable);
    } catch {
      // It has ended, or is another user's.
      return false;
    }
  });
}

/**
 * Kills a process and all that it started, in whatever process group: the Firestore emulator is put in one of
 * its own, where the signal of a terminal does not reach it.
 *
 * @param {number} pid
 */
export function killTree(pid) {
  if (onWindows) {
    spawnSync("taskkill", ["/pid", String(pid), "/T", "/F"]);
    return;
  }
  // Stopped first, so that it starts nothing more while its children are being counted.
  signal(pid, "SIGSTOP");
  for (const each of [...descendants(pid), pid]) signal(each, "SIGKILL");
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} name
 */
export function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch {
    // It ended by itself in between.
  }
}
