import { requireAuthority, type Table } from "./authority";

/**
 * A player leaves the campaign: gives the remaining members. Throws `forbidden` for the MJ and for strangers.
 */
export function decideLeaveCampaign(table: Table, callerUid: string): string[] {
  requireAuthority("leaveCampaign", callerUid, table);
  return table.memberIds.filter((uid) => uid !== callerUid);
}
