import type { SceneDocument } from "../../documents/scene";
import {
  MAX_CAMPAIGN_SCENE_BYTES,
  MAX_MEMBER_SCENE_BYTES,
  MAX_OVERVIEW_BYTES,
  MAX_TILE_BYTES,
  OVERVIEW_SIDE,
  TILE_SIDE,
} from "../../documents/sceneSchema";
import { AppError } from "../../values/errors";
import { fitsInto, pictureHeader } from "../../values/pictures/pictureHeader";
import { bytesOf, isBySight } from "./changeScene";
import { OVERVIEW, tileNames } from "./tiles";

/** Bytes that the scenes of the campaign have, and those of all campaigns of its MJ; this one among them. */
export interface SceneBytes {
  readonly campaign: number;
  readonly member: number;
}

/** Throws `limit-reached` where a scene that has grown from `before` bytes to `after` is beyond a limit. */
function requireSpace(before: number, after: number, { campaign, member }: SceneBytes): void {
  const added = after - before;
  if (added <= 0) return;
  if (campaign + added > MAX_CAMPAIGN_SCENE_BYTES) {
    throw new AppError("limit-reached", {
      sentence: "Les images de cette campagne prennent déjà 40 Mo : supprime une scène ou une image.",
    });
  }
  if (member + added > MAX_MEMBER_SCENE_BYTES) {
    throw new AppError("limit-reached", {
      sentence:
        "Tes images prennent déjà 120 Mo dans toutes tes campagnes : supprime une scène ou une image.",
    });
  }
}

/**
 * The type of a piece by its bytes. Throws `tile-unreadable` for what is neither WebP nor JPEG, `payload-too-large`
 * beyond its size, in bytes or in pixels.
 */
export function requirePiece(name: string, image: Uint8Array): "image/webp" | "image/jpeg" {
  const header = pictureHeader(image);
  if (header === undefined || header.type === "image/png") throw new AppError("tile-unreadable");
  const [bytes, side] = name === OVERVIEW ? [MAX_OVERVIEW_BYTES, OVERVIEW_SIDE] : [MAX_TILE_BYTES, TILE_SIDE];
  if (image.length > bytes) {
    throw new AppError("payload-too-large", {
      sentence: `Ce morceau d'image est trop lourd : ${bytes / 1000} Ko au plus.`,
    });
  }
  if (!fitsInto(header, side)) {
    throw new AppError("payload-too-large", {
      sentence: `Ce morceau d'image est trop grand : ${side} pixels de côté au plus.`,
    });
  }
  return header.type;
}

/** Throws `stale-version` for a piece of another picture than the scene's, `not-found` for one that it has not. */
function requireOwnPiece({ picture }: SceneDocument, pictureId: string, name: string): void {
  if (picture?.id !== pictureId) throw new AppError("stale-version");
  if (!tileNames(picture).includes(name)) throw new AppError("not-found");
}

type Pieces = Pick<SceneDocument, "tiles" | "published" | "bytes">;

interface KeptPieces {
  readonly pictureId: string;
  readonly pieces: readonly { readonly name: string; readonly bytes: number }[];
}

/** The scene's pieces with more of them, whole. Throws `limit-reached`, and what `requireOwnPiece` throws. */
export function withTiles(
  scene: SceneDocument,
  { pictureId, pieces }: KeptPieces,
  known: SceneBytes,
): Pieces {
  for (const { name } of pieces) requireOwnPiece(scene, pictureId, name);
  const { published } = scene;
  const tiles = { ...scene.tiles, ...Object.fromEntries(pieces.map(({ name, bytes }) => [name, bytes])) };
  const after = bytesOf({ tiles, published });
  requireSpace(scene.bytes, after, known);
  return { tiles, published, bytes: after };
}

interface PublishedPiece {
  readonly pictureId: string;
  readonly name: string;
  readonly bytes: number;
  /** Of the scene, by whose fog it was cut. */
  readonly revision: number;
  /** Of what was seen, by which it was cut, where the group's sight decides. */
  readonly seen?: number | undefined;
}

const withSeen = (seen: number | undefined) => (seen === undefined ? {} : { seen });

/** A piece that was cut by less than is seen now is taken: more will come. One that shows what was forgotten is not. */
function requireSeen(
  scene: SceneDocument,
  { name, seen = -1 }: PublishedPiece,
  { forgottenAt, revision }: { readonly forgottenAt: number; readonly revision: number },
): void {
  const newest = Math.max(forgottenAt, scene.published[name]?.seen ?? 0);
  if (isBySight(scene) && (seen < newest || seen > revision)) throw new AppError("stale-version");
}

/**
 * The same with one published. Throws `stale-version` when the fog over it has changed since `revision`, by which it was
 * cut, when what was seen then was forgotten since, or when a newer one is published. `explored`: revisions of what the
 * group has seen.
 */
export function withPublishedTile(
  scene: SceneDocument,
  piece: PublishedPiece,
  known: SceneBytes,
  explored = { forgottenAt: 0, revision: 0 },
): Pieces {
  const { pictureId, name, bytes, revision, seen } = piece;
  requireOwnPiece(scene, pictureId, name);
  if (scene.tiles[name] === undefined) throw new AppError("not-found");
  const newest = Math.max(scene.touched[name] ?? 0, scene.published[name]?.revision ?? 0);
  if (revision < newest || revision > scene.revision) throw new AppError("stale-version");
  requireSeen(scene, piece, explored);
  const { tiles } = scene;
  const published = {
    ...scene.published,
    // Kept where fog by hand decides again: what members know the piece by only grows.
    [name]: { bytes, revision, ...withSeen(isBySight(scene) ? seen : scene.published[name]?.seen) },
  };
  const after = bytesOf({ tiles, published });
  requireSpace(scene.bytes, after, known);
  return { tiles, published, bytes: after };
}
