import type { AskDocument } from "../../documents/ask";
import type { Card } from "../../documents/askContent";
import type { ShownPictureDocument } from "../../documents/shownPicture";
import type { TableScreenDocument } from "../../documents/tableScreen";
import { AppError } from "../../values/errors";
import { requirePicture } from "../../values/pictures/requirePicture";
import { standingOf, type Table } from "../campaign/authority";
import { onScreen } from "../screen/showOnScreen";

/** The bytes of a card's picture, which a browser makes of any picture; in base64 it fits into a request's body. */
export const MAX_SHOWN_BYTES = 180_000;
/** In pixels: whoever looks at it has all of them in memory. */
const MAX_SHOWN_SIDE = 2048;

/** The address of a card's picture in this app. */
export const shownPictureAddress = (campaignId: string, requestId: string): string =>
  `/api/campaigns/${encodeURIComponent(campaignId)}/shown-pictures/${encodeURIComponent(requestId)}`;

/**
 * The type of the picture that comes with a card; undefined for a card that has none. Throws `invalid-input` where the
 * card says that it has one and none came, or the other way round, and what `requirePicture` throws.
 */
export function requireShownPicture(
  { picture }: Pick<Card, "picture">,
  image: Uint8Array | undefined,
): ShownPictureDocument["type"] | undefined {
  if ((picture === true) !== (image !== undefined)) {
    throw new AppError("invalid-input", { sentence: "L'image de cette carte manque, ou est de trop." });
  }
  return image && requirePicture(image, { bytes: MAX_SHOWN_BYTES, side: MAX_SHOWN_SIDE });
}

/** The card that a picture belongs to: an ask of the same id, or what the table's screen shows. */
interface Shown {
  readonly ask: Pick<AskDocument, "targets" | "expiresAt"> | undefined;
  readonly screen: TableScreenDocument | undefined;
}

/**
 * Whether `uid` may see the picture of this id now (epoch milliseconds): the MJ, the players whom its card is for, and
 * every member what is on the table's screen.
 */
export function maySeePicture(
  uid: string,
  id: string,
  table: Table,
  { ask, screen }: Shown,
  now: number,
): boolean {
  const standing = standingOf(uid, table);
  if (standing === "stranger") return false;
  if (onScreen(screen, now)?.id === id) return true;
  return ask !== undefined && ask.expiresAt > now && (standing === "mj" || ask.targets.includes(uid));
}
