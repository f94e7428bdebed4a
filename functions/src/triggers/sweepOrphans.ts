import { sweeps } from "domain/documents/sweep";
import { users } from "domain/documents/user";
import { checkSweep, type OrphanCount, type Population } from "domain/members/account/orphanSweep";
import { deleteUnregisteredAccount } from "../auth/deleteUnregisteredAccount";
import { log } from "../log/log";
import { accountsAmong, listAccountPages } from "../store/accounts";
import { deleteIfPresent, readDocument } from "../store/firestore";
import { GuardedBatch } from "../store/guardedBatch";
import { memberUidPages } from "../store/queries";

const ORPHAN_AFTER_MS = 24 * 60 * 60_000;
const NAME = "orphans";

/** What a sweep found on one side, and what it did. `stopped`: why it deleted nothing. */
interface SweptSide extends OrphanCount {
  readonly deleted: number;
  readonly stopped?: string;
}

export interface SweepReport {
  readonly accounts: SweptSide;
  readonly members: SweptSide;
}

/** Both lists, compared once. Costs one read per member. */
async function findOrphans(now: number) {
  const uids = new Set<string>();
  const accounts = new Set<string>();
  for await (const page of listAccountPages()) {
    for (const { uid, createdAt, hasRole } of page) {
      uids.add(uid);
      if (!hasRole && now - createdAt > ORPHAN_AFTER_MS) accounts.add(uid);
    }
  }
  const members: string[] = [];
  let memberCount = 0;
  for await (const page of memberUidPages()) {
    memberCount += page.length;
    for (const uid of page) {
      accounts.delete(uid);
      if (!uids.has(uid)) members.push(uid);
    }
  }
  const population: Population = { accounts: uids.size, members: memberCount };
  return { accounts: [...accounts], members, population };
}

/** Deletes the member's document; the `userDeleted` trigger removes everything else that is theirs. */
async function deleteMemberWithoutAccount(uid: string): Promise<boolean> {
  const accounts = await accountsAmong([uid]);
  if (accounts.length > 0) return false;
  await deleteIfPresent(users, uid);
  return true;
}

/** Asks once more before each deletion: somebody may have registered since the lists were read. */
async function sweepSide(
  orphans: readonly string[],
  among: number,
  stopped: string | undefined,
  removeOrphan: (uid: string) => Promise<boolean>,
): Promise<SweptSide> {
  const count = { found: orphans.length, among };
  if (stopped !== undefined) return { ...count, deleted: 0, stopped };
  let deleted = 0;
  for (const uid of orphans) if (await removeOrphan(uid)) deleted += 1;
  return { ...count, deleted };
}

/** An operator who has looked at a report lets the sweep delete more than usual, and forget what was before. */
export interface SweepOrder {
  readonly limit: number;
}

/**
 * Deletes the accounts that never belonged to a member and are a day old, and the members whose account is
 * gone (the identity provider lets people delete it without us). Stops, and logs why, when there are more than
 * `checkSweep` allows (docs/decisions/orphan-accounts.md).
 */
export async function sweepOrphans(now: number, order?: SweepOrder): Promise<SweepReport> {
  const before = order === undefined ? (await readDocument(sweeps, NAME))?.data : undefined;
  const { accounts, members, population } = await findOrphans(now);
  const stopOf = (orphans: readonly string[], among: number) =>
    checkSweep({ found: orphans.length, among }, population, before, order?.limit);
  const report: SweepReport = {
    accounts: await sweepSide(
      accounts,
      population.accounts,
      stopOf(accounts, population.accounts),
      deleteUnregisteredAccount,
    ),
    members: await sweepSide(
      members,
      population.members,
      stopOf(members, population.members),
      deleteMemberWithoutAccount,
    ),
  };
  const isStopped = (report.accounts.stopped ?? report.members.stopped) !== undefined;
  if (isStopped) log.error("orphan sweep stopped", { ...report });
  else {
    log.info("orphan sweep", { ...report });
    await new GuardedBatch().set(sweeps, [NAME], { ...population, at: now }).commit();
  }
  return report;
}
