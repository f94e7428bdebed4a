import { publishTile } from "domain/api/scenes";
import { MAX_OVERVIEW_BYTES, MAX_TILE_BYTES, type Region } from "domain/scene/sceneSchema";
import { wholeOf } from "domain/scene/shapes";
import { OVERVIEW, tileBox, tilesTouched } from "domain/scene/tiles";
import type { SystemId } from "domain/systems/systemIds";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { call, HttpError } from "../../../../../http/call";
import { readSceneTile } from "../../../../../live/scene/sceneDocuments";
import type { LiveScene } from "../../../../../live/scene/useScene";
import { traceRegion } from "../../board/drawScene";
import { encoded } from "./cutPicture";

/** After a failure, in milliseconds. */
const RETRY_MS = 3_000;

type Published = Pick<LiveScene, "picture" | "fog" | "width" | "height" | "tiles" | "published" | "touched">;

const revealedOf = ({ fog, width, height }: Published): Region =>
  fog.on ? fog.revealed : wholeOf({ width, height });

/** The pieces whose published copy is missing or older than the fog over it, the overview last. */
export function unpublishedTiles(scene: Published): string[] {
  if (scene.picture === undefined) return [];
  return tilesTouched(scene.picture, revealedOf(scene))
    .filter((name) => scene.tiles[name] !== undefined)
    .filter((name) => (scene.published[name]?.revision ?? -1) < (scene.touched[name] ?? 0))
    .sort((one, other) => Number(one === OVERVIEW) - Number(other === OVERVIEW));
}

/**
 * Publishes what is revealed of the picture of the scene that is shown: cuts everything hidden out of each piece here,
 * so that it never leaves the MJ's device for the players'. It starts wherever an earlier page stopped.
 */
export function usePublishing(campaignId: string, system: SystemId, scene: LiveScene | undefined): number {
  const [attempt, setAttempt] = useState(0);
  const running = useRef(false);
  const latest = useRef(scene);
  useLayoutEffect(() => {
    latest.current = scene;
  });
  const waiting = scene ? unpublishedTiles(scene).length : 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the scene, and each end of a turn, looks again
  useEffect(() => {
    const now = latest.current;
    const [name] = now ? unpublishedTiles(now) : [];
    if (running.current || now === undefined || name === undefined) return;
    running.current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    publish(campaignId, system, now, name)
      .then(
        () => 0,
        // The fog has closed meanwhile: the listener brings the newer scene.
        (error) => (error instanceof HttpError && error.status === 409 ? 300 : RETRY_MS),
      )
      .then((pause) => {
        running.current = false;
        timer = setTimeout(() => setAttempt((count) => count + 1), pause);
      });
    return () => clearTimeout(timer);
  }, [scene, attempt, campaignId, system]);

  return waiting;
}

async function publish(campaignId: string, system: SystemId, scene: LiveScene, name: string): Promise<void> {
  const { picture, revision, id: sceneId } = scene;
  if (picture === undefined) return;
  const tile = await readSceneTile({ campaignId, sceneId, name }, picture.id);
  if (tile === undefined) throw new Error("the tile is not there");
  const bytes = Uint8Array.from(atob(tile.image), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: tile.type }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("no canvas");
  const { left, top } = tileBox(picture, name);
  const scale = name === OVERVIEW ? bitmap.width / scene.width : 1;
  context.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
  context.beginPath();
  traceRegion(context as unknown as CanvasRenderingContext2D, revealedOf(scene));
  context.clip("evenodd");
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const image = await encoded(canvas, name === OVERVIEW ? MAX_OVERVIEW_BYTES : MAX_TILE_BYTES);
  await call(publishTile, {
    params: { system, id: campaignId, sceneId, name },
    body: { pictureId: picture.id, revision, image },
  });
}
