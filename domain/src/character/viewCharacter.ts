import { may, standingOf, type Table } from "../campaign/authority";
import type { CharacterDocument } from "../documents/character";

/**
 * A sheet is read by its owner, and by the MJ and the players of the campaign it plays in.
 * `table` is that of the character's campaign, where it has one.
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
