import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { host } from "./places.mjs";

/**
 * The data of a suite between two runs. A save is written beside the former one and takes its place once it is
 * whole, so whatever interrupts it, one good save is left.
 */
export class SavedData {
  #current;
  #next;
  #former;
  /** @type {Promise<void>} */
  #saving = Promise.resolve();

  /** @param {string} folder */
  constructor(folder) {
    this.#current = join(folder, "emulators");
    this.#next = join(folder, "emulators.next");
    this.#former = join(folder, "emulators.former");
    mkdirSync(folder, { recursive: true });
    if (!isWhole(this.#current) && isWhole(this.#former)) {
      rmSync(this.#current, { recursive: true, force: true });
      renameSync(this.#former, this.#current);
    }
  }

  /** The folder to import at start, when there is one. */
  get importFrom() {
    return isWhole(this.#current) ? this.#current : undefined;
  }

  forget() {
    for (const folder of [this.#current, this.#next, this.#former]) {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  /**
   * Saves what the emulators hold now. Two saves never overlap: the second waits for the first.
   *
   * @param {number} hubPort
   */
  save(hubPort) {
    const saved = this.#saving.then(() => this.#write(hubPort));
    this.#saving = saved.catch(() => {});
    return saved;
  }

  /** @param {number} hubPort */
  async #write(hubPort) {
    rmSync(this.#next, { recursive: true, force: true });
    const response = await fetch(`http://${host}:${hubPort}/_admin/export`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ path: this.#next, initiatedBy: "launcher" }),
    });
    if (!response.ok || !isWhole(this.#next)) throw new Error(`export refused: ${await response.text()}`);
    rmSync(this.#former, { recursive: true, force: true });
    if (existsSync(this.#current)) renameSync(this.#current, this.#former);
    renameSync(this.#next, this.#current);
  }
}

/**
 * firebase-tools writes this file last.
 *
 * @param {string} folder
 */
const isWhole = (folder) => existsSync(join(folder, "firebase-export-metadata.json"));
