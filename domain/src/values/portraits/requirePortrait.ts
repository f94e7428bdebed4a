import type { PictureType } from "../pictures/pictureHeader";
import { requirePicture } from "../pictures/requirePicture";
import { MAX_PORTRAIT_BYTES, MAX_PORTRAIT_SIDE } from "./portrait";

/** The type of a picture that may be a portrait, by its bytes. Throws what `requirePicture` throws. */
export const requirePortrait = (image: Uint8Array): PictureType =>
  requirePicture(image, { bytes: MAX_PORTRAIT_BYTES, side: MAX_PORTRAIT_SIDE });
