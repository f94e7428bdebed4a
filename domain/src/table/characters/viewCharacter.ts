import type { CharacterDocument } from "../../documents/character";
import { may, standingOf, type Table } from "../campaign/authority";

/**
 * Whether a sheet may be read: by its owner, and by the MJ and the players of its campaign. `table` is that
 * campaign, if there is one.
 */
export function mayViewCharacter(
  callerUid: string,
  character: Pick<CharacterDocument, "userId">,
  table: Table | undefined,
): boolean {
  return (
    character.userId === callerUid ||
    (table !== undefined && may("viewCampaign", standingOf(callerUid, table)))
  );
}
