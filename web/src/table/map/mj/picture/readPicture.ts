import type { WallChange } from "domain/documents/wallSchema";
import { type ImportedMap, wallChangeOf } from "domain/import/maps/importedMap";
import { checkMapSize, isMapName, looksLikeMap } from "domain/import/maps/parseMap";
import { readUniversalVtt } from "domain/import/maps/universalVtt";
import type { SceneSize } from "domain/table/scene/sceneSize";
import { AppError } from "domain/values/errors";
import { checkPicture, looksLikePicture } from "./checkPicture";
import { decodePicture, pictureIdOf } from "./cutPicture";
import { tooLargeHere } from "./tooLargeHere";

/** What a map maker's file has besides its picture. */
export interface MapParts {
  readonly grid: ImportedMap["grid"];
  readonly walls: WallChange;
  readonly lightsLeftOut: number;
}

/** What is known of a file before its picture is cut. */
export interface PictureFacts {
  /** Undefined where this browser cannot make one of the file. */
  readonly id: string | undefined;
  /** Of the scene. */
  readonly size: SceneSize;
  /** Undefined for a picture alone. */
  readonly map: MapParts | undefined;
}

const UNREADABLE = "Ce fichier ne peut pas être lu comme une image.";
const UNREADABLE_MAP = "Cette carte ne peut pas être lue : exporte-la de nouveau.";
const HEAD_BYTES = 1000;

const refused = (sentence: string) => new AppError("invalid-input", { sentence });

/** By what a file begins with; by its name where it begins like nothing that is known. */
async function isMap(file: Blob): Promise<boolean> {
  const head = file.slice(0, HEAD_BYTES);
  if (looksLikeMap(await head.text())) return true;
  const isNamedSo = file instanceof File && isMapName(file.name);
  return isNamedSo && !looksLikePicture(new Uint8Array(await head.arrayBuffer()));
}

interface Parts {
  readonly picture: Blob;
  readonly size?: SceneSize;
  readonly map?: MapParts;
}

/** Whatever goes wrong with a file that is a map, trying again does not help. */
async function readMap(file: Blob): Promise<ImportedMap> {
  try {
    return readUniversalVtt(await file.text());
  } catch (error) {
    throw error instanceof AppError ? error : refused(UNREADABLE_MAP);
  }
}

async function mapParts(file: Blob): Promise<Parts> {
  const tooHeavy = checkMapSize(file.size);
  if (tooHeavy !== undefined) throw refused(tooHeavy);
  const map = await readMap(file);
  const tooLarge = tooLargeHere(map.picture);
  if (tooLarge !== undefined) throw refused(tooLarge);
  return {
    picture: new Blob([new Uint8Array(map.picture.bytes)], { type: map.picture.type }),
    size: { width: map.width, height: map.height },
    map: { grid: map.grid, walls: wallChangeOf(map), lightsLeftOut: map.lightsLeftOut },
  };
}

async function pictureParts(file: Blob): Promise<Parts> {
  const wrong = await checkPicture(file);
  if (wrong !== undefined) throw refused(wrong);
  return { picture: file };
}

/**
 * Reads a picture, or a map maker's file with a picture in it. It takes a second of large ones: not on the page's own
 * thread. Throws `AppError` with a sentence that says what is wrong with the file.
 */
export async function readPicture(file: Blob): Promise<{ facts: PictureFacts; bitmap: ImageBitmap }> {
  const { picture, size, map } = await ((await isMap(file)) ? mapParts(file) : pictureParts(file));
  const bitmap = await decodePicture(picture, size && (() => size)).catch(() => {
    throw refused(UNREADABLE);
  });
  const id = await pictureIdOf(await file.arrayBuffer());
  return { facts: { id, size: { width: bitmap.width, height: bitmap.height }, map }, bitmap };
}
