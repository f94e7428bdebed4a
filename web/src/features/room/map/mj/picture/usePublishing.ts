import { publishTile } from "domain/api/scenes";
import type { TileDocument } from "domain/documents/scene";
import { MAX_OVERVIEW_BYTES, MAX_TILE_BYTES, type Picture } from "domain/documents/sceneSchema";
import { revealedBy } from "domain/table/scene/cover";
import { OVERVIEW, tileBox, tilesTouched } from "domain/table/scene/tiles";
import type { SystemId } from "domain/values/systemIds";
import { useEffect, useRef, useState } from "react";
import { call } from "../../../../../http/call";
import { serverSentence } from "../../../../../http/serverSentence";
import { readSceneTile } from "../../../../../live/scene/sceneDocuments";
import type { LiveScene } from "../../../../../live/scene/scenes";
import { toast } from "../../../../../ui/toast";
import { traceRegion } from "../../canvas/drawScene";
import { encoded } from "./cutPicture";
import {
  afterFailure,
  afterSuccess,
  givenUp,
  isTold,
  NO_TURNS,
  nextTurn,
  type Turns,
  Uncuttable,
} from "./publishingTurns";

type Published = Pick<LiveScene, "picture" | "fog" | "width" | "height" | "tiles" | "published" | "touched">;

/** The pieces whose published copy is missing or older than the fog over it, the overview last. */
export function unpublishedTiles(scene: Published): string[] {
  if (scene.picture === undefined) return [];
  return tilesTouched(scene.picture, revealedBy(scene.fog, scene))
    .filter((name) => scene.tiles[name] !== undefined)
    .filter((name) => (scene.published[name]?.revision ?? -1) < (scene.touched[name] ?? 0))
    .sort((one, other) => Number(one === OVERVIEW) - Number(other === OVERVIEW));
}

/** How a picture's way to the players is going, in pieces. */
export interface Publishing {
  readonly waiting: number;
  /** Those that cannot be published. */
  readonly givenUp: number;
}

const UNCUTTABLE = "Cet appareil ne peut pas préparer ce morceau.";

/** A piece, with the picture and the fog that it is cut by: what is refused today may pass after either has changed. */
const keyOf = ({ id, picture, touched }: LiveScene, name: string): string =>
  `${id}/${picture?.id}/${touched[name] ?? 0}/${name}`;

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
  const names = scene ? unpublishedTiles(scene) : [];
  const stuck = scene
    ? givenUp(
        turns,
        names.map((name) => keyOf(scene, name)),
      ).length
    : 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the scene, and each end of a turn, looks again
  useEffect(() => {
    if (running.current || scene === undefined) return;
    const byKey = new Map(unpublishedTiles(scene).map((name) => [keyOf(scene, name), name]));
    const next = nextTurn(turns, [...byKey.keys()], Date.now());
    if (next === undefined) return;
    if ("wait" in next) {
      const timer = setTimeout(() => setLooks((count) => count + 1), next.wait);
      return () => clearTimeout(timer);
    }
    const { piece } = next;
    running.current = true;
    void publish(campaignId, system, scene, byKey.get(piece) ?? "")
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
  }, [scene, turns, looks, campaignId, system]);

  return { waiting: names.length - stuck, givenUp: stuck };
}

/** What a step on this device gives; throws `Uncuttable` where it cannot be done. */
const here = <Made>(step: Promise<Made>): Promise<Made> =>
  step.catch((cause) => Promise.reject(new Uncuttable("the piece cannot be cut", { cause })));

async function publish(campaignId: string, system: SystemId, scene: LiveScene, name: string): Promise<void> {
  const { picture, revision, id: sceneId } = scene;
  if (picture === undefined) return;
  const tile = await readSceneTile({ campaignId, sceneId, name }, picture.id);
  if (tile === undefined) throw new Uncuttable("the tile is not there");
  const image = await here(cutRevealed(scene, picture, name, tile));
  await call(publishTile, {
    params: { system, id: campaignId, sceneId, name },
    body: { pictureId: picture.id, revision, image },
  });
}

/** A piece of the picture without what lies under fog. */
async function cutRevealed(
  scene: LiveScene,
  picture: Picture,
  name: string,
  { image, type }: Pick<TileDocument, "image" | "type">,
): Promise<string> {
  const bytes = Uint8Array.from(atob(image), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("no canvas");
  const { left, top } = tileBox(picture, name);
  const scale = name === OVERVIEW ? bitmap.width / scene.width : 1;
  context.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
  context.beginPath();
  traceRegion(context as unknown as CanvasRenderingContext2D, revealedBy(scene.fog, scene));
  context.clip("evenodd");
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return encoded(canvas, name === OVERVIEW ? MAX_OVERVIEW_BYTES : MAX_TILE_BYTES);
}
