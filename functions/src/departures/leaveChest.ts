import { campaigns } from "domain/documents/campaign";
import { chestLog, type Gift } from "domain/documents/chest";
import { playSystemOf } from "domain/games/registry/plays";
import { leftBy } from "domain/table/chest/gifts";
import { historyOf } from "domain/table/chest/history";
import { NO_PURSE } from "domain/table/chest/parcels";
import { AppError } from "domain/values/errors";
import { readChest, writeChest } from "../chest/storedChest";
import { readIfValid } from "../store/firestore";
import { inGuardedBatch } from "../store/guarded";
import { newId } from "../store/newId";

/**
 * What was on its way to heroes who have left the table, or from them, is the group's. After they are unlinked, from when
 * on nobody can give them more; can be repeated after a crash. A damaged chest stays as it is, and keeps nobody there.
 */
export async function leaveChest(
  campaignId: string,
  leaves: (party: Gift["to"]) => boolean,
  now: number,
): Promise<void> {
  const campaign = await readIfValid(campaigns, campaignId);
  if (campaign === undefined) return;
  const { system } = campaign.data;
  const goods = { system, purse: playSystemOf(system).purse ?? NO_PURSE, items: [] };
  try {
    await inGuardedBatch(async (guarded) => {
      const chest = await readChest(guarded, campaignId);
      const left = leftBy(leaves, goods, chest, { at: now, newId });
      if (left === undefined) return;
      writeChest(guarded, campaignId, { before: chest, after: left.chest, now });
      for (const line of left.lines) guarded.create(chestLog, [campaignId, newId()], historyOf(line, now));
    });
  } catch (error) {
    if (!(error instanceof AppError && error.code === "document-invalid")) throw error;
  }
}
