import { type HandoutDocument, PICTURE_PART, TABLE_AUDIENCE } from "../../documents/handout";
import type { PictureType } from "../../values/pictures/pictureHeader";
import { requirePicture } from "../../values/pictures/requirePicture";
import { standingOf, type Table } from "../campaign/authority";

/** The bytes of a handout's picture, which a browser makes of any picture. */
export const MAX_HANDOUT_PICTURE_BYTES = 300_000;
/** In pixels: whoever looks at it has all of them in memory. */
const MAX_SIDE = 2048;

/** The address of a handout's picture in this app. */
export const handoutPictureAddress = (campaignId: string, pictureId: string): string =>
  `/api/campaigns/${encodeURIComponent(campaignId)}/handout-pictures/${encodeURIComponent(pictureId)}`;

/** The type of a handout's picture. Throws what `requirePicture` throws. */
export const requireHandoutPicture = (image: Uint8Array): PictureType =>
  requirePicture(image, { bytes: MAX_HANDOUT_PICTURE_BYTES, side: MAX_SIDE });

/** Whether `uid` may see the picture of a handout: the MJ, and those whom it is shown to as long as they are at the table. */
export function maySeeHandoutPicture(
  uid: string,
  table: Table,
  pictureId: string,
  handout: Pick<HandoutDocument, "pictureId" | "readers"> | undefined,
): boolean {
  const standing = standingOf(uid, table);
  if (standing === "stranger" || handout?.pictureId !== pictureId) return false;
  const readers = handout.readers[PICTURE_PART];
  return standing === "mj" || readers === TABLE_AUDIENCE || (readers?.includes(uid) ?? false);
}
