import { MAX_SENT_TILES } from "domain/documents/sceneSchema";
import { OVERVIEW } from "domain/table/scene/tiles";

/** A piece of a picture in base64. */
interface Piece {
  readonly name: string;
  readonly image: string;
}

/** Of the images of one parcel together: what a request may have, with room for the rest of it. */
export const MAX_PARCEL_CHARACTERS = 180_000;

/**
 * Cuts pieces one after the other, into parcels that one request takes. The overview goes alone: it is on the canvas
 * while the others are cut.
 */
export async function* parcelsOf(
  names: readonly string[],
  cut: (name: string) => Promise<string>,
): AsyncGenerator<Piece[]> {
  let parcel: Piece[] = [];
  let characters = 0;
  for (const name of names) {
    const image = await cut(name);
    const isFull = parcel.length === MAX_SENT_TILES || characters + image.length > MAX_PARCEL_CHARACTERS;
    if (parcel.length > 0 && (isFull || parcel[0]?.name === OVERVIEW)) {
      yield parcel;
      parcel = [];
      characters = 0;
    }
    parcel.push({ name, image });
    characters += image.length;
  }
  if (parcel.length > 0) yield parcel;
}
