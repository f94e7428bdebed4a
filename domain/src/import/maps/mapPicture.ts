import { type PictureType, pictureHeader } from "../../values/pictures/pictureHeader";
import { numberText } from "../../values/text/typedNumber";
import { bytesOfBase64 } from "./base64";
import { refused } from "./refused";

/** Decoded, every pixel takes four bytes: a gigabyte. */
const MAX_PIXELS = 16_384 ** 2;

/** Whether a picture would not fit into a device's memory, however few bytes its file has. */
export const isTooLarge = (
  { width, height }: { readonly width: number; readonly height: number },
  mostPixels = MAX_PIXELS,
): boolean => width * height > mostPixels;

/** A map's picture as it stands in the file. */
export interface MapPicture {
  readonly type: PictureType;
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Throws `invalid-input` where there is none, it is none, or it would not fit into a device's memory. */
export function readMapPicture(image: unknown): MapPicture {
  if (typeof image !== "string" || image.trim() === "") throw refused("Cette carte n'a pas d'image.");
  const bytes = bytesOfBase64(image);
  const header = bytes && pictureHeader(bytes);
  if (bytes === undefined || header === undefined) {
    throw refused("L'image de cette carte n'est pas lisible : il faut un PNG, un JPEG ou un WebP.");
  }
  if (isTooLarge(header)) {
    throw refused(
      `L'image de cette carte est trop grande (${numberText(header.width)} × ${numberText(header.height)} pixels) : exporte-la avec moins de pixels par case.`,
    );
  }
  return { ...header, bytes };
}
