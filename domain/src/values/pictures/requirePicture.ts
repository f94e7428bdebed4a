import { AppError } from "../errors";
import { numberText } from "../text/typedNumber";
import { fitsInto, type PictureType, pictureHeader } from "./pictureHeader";

interface PictureBounds {
  readonly bytes: number;
  /** In pixels: whoever looks at it has all of them in memory. */
  readonly side: number;
}

/**
 * The type of a picture by its bytes. Throws `portrait-unreadable` for what is no picture, `payload-too-large` beyond its
 * bounds.
 */
export function requirePicture(image: Uint8Array, { bytes, side }: PictureBounds): PictureType {
  const header = pictureHeader(image);
  if (header === undefined) throw new AppError("portrait-unreadable");
  if (image.length > bytes) throw new AppError("payload-too-large");
  if (!fitsInto(header, side)) {
    throw new AppError("payload-too-large", {
      sentence: `Cette image est trop grande : ${numberText(side)} pixels de côté au plus.`,
    });
  }
  return header.type;
}
