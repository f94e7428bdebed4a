import { type Grid, MAX_SCENE_SIDE, type TEXTURES } from "domain/documents/sceneSchema";
import type { SceneSight } from "domain/documents/wallSchema";
import { isMapName } from "domain/import/maps/parseMap";
import type { TypedNumber } from "domain/values/text/typedNumber";
import type { LiveScene } from "../../../../live/scene/scenes";
import type { OpenedPicture } from "../picture/openPicture";

/** What is typed of a scene. */
export interface SceneValues extends Record<string, unknown> {
  name: string;
  columns: TypedNumber;
  rows: TypedNumber;
  kind: Grid["kind"];
  size: TypedNumber;
  offsetX: TypedNumber;
  offsetY: TypedNumber;
  unit: Grid["unit"]["name"];
  perCell: TypedNumber;
  colour: string;
  texture: (typeof TEXTURES)[number];
  fogOn: boolean;
  /** Of a new scene with a map: its characters discover it, by its walls. */
  bySight: boolean;
}

/** Of a new scene. */
export const NEW_SCENE: SceneValues = {
  name: "",
  columns: 24,
  rows: 16,
  kind: "square",
  size: 64,
  offsetX: 0,
  offsetY: 0,
  unit: "m",
  perCell: 1.5,
  colour: "#4a4438",
  texture: "stone",
  fogOn: true,
  bySight: true,
};

/** By name: before it is read, it is asked how the scene is to be seen. */
export const isMapFile = ({ name }: File): boolean => isMapName(name);

const DISCOVERED: SceneSight = { on: true, light: "day", playersOpenDoors: true };

/** What a new scene with this file is seen by; undefined for fog by hand. */
export const sightWith = (file: File, { bySight }: Pick<SceneValues, "bySight">): SceneSight | undefined =>
  isMapFile(file) && bySight ? DISCOVERED : undefined;

/** What is sent of it. */
export type SceneDraft = ReturnType<typeof draftOf>;

/** As large as its picture, with the grid of a map. */
export const withPicture = (draft: SceneDraft, { size, map }: OpenedPicture): SceneDraft => ({
  ...draft,
  ...size,
  ...(map && { grid: { ...map.grid, unit: draft.grid.unit } }),
});

/** A file's name, without what says its kind. */
export const nameOf = ({ name }: File): string =>
  name
    .replace(/\.[^.]*$/, "")
    .replaceAll("_", " ")
    .slice(0, 80);

export function draftOf(values: SceneValues, scene: LiveScene | undefined) {
  const size = Number(values.size);
  const side = (cells: TypedNumber) =>
    Math.min(Math.max(Math.round(Number(cells) * size), 256), MAX_SCENE_SIDE);
  const drawn = { width: side(values.columns), height: side(values.rows) };
  return {
    name: values.name.trim(),
    // A picture's scene is as large as the picture.
    ...(scene?.picture ? { width: scene.width, height: scene.height } : drawn),
    grid: {
      kind: values.kind,
      size,
      offsetX: Number(values.offsetX),
      offsetY: Number(values.offsetY),
      unit: { name: values.unit, perCell: Number(values.perCell) },
    },
    background: { colour: values.colour, texture: values.texture },
    fogOn: values.fogOn,
  };
}
