import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { type OtherProject, otherProject } from "../support/otherProject";
import { runScheduled } from "../support/scheduled";

const DAY_MS = 24 * 60 * 60_000;
const MEMBERS = ["ana", "bob", "cleo", "dan", "eve", "fay", "gil", "hal"];

/** A member as `register` makes one: an account with a role, and a document. */
async function register({ identityProvider, firestore }: OtherProject, uid: string): Promise<void> {
  await identityProvider.createUser({ uid, email: `${uid}@example.fr` });
  await identityProvider.setCustomUserClaims(uid, { role: "player" });
  await firestore.doc(`users/${uid}`).set({ name: uid });
  await firestore.doc(`characters/of-${uid}`).set({ userId: uid, name: uid });
}

const accountsOf = async ({ identityProvider }: OtherProject) =>
  (await identityProvider.listUsers()).users.map(({ uid }) => uid).toSorted();

const idsIn = async ({ firestore }: OtherProject, collection: string) =>
  (await firestore.collection(collection).get()).docs.map(({ id }) => id).toSorted();

/** Asks the emulator for what an operator does with `gcloud firestore`. */
async function administer(path: string, method: string, body?: object): Promise<void> {
  const response = await fetch(`http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/${path}`, {
    method,
    headers: { "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}

/** The database's backup: made now, and what brings it back. */
async function backUp({
  id,
}: OtherProject): Promise<{ wipe: () => Promise<void>; restore: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const database = `projects/${id}/databases/(default)`;
  const made = join(folder, "backup", "backup.overall_export_metadata");
  const exported = { database, export_directory: folder, export_name: "backup" };
  await administer(`projects/${id}:export`, "POST", exported);
  return {
    wipe: () => administer(`${database}/documents`, "DELETE"),
    restore: () => administer(`projects/${id}:import`, "POST", { database, export_directory: made }),
  };
}

describe("a database that was lost", () => {
  it("comes back whole from its backup, and no account is swept in between or after", async () => {
    const project = otherProject();
    for (const uid of MEMBERS) await register(project, uid);
    const sweep = (day: number) => runScheduled("sweepOrphans", Date.now() + day * DAY_MS, project.id);
    await sweep(0);
    const backup = await backUp(project);
    await register(project, "ida");
    await project.identityProvider.deleteUser("hal");
    const accounts = [...MEMBERS.filter((uid) => uid !== "hal"), "ida"];

    await backup.wipe();
    expect(await idsIn(project, "users")).toEqual([]);
    await sweep(2);
    expect(await accountsOf(project)).toEqual(accounts);

    await backup.restore();
    expect(await idsIn(project, "users")).toEqual(MEMBERS);
    expect(await idsIn(project, "characters")).toEqual(MEMBERS.map((uid) => `of-${uid}`));
    const log = await sweep(3);
    expect(log).not.toContain("orphan sweep stopped");
    // Who registered after the backup keeps the account; who left after it is removed again.
    expect(await accountsOf(project)).toEqual(accounts);
    expect(await idsIn(project, "users")).toEqual(MEMBERS.filter((uid) => uid !== "hal"));
  });
});
