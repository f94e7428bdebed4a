import { createPortrait } from "domain/api/portraits";
import { AppError } from "domain/values/errors";
import { MAX_PORTRAIT_BYTES } from "domain/values/portraits/portrait";
import { smallPicture } from "../browser/smallPicture";
import { call } from "../http/call";

/** Said of a picture that could not be sent. */
export const PORTRAIT_FAILED = "L'image n'a pas pu être envoyée. Réessaie.";

/** Makes a chosen file small and keeps it; answers its address. Throws for a file that shows no picture. */
export async function keepPortrait(file: File): Promise<string> {
  const image = await smallPicture(file, MAX_PORTRAIT_BYTES, "square").catch(() => {
    throw new AppError("portrait-unreadable");
  });
  return (await call(createPortrait, { body: { image } })).address;
}
