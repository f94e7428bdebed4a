import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

/** @import { ChildProcess } from "node:child_process" */

const WORKER = fileURLToPath(new URL("./worker.mjs", import.meta.url));
const START_MS = 60_000;

/** A worker that is replaced by a new one whenever a mutant hangs it. */
export class TestProcess {
  /** @type {ChildProcess | undefined} */
  #child;

  /** @param {string} domain the mutated copy */
  constructor(domain) {
    this.domain = domain;
  }

  /** The failed files, or "hung" when nothing came back in time. @param {number} ms @returns {Promise<string[] | "hung">} */
  #answer(ms) {
    const child = this.#child;
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        child?.off("exit", hang);
      };
      const hang = () => {
        end();
        this.stop();
        resolve("hung");
      };
      const timer = setTimeout(hang, ms);
      child?.once("exit", hang);
      child?.once("message", (/** @type {{ failed: string[] }} */ answer) => {
        end();
        resolve(answer.failed);
      });
    });
  }

  /** Wakes a mutant (0: none) and runs these test files. @param {number} id @param {string[]} files @param {number} ms */
  async run(id, files, ms) {
    if (this.#child === undefined) {
      this.#child = fork(WORKER, [this.domain], { stdio: ["ignore", "ignore", "inherit", "ipc"] });
      if ((await this.#answer(START_MS)) === "hung") throw new Error("The test process does not start.");
    }
    this.#child.send({ id, files });
    return this.#answer(ms);
  }

  stop() {
    this.#child?.kill("SIGKILL");
    this.#child = undefined;
  }
}
