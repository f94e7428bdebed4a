import type { AskContent, Card } from "domain/documents/askContent";
import type { ShownPictureDocument } from "domain/documents/shownPicture";
import { requireShownPicture } from "domain/table/asks/shownPicture";

/** The picture that came with a card, as it is stored, whatever the request says it is. Throws what `requireShownPicture` throws. */
export function pictureOf(
  shown: Card | AskContent,
  image: string | undefined,
): Pick<ShownPictureDocument, "type" | "image"> | undefined {
  const bytes = image === undefined ? undefined : Buffer.from(image, "base64");
  const type = requireShownPicture("picture" in shown ? shown : {}, bytes);
  return type && bytes && { type, image: bytes.toString("base64") };
}
