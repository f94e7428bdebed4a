import type { Grid } from "domain/documents/sceneSchema";
import type { TableExploredDocument, TableSightDocument } from "domain/documents/sight";
import type { SceneSight } from "domain/documents/wallSchema";
import { readExplored } from "domain/table/sight/explored";
import { unpackedOutline } from "domain/table/sight/packedOutline";
import { useMemo } from "react";
import { dataOf } from "../../../live/liveSource";
import { useTableExplored, useTableSight } from "../../../live/scene/scenes";
import { doorViews, type Opener } from "./doors";
import type { SceneView, SightView } from "./sceneView";

interface SeenScene {
  readonly sceneId: string;
  readonly width: number;
  readonly height: number;
  readonly grid: Grid;
  readonly sight?: SceneSight | undefined;
}

/** What the group sees of a scene, with the drawn rooms as far as it has seen them. */
interface GroupSight {
  readonly sight: SightView;
  readonly rooms: SceneView["rooms"];
}

const NO_PIECES = {};

/** What a document says of this scene: one of the scene before may be there for a moment. */
const saidOf = <Said extends { readonly sceneId?: string | undefined }>(
  said: Said | null | undefined,
  sceneId: string | undefined,
): Said | undefined => (said && said.sceneId === sceneId ? said : undefined);

/**
 * What the group sees of the scene that is shown; undefined where fog by hand decides, and without a scene: nothing is
 * listened to then.
 */
export function useGroupSight(
  campaignId: string,
  scene: SeenScene | undefined,
  opener: Opener,
): GroupSight | undefined {
  const on = scene?.sight?.on ? campaignId : undefined;
  const now: TableSightDocument | undefined = saidOf(dataOf(useTableSight(on)), scene?.sceneId);
  const before: TableExploredDocument | undefined = saidOf(dataOf(useTableExplored(on)), scene?.sceneId);
  const outlines = useMemo(() => (now?.outlines ?? []).map(unpackedOutline), [now?.outlines]);
  const { width, height, grid, sight } = scene ?? {};
  const [stored, touched, kept] = [before?.explored, before?.touched, before?.rooms];
  const explored = useMemo(
    () => (grid ? readExplored(stored, { width: width ?? 0, height: height ?? 0 }, grid) : undefined),
    [stored, width, height, grid],
  );
  const rooms = useMemo(() => Object.values(kept ?? {}), [kept]);
  const pieces = touched ?? NO_PIECES;
  const doors = useMemo(() => doorViews(now?.doors ?? [], sight, opener), [now?.doors, sight, opener]);
  const known = now !== undefined && before !== undefined;
  return useMemo(() => {
    if (on === undefined || sight === undefined || explored === undefined) return undefined;
    return { sight: { known, light: sight.light, outlines, explored, pieces, doors }, rooms };
  }, [on, sight, explored, known, outlines, pieces, doors, rooms]);
}
