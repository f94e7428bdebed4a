import { TILE_SIDE } from "domain/documents/sceneSchema";
import { isOwnPortrait } from "domain/values/portraits/portrait";
import { onNetworkBack } from "../../../browser/network";
import { ownPicture } from "../../../http/ownPicture";
import type { SceneView } from "../view/sceneView";
import type { Area } from "./drawScene";

/** How many tiles are read at a time. */
const READ_AT_ONCE = 4;
/** Tiles are read where one pixel of the overview takes more than so many of the screen. */
const COARSE = 1.5;

const portraits = new Map<string, HTMLImageElement>();

/** A token's picture, once it is here; `arrived` is called when it comes. */
export function portraitOf(address: string | undefined, arrived: () => void): HTMLImageElement | undefined {
  if (address === undefined || !isOwnPortrait(address)) return undefined;
  const known = portraits.get(address);
  if (known) {
    if (known.complete) return known.naturalWidth > 0 ? known : undefined;
    known.addEventListener("load", arrived, { once: true });
    return undefined;
  }
  const image = new Image();
  portraits.set(address, image);
  image.addEventListener("load", arrived, { once: true });
  image.src = ownPicture(address);
  return undefined;
}

async function decode({ type, image }: { type: string; image: string }): Promise<ImageBitmap> {
  const bytes = Uint8Array.from(atob(image), (character) => character.charCodeAt(0));
  return createImageBitmap(new Blob([bytes], { type }));
}

interface Tile {
  readonly version: number;
  readonly bitmap: ImageBitmap;
}

/** Where a tile lies in the scene. */
function tileArea(
  name: string,
  { width, height, picture }: Pick<SceneView, "width" | "height" | "picture">,
): Area {
  if (name === "overview" || picture === undefined) return { left: 0, top: 0, right: width, bottom: height };
  const place = Number(name);
  const [left, top] = [
    (place % picture.columns) * TILE_SIDE,
    Math.floor(place / picture.columns) * TILE_SIDE,
  ];
  return { left, top, right: Math.min(left + TILE_SIDE, width), bottom: Math.min(top + TILE_SIDE, height) };
}

const meet = (one: Area, other: Area) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** What there is to see: where in the scene, and how many of the screen's pixels one of the scene takes. */
export interface Look {
  readonly area: Area;
  readonly scale: number;
}

/**
 * The decoded pieces of a scene's picture: the overview first and alone, then, where it is too coarse, what is in view,
 * then the rest as one moves. A piece whose version is gone is not drawn any more, even before the new one is here.
 */
export class Pictures {
  readonly #changed: () => void;
  #scene: SceneView | undefined;
  readonly #tiles = new Map<string, Tile>();
  readonly #busy = new Set<string>();
  readonly #stopWatching: () => void;
  /** Failed to load, by their version: tried again when the connection is back. */
  readonly #failed = new Map<string, number>();
  #look: Look | undefined;

  constructor(changed: () => void) {
    this.#changed = changed;
    this.#stopWatching = onNetworkBack(this.#retry);
  }

  show(scene: SceneView): void {
    const other =
      this.#scene?.sceneId !== scene.sceneId ||
      this.#scene.picture?.id !== scene.picture?.id ||
      this.#scene.loadTile !== scene.loadTile;
    if (other) this.#forget();
    this.#scene = scene;
    for (const [name, { bitmap }] of this.#tiles) {
      if (scene.tiles[name] !== undefined) continue;
      bitmap.close();
      this.#tiles.delete(name);
    }
    this.#fetch();
  }

  look(look: Look): void {
    this.#look = look;
    this.#fetch();
  }

  draw(context: CanvasRenderingContext2D, area: Area): void {
    const scene = this.#scene;
    if (scene === undefined) return;
    const names = [...this.#tiles.keys()].sort((name) => (name === "overview" ? -1 : 1));
    for (const name of names) {
      const place = tileArea(name, scene);
      const tile = this.#tiles.get(name);
      if (tile === undefined || !meet(place, area)) continue;
      context.drawImage(
        tile.bitmap,
        place.left,
        place.top,
        place.right - place.left,
        place.bottom - place.top,
      );
    }
  }

  close(): void {
    this.#stopWatching();
    this.#forget();
    this.#scene = undefined;
  }

  #retry = (): void => {
    this.#failed.clear();
    this.#fetch();
  };

  #forget(): void {
    for (const { bitmap } of this.#tiles.values()) bitmap.close();
    this.#tiles.clear();
    this.#failed.clear();
  }

  #wanted(scene: SceneView): string[] {
    const isWanted = (name: string) =>
      this.#tiles.get(name)?.version !== scene.tiles[name] &&
      this.#failed.get(name) !== scene.tiles[name] &&
      !this.#busy.has(name);
    const look = this.#look;
    const names = Object.keys(scene.tiles).filter(isWanted);
    if (names.includes("overview")) return ["overview"];
    if (look === undefined || !this.#isCoarse(scene, look.scale)) return [];
    return names.filter((name) => meet(tileArea(name, scene), look.area));
  }

  /** Whether the overview is not enough at this scale: it is coarse there, or could not be read. */
  #isCoarse(scene: SceneView, scale: number): boolean {
    const overview = this.#tiles.get("overview");
    if (overview === undefined) return !this.#busy.has("overview");
    return (scale * scene.width) / overview.bitmap.width > COARSE;
  }

  #fetch(): void {
    const scene = this.#scene;
    if (scene === undefined) return;
    for (const name of this.#wanted(scene)) {
      if (this.#busy.size >= READ_AT_ONCE) return;
      this.#busy.add(name);
      void this.#load(scene, name, scene.tiles[name] ?? 0);
    }
  }

  async #load(scene: SceneView, name: string, version: number): Promise<void> {
    try {
      const tile = await scene.loadTile(name, version);
      if (tile === undefined) throw new Error("no tile");
      this.#keep(scene, name, version, await decode(tile));
    } catch {
      this.#failed.set(name, version);
    }
    this.#busy.delete(name);
    this.#fetch();
  }

  #keep(scene: SceneView, name: string, version: number, bitmap: ImageBitmap): void {
    const now = this.#scene;
    const stale =
      now?.sceneId !== scene.sceneId ||
      now.picture?.id !== scene.picture?.id ||
      now.tiles[name] === undefined;
    if (stale) {
      bitmap.close();
      return;
    }
    this.#tiles.get(name)?.bitmap.close();
    this.#tiles.set(name, { version, bitmap });
    this.#changed();
  }
}
