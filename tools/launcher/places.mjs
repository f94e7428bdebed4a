import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root of the project, wherever it was cloned. */
export const root = fileURLToPath(new URL("../../", import.meta.url)).replace(/[\\/]$/, "");

/** What the launcher may throw away and make again: logs, stamps, the wrapper jar, a browser. */
export const cacheDir = join(root, ".cache");

/** What a person would miss: the data of the emulators between two runs. */
export const dataDir = join(root, ".data");

/** What `npx firebase` runs. */
export const firebaseProgram = join(root, "node_modules/firebase-tools/lib/bin/firebase.js");

/** The demo project: its `demo-` prefix makes the emulators refuse to reach anything real. */
export const projectId = "demo-des-et-heros";

export const host = "127.0.0.1";
