import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, it } from "vitest";
import { type OtherProject, otherProject } from "../support/otherProject";
import { runScheduled } from "../support/scheduled";

const DAY_MS = 24 * 60 * 60_000;
const TOMORROW = DAY_MS + 60_000;

const sweepAt = (project: OtherProject, moment: number) => runScheduled("sweepOrphans", moment, project.id);

const names = (count: number, of: string) => Array.from({ length: count }, (_, index) => `${of}-${index}`);

async function addAccounts({ identityProvider }: OtherProject, uids: readonly string[]): Promise<void> {
  for (const uid of uids) await identityProvider.createUser({ uid, email: `${uid}@example.fr` });
}

async function addMembers(project: OtherProject, uids: readonly string[]): Promise<void> {
  await addAccounts(project, uids);
  const batch = project.firestore.batch();
  for (const uid of uids) batch.set(project.firestore.doc(`users/${uid}`), { name: uid });
  await batch.commit();
}

async function accountsOf({ identityProvider }: OtherProject): Promise<string[]> {
  return (await identityProvider.listUsers()).users.map(({ uid }) => uid).toSorted();
}

async function membersOf({ firestore }: OtherProject): Promise<string[]> {
  return (await firestore.collection("users").get()).docs.map(({ id }) => id).toSorted();
}

describe("sweepOrphans", () => {
  it("deletes accounts without a member once they are a day old", async () => {
    const project = otherProject();
    await addMembers(project, ["ana"]);
    await addAccounts(project, ["nina"]);
    await sweepAt(project, Date.now() + DAY_MS - 60_000);
    expect(await accountsOf(project)).toEqual(["ana", "nina"]);
    await sweepAt(project, Date.now() + TOMORROW);
    expect(await accountsOf(project)).toEqual(["ana"]);
  });

  it("deletes members without an account, whose documents are then removed by the trigger", async () => {
    const project = otherProject();
    await addMembers(project, ["ana", "bob"]);
    await project.identityProvider.deleteUser("bob");
    await sweepAt(project, Date.now());
    expect(await membersOf(project)).toEqual(["ana"]);
  });

  it("keeps an account that has a role, although its member's document is lost", async () => {
    const project = otherProject();
    await addAccounts(project, ["ana"]);
    await project.identityProvider.setCustomUserClaims("ana", { role: "player" });
    await sweepAt(project, Date.now() + TOMORROW);
    expect(await accountsOf(project)).toEqual(["ana"]);
  });

  it("keeps everybody, and says so, when more are orphans than usual", async () => {
    const project = otherProject();
    await addAccounts(project, names(4, "orphan"));
    await addMembers(project, names(4, "ghost"));
    await Promise.all(names(4, "ghost").map((uid) => project.identityProvider.deleteUser(uid)));
    const log = await sweepAt(project, Date.now() + TOMORROW);
    expect(log).toContain("orphan sweep stopped");
    expect(log).toContain("4 orphans among 4 are more than the limit of 3");
    expect(await accountsOf(project)).toHaveLength(4);
    expect(await membersOf(project)).toHaveLength(4);
  });

  it("keeps everybody while a side has halved since the last sweep, night after night", async () => {
    const project = otherProject();
    await addMembers(project, names(8, "membre"));
    await addAccounts(project, ["nina"]);
    await sweepAt(project, Date.now());
    await project.firestore.recursiveDelete(project.firestore.collection("users"));
    for (const name of names(8, "membre")) {
      await project.identityProvider.setCustomUserClaims(name, { role: "player" });
    }
    for (const nights of [1, 2]) {
      const log = await sweepAt(project, Date.now() + nights * TOMORROW);
      expect(log).toContain("the members have fallen from 8 to 0");
      expect(await accountsOf(project)).toHaveLength(9);
    }
  });

  it("keeps everybody when what the last sweep saw cannot be read", async () => {
    const project = otherProject();
    await addAccounts(project, ["nina"]);
    await project.firestore.doc("sweeps/orphans").set({ accounts: "8", at: Timestamp.now() });
    await expect(sweepAt(project, Date.now() + TOMORROW)).rejects.toThrow("illisible");
    expect(await accountsOf(project)).toEqual(["nina"]);
  });
});
