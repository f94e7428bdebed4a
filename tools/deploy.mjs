/**
 * `npm run deploy -- [options of firebase deploy]`: `firebase deploy`, under a configuration whose policy lets the
 * client call the API where that one has a host of its own (`VITE_HOST_BACKEND`).
 */
import { spawn } from "node:child_process";
import { readSettings } from "../web/settings.mjs";
import { writeDeployedConfig } from "./launcher/deployment.mjs";
import { firebaseProgram, root } from "./launcher/places.mjs";

const config = writeDeployedConfig(readSettings());
const child = spawn(
  process.execPath,
  [firebaseProgram, "deploy", "--config", config, ...process.argv.slice(2)],
  { cwd: root, stdio: "inherit", env: { ...process.env, DEPLOYED_CONFIG: config } },
);
child.once("exit", (code) => {
  process.exitCode = code ?? 1;
});
