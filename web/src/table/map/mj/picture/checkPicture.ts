import { isTooLarge } from "domain/import/maps/mapPicture";
import { pictureHeader } from "domain/values/pictures/pictureHeader";
import { numberText } from "domain/values/text/typedNumber";
import { tooLargeHere } from "./tooLargeHere";

/** Of a file's start, enough to know what it is. */
const HEAD_BYTES = 64 * 1024;

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.slice(from, to));

/** Brands of the container that iPhones keep pictures in. */
const HEIF_BRANDS = ["heic", "heix", "hevc", "heim", "heis", "mif1", "msf1"];

/** Whether a file's first bytes are those of a picture, be it one that cannot be read here. */
export const looksLikePicture = (head: Uint8Array): boolean =>
  /^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF....WEBP|....ftyp)/s.test(text(head, 0, 16));

/** How many pictures a GIF holds, as far as it was read: each begins with a block of its own. */
function framesOf(bytes: Uint8Array): number {
  let frames = 0;
  for (let at = 0; at + 3 < bytes.length; at += 1) {
    if (bytes[at] === 0x21 && bytes[at + 1] === 0xf9 && bytes[at + 2] === 0x04) frames += 1;
  }
  return frames;
}

/**
 * Why a file cannot be a scene's picture, by its first bytes and not by its name; undefined where nothing speaks
 * against trying to read it.
 */
export async function checkPicture(file: Blob): Promise<string | undefined> {
  if (file.size === 0) return "Ce fichier est vide.";
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const size = pictureHeader(bytes);
  if (size !== undefined && isTooLarge(size))
    return `Cette image est trop grande (${numberText(size.width)} × ${numberText(size.height)} pixels) : réduis-la.`;
  const tooLarge = size && tooLargeHere(size);
  if (tooLarge !== undefined) return tooLarge;
  if (/^[\s\uFEFF]*(<\?xml|<!--|<!doctype svg|<svg)/i.test(text(bytes, 0, 256)))
    return "Une image SVG ne peut pas servir de carte : enregistre-la en PNG ou en JPEG.";
  if (text(bytes, 4, 8) === "ftyp" && HEIF_BRANDS.includes(text(bytes, 8, 12)))
    return "Cette photo est au format HEIC, que les navigateurs ne lisent pas : enregistre-la en JPEG.";
  if (text(bytes, 0, 3) === "GIF") {
    const whole = new Uint8Array(await file.arrayBuffer());
    if (framesOf(whole) > 1) return "Un GIF animé ne peut pas servir de carte : enregistre une seule image.";
  }
  return undefined;
}
