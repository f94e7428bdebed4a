import { readFile } from "node:fs/promises";

/** The text of the rules that are tested. */
export const readRules = (): Promise<string> =>
  readFile(process.env.RULES_FILE ?? new URL("../../firestore.rules", import.meta.url), "utf8");

/**
 * Loads firestore.rules once for the whole run: loading them again, as each file's test environment would do,
 * resets the coverage of conditions, which the coverage check needs for all files. The test environments are
 * therefore created without rules, for the project named here. `RULES_FILE` loads other rules (see
 * mutate.mjs).
 */
export default async function loadRules(): Promise<void> {
  const emulator = process.env.FIRESTORE_EMULATOR_HOST ?? "127.0.0.1:8080";
  const project = process.env.RULES_PROJECT_ID ?? "demo-des-et-heros-rules";
  const content = await readRules();
  const response = await fetch(`http://${emulator}/emulator/v1/projects/${project}:securityRules`, {
    method: "PUT",
    body: JSON.stringify({ rules: { files: [{ name: "firestore.rules", content }] } }),
  });
  if (!response.ok) throw new Error(`firestore.rules is refused by the emulator: ${await response.text()}`);
}
