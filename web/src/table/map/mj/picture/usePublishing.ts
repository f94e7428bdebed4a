import { publishTile } from "domain/api/scenes";
import type { TileDocument } from "domain/documents/scene";
import { MAX_OVERVIEW_BYTES, MAX_TILE_BYTES, type Picture } from "domain/documents/sceneSchema";
import type { TableExploredDocument } from "domain/documents/sight";
import { OVERVIEW, tileBox, tilesTouched } from "domain/table/scene/tiles";
import { openedByHand, type Shown, shownRectangles } from "domain/table/sight/shownRectangles";
import type { SystemId } from "domain/values/systemIds";
import { useEffect, useRef, useState } from "react";
import { call } from "../../../../http/call";
import { serverSentence } from "../../../../http/serverSentence";
import { dataOf } from "../../../../live/liveSource";
import { readSceneTile } from "../../../../live/scene/sceneDocuments";
import { type LiveScene, useTableExplored } from "../../../../live/scene/scenes";
import { toast } from "../../../../ui/toast";
import { traceRegion } from "../../canvas/drawScene";
import { encoded } from "./cutPicture";
import {
  afterFailure,
  afterSuccess,
  givenUp,
  growingPiece,
  isTold,
  NO_TURNS,
  nextTurn,
  type Turns,
  Uncuttable,
} from "./publishingTurns";

type Published = Pick<
  LiveScene,
  "picture" | "fog" | "sight" | "width" | "height" | "tiles" | "published" | "touched"
>;

/** What the group has seen of a scene, where its sight decides. */
type Seen = Pick<TableExploredDocument, "revision" | "touched" | "explored">;

/**
 * The pieces whose published copy is missing, or older than the fog over it or than what was seen of it, the overview
 * last. None before it is known what was seen, where that decides.
 */
export function unpublishedTiles(scene: Published, seen?: Pick<Seen, "touched">): string[] {
  if (scene.picture === undefined || (scene.sight?.on && seen === undefined)) return [];
  const touched = scene.sight?.on ? (seen?.touched ?? {}) : {};
  const names = new Set([...tilesTouched(scene.picture, openedByHand(scene)), ...Object.keys(touched)]);
  const isOld = (name: string) => {
    const { revision = -1, seen: seenBy = -1 } = scene.published[name] ?? {};
    return revision < (scene.touched[name] ?? 0) || seenBy < (touched[name] ?? -1);
  };
  return [...names]
    .filter((name) => scene.tiles[name] !== undefined && isOld(name))
    .sort((one, other) => Number(one === OVERVIEW) - Number(other === OVERVIEW));
}

/** How a picture's way to the players is going, in pieces. */
export interface Publishing {
  readonly waiting: number;
  /** Those that cannot be published. */
  readonly givenUp: number;
}

const UNCUTTABLE = "Cet appareil ne peut pas préparer ce morceau.";

/** A piece, with the picture and what it is cut by: what is refused today may pass after either has changed. */
function keyOf({ id, picture, touched }: LiveScene, seen: Seen | undefined, name: string): string {
  const piece = `${id}/${picture?.id}/${touched[name] ?? 0}/${name}`;
  return seen ? growingPiece(piece, String(seen.touched[name] ?? 0)) : piece;
}

/**
 * Publishes what is revealed of the picture of the scene that is shown: cuts everything hidden out of each piece here,
 * so that it never leaves the MJ's device for the players'. It starts wherever an earlier page stopped.
 */
export function usePublishing(
  campaignId: string,
  system: SystemId,
  scene: LiveScene | undefined,
): Publishing {
  const [turns, setTurns] = useState(NO_TURNS);
  const [looks, setLooks] = useState(0);
  const running = useRef(false);
  const told = useRef(new Set<string>());
  const explored = dataOf(useTableExplored(scene?.sight?.on ? campaignId : undefined));
  const seen = scene?.sight?.on && explored?.sceneId === scene.id ? explored : undefined;
  const names = scene ? unpublishedTiles(scene, seen) : [];
  const stuck = scene
    ? givenUp(
        turns,
        names.map((name) => keyOf(scene, seen, name)),
      ).length
    : 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the scene, and each end of a turn, looks again
  useEffect(() => {
    if (running.current || scene === undefined) return;
    const byKey = new Map(unpublishedTiles(scene, seen).map((name) => [keyOf(scene, seen, name), name]));
    const next = nextTurn(turns, [...byKey.keys()], Date.now());
    if (next === undefined) return;
    if ("wait" in next) {
      const timer = setTimeout(() => setLooks((count) => count + 1), next.wait);
      return () => clearTimeout(timer);
    }
    const { piece } = next;
    running.current = true;
    void publish({ campaignId, system, scene, seen }, byKey.get(piece) ?? "")
      .then(
        () => (before: Turns) => afterSuccess(before, piece, Date.now()),
        (error) => {
          const of = `${scene.id}/${scene.picture?.id}`;
          if (isTold(error) && !told.current.has(of)) {
            told.current.add(of);
            const why = error instanceof Uncuttable ? UNCUTTABLE : serverSentence(error, "");
            toast("error", `Un morceau de l'image ne peut pas être montré aux joueurs. ${why}`.trim());
          }
          return (before: Turns) => afterFailure(before, piece, error, Date.now());
        },
      )
      .then((change) => {
        running.current = false;
        setTurns(change);
      });
  }, [scene, seen, turns, looks, campaignId, system]);

  return { waiting: names.length - stuck, givenUp: stuck };
}

/** What a step on this device gives; throws `Uncuttable` where it cannot be done. */
const here = <Made>(step: Promise<Made>): Promise<Made> =>
  step.catch((cause) => Promise.reject(new Uncuttable("the piece cannot be cut", { cause })));

interface Subject {
  readonly campaignId: string;
  readonly system: SystemId;
  readonly scene: LiveScene;
  readonly seen: Seen | undefined;
}

async function publish({ campaignId, system, scene, seen }: Subject, name: string): Promise<void> {
  const { picture, revision, id: sceneId } = scene;
  if (picture === undefined) return;
  const tile = await readSceneTile({ campaignId, sceneId, name }, picture.id);
  if (tile === undefined) throw new Uncuttable("the tile is not there");
  const image = await here(cutRevealed({ scene, seen }, picture, name, tile));
  await call(publishTile, {
    params: { system, id: campaignId, sceneId, name },
    body: { pictureId: picture.id, revision, image, ...(seen && { seen: seen.revision }) },
  });
}

/** A piece of the picture without what lies under fog, or was not seen. */
async function cutRevealed(
  { scene, seen }: Pick<Subject, "scene" | "seen">,
  picture: Picture,
  name: string,
  { image, type }: Pick<TileDocument, "image" | "type">,
): Promise<string> {
  const bytes = Uint8Array.from(atob(image), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("no canvas");
  const box = tileBox(picture, name);
  const scale = name === OVERVIEW ? bitmap.width / scene.width : 1;
  context.setTransform(scale, 0, 0, scale, -box.left * scale, -box.top * scale);
  fillShown(context as unknown as CanvasRenderingContext2D, shownRectangles(scene, seen, box));
  context.setTransform(1, 0, 0, 1, 0, 0);
  // Of the picture stays what lies over what was filled.
  context.globalCompositeOperation = "source-in";
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return encoded(canvas, name === OVERVIEW ? MAX_OVERVIEW_BYTES : MAX_TILE_BYTES);
}

/** Fills what members may see of a part of the scene, in its pixels. */
function fillShown(context: CanvasRenderingContext2D, { region, rectangles }: Shown): void {
  context.beginPath();
  traceRegion(context, region);
  context.fill("evenodd");
  context.beginPath();
  // One path: squares that touch leave no seam between them.
  for (const { left, top, right, bottom } of rectangles) context.rect(left, top, right - left, bottom - top);
  context.fill();
}
