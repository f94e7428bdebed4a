export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a scene stands in the window: a scene's point is at `point * scale + (x, y)`, in CSS pixels. */
export interface Camera extends Place {
  readonly scale: number;
}

const MAX_SCALE = 4;
/** Of the scale at which all of the scene is seen. */
const SMALLEST_SHARE = 0.5;
/** How much of the window the scene always keeps, in CSS pixels. */
const KEPT = 48;

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** All of the scene, in the middle of the window. */
export function fitted(scene: Size, view: Size): Camera {
  const scale = Math.min(view.width / scene.width, view.height / scene.height, MAX_SCALE);
  return centredOn({ x: scene.width / 2, y: scene.height / 2 }, scale, view);
}

/** Windows up to this width are phones', in CSS pixels. */
const PHONE_WIDTH = 560;
/** A cell of the grid that a finger meets, in CSS pixels. */
const FINGER_CELL = 40;

/**
 * Whom a player's map opens on: on a phone that shows all of the scene too small for a finger, their own hero, in the middle
 * of cells that are large enough. Undefined where all of the scene is as well seen.
 */
export function openedOn(
  whole: Camera,
  hero: Place | undefined,
  cell: number,
  view: Size,
): Camera | undefined {
  if (hero === undefined || view.width > PHONE_WIDTH || whole.scale * cell >= FINGER_CELL) return undefined;
  return centredOn(hero, Math.min(FINGER_CELL / cell, MAX_SCALE), view);
}

/** This point of the scene in the middle of the window. */
export const centredOn = (point: Place, scale: number, view: Size): Camera => ({
  scale,
  x: view.width / 2 - point.x * scale,
  y: view.height / 2 - point.y * scale,
});

export const toScene = (camera: Camera, screen: Place): Place => ({
  x: (screen.x - camera.x) / camera.scale,
  y: (screen.y - camera.y) / camera.scale,
});

export const toScreen = (camera: Camera, point: Place): Place => ({
  x: point.x * camera.scale + camera.x,
  y: point.y * camera.scale + camera.y,
});

/** The same camera where it is within its limits: some of the scene is always seen, neither tiny nor huge. */
export function kept(camera: Camera, scene: Size, view: Size): Camera {
  const least = fitted(scene, view).scale * SMALLEST_SHARE;
  const scale = clamp(camera.scale, least, MAX_SCALE);
  return {
    scale,
    x: clamp(camera.x, KEPT - scene.width * scale, view.width - KEPT),
    y: clamp(camera.y, KEPT - scene.height * scale, view.height - KEPT),
  };
}

/** Larger or smaller by a factor, with what is at this place of the window staying there. */
export function zoomed(camera: Camera, factor: number, at: Place, scene: Size, view: Size): Camera {
  const least = fitted(scene, view).scale * SMALLEST_SHARE;
  const scale = clamp(camera.scale * factor, least, MAX_SCALE);
  const point = toScene(camera, at);
  return kept({ scale, x: at.x - point.x * scale, y: at.y - point.y * scale }, scene, view);
}
