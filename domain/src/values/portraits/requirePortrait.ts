import { AppError } from "../errors";
import { fitsInto, type PictureType, pictureHeader } from "../pictures/pictureHeader";
import { numberText } from "../text/typedNumber";
import { MAX_PORTRAIT_BYTES, MAX_PORTRAIT_SIDE } from "./portrait";

/**
 * The type of a picture that may be a portrait, by its bytes. Throws `portrait-unreadable` for what is no picture,
 * `payload-too-large` beyond its size, in bytes or in pixels.
 */
export function requirePortrait(image: Uint8Array): PictureType {
  const header = pictureHeader(image);
  if (header === undefined) throw new AppError("portrait-unreadable");
  if (image.length > MAX_PORTRAIT_BYTES) throw new AppError("payload-too-large");
  if (!fitsInto(header, MAX_PORTRAIT_SIDE)) {
    throw new AppError("payload-too-large", {
      sentence: `Cette image est trop grande : ${numberText(MAX_PORTRAIT_SIDE)} pixels de côté au plus.`,
    });
  }
  return header.type;
}
