import { Layer } from "konva/lib/Layer.js";
import { Stage } from "konva/lib/Stage.js";
import { nearestDoor } from "../view/doors";
import type { DoorView, MapView, TokenView } from "../view/sceneView";
import {
  type Camera,
  centredOn,
  fitted,
  kept,
  openedOn,
  type Place,
  type Size,
  toScene,
  zoomed,
} from "./camera";
import { coloursOf } from "./canvasColours";
import { drawDrawing, drawNote, drawSecretRegion, type ReadableLabel } from "./drawOver";
import { type Area, drawDrawnRooms, drawFog, drawGrid, drawGround } from "./drawScene";
import { drawDoor, drawSight } from "./drawSight";
import { type CanvasColours, drawToken, nameSize } from "./drawToken";
import { nameWidth } from "./nameWidth";
import { Pictures, portraitOf } from "./Pictures";
import { drawnShape, Pieces } from "./Pieces";
import { seenArea } from "./seenArea";

/** What a tool draws over everything, in scene pixels. */
export type Overlay = (context: CanvasRenderingContext2D, scale: number) => void;

/** Screen pixels around a small token that still count as on it. */
const FINGER = 16;
/** Screen pixels around a door that count as on it. */
const DOOR_REACH = 20;

type Drawn = MapView["scene"];

/** What each of the two lower layers is drawn from: a move that changes what is seen leaves the picture as it is. */
const GROUND_PARTS = ["width", "height", "grid", "background", "rooms", "picture", "tiles"] as const;
const FOG_PARTS = ["width", "height", "revealed", "sight", "fogIsClear"] as const;

const differ = (before: Drawn | undefined, now: Drawn, parts: readonly (keyof Drawn)[]): boolean =>
  parts.some((part) => before?.[part] !== now[part]);

/**
 * A scene on canvases, over all of an element: what is drawn, and the camera. Who may do what and what a gesture means
 * is not known here.
 */
export class SceneCanvas {
  readonly #element: HTMLElement;
  readonly #opensOnOwn: boolean;
  readonly #stage: Stage;
  readonly #ground = new Layer({ listening: false });
  readonly #fog = new Layer({ listening: false });
  readonly #tokens = new Layer({ listening: false });
  readonly #top = new Layer({ listening: false });
  /** The tokens, and how they move. */
  readonly pieces: Pieces;
  readonly #pictures: Pictures;
  readonly #observer: ResizeObserver;
  readonly #scheme: MutationObserver;
  #colours: CanvasColours;
  #view: MapView | undefined;
  #camera: Camera = { scale: 1, x: 0, y: 0 };
  #selected: ReadonlySet<string> = new Set();
  #overlays = new Map<string, Overlay>();
  #labels: readonly ReadableLabel[] = [];
  /** Whether the camera was never moved by hand: it then keeps all of the scene in view, or whom the map opens on. */
  #untouched = true;
  /** The viewer asked for all of the scene. */
  #whole: boolean;
  /** The camera is where it opened on the viewer's own hero. */
  #near = false;
  /** What it was last fitted to, and the viewer's own hero then. */
  #fitted: Area | undefined;
  #fittedFor: string | undefined;

  /**
   * Throws where the browser has no canvas. `opensOnOwn`: on a phone the map opens on its viewer's own hero, not on all of the
   * scene.
   */
  constructor(element: HTMLDivElement, opensOnOwn = false) {
    if (document.createElement("canvas").getContext("2d") === null) throw new Error("no canvas");
    this.#whole = !opensOnOwn;
    this.#opensOnOwn = opensOnOwn;
    this.#element = element;
    this.#colours = coloursOf(element);
    this.#stage = new Stage({ container: element, ...this.size, listening: false });
    this.#stage.add(this.#ground, this.#fog, this.#tokens, this.#top);
    this.pieces = new Pieces({
      layer: this.#tokens,
      moving: this.#top,
      draw: (context, token) => this.#drawToken(context, token),
    });
    this.#pictures = new Pictures(() => this.#ground.batchDraw());
    this.#ground.add(drawnShape((context) => this.#drawGround(context)));
    this.#fog.add(drawnShape((context) => this.#drawFog(context)));
    this.#top.add(drawnShape((context) => this.#drawTop(context)));
    this.#observer = new ResizeObserver(() => this.#resize());
    this.#observer.observe(element);
    this.#scheme = new MutationObserver(() => this.#recolour());
    this.#scheme.observe(document.documentElement, { attributeFilter: ["data-mantine-color-scheme"] });
  }

  get size(): Size {
    return { width: Math.max(this.#element.clientWidth, 1), height: Math.max(this.#element.clientHeight, 1) };
  }

  get scale(): number {
    return this.#camera.scale;
  }

  close(): void {
    this.pieces.close();
    this.#observer.disconnect();
    this.#scheme.disconnect();
    this.#pictures.close();
    this.#stage.destroy();
  }

  show(view: MapView, selected: ReadonlySet<string>): void {
    const before = this.#view;
    const other = before?.scene.sceneId !== view.scene.sceneId;
    this.#view = view;
    this.#selected = selected;
    if (other) this.#whole = !this.#opensOnOwn;
    // Nothing moves away under a pointer that drags.
    if (other || (this.#untouched && !this.#isFitted() && !this.pieces.areHeld)) this.#open();
    this.#pictures.show(view.scene);
    if (differ(before?.scene, view.scene, GROUND_PARTS)) this.#ground.batchDraw();
    if (differ(before?.scene, view.scene, FOG_PARTS)) this.#fog.batchDraw();
    this.pieces.show(view.tokens, other);
    this.#tokens.batchDraw();
    this.#top.batchDraw();
  }

  /** Reads the page's colours again: its scheme has changed. */
  #recolour(): void {
    this.#colours = coloursOf(this.#element);
    this.#stage.batchDraw();
  }

  /** Draws something over the scene under this name, or nothing any more. */
  overlay(name: string, draw: Overlay | undefined): void {
    if (draw === undefined) this.#overlays.delete(name);
    else this.#overlays.set(name, draw);
    this.#top.batchDraw();
  }

  /** Shows all of the scene. */
  fit(): void {
    this.#whole = true;
    this.#open();
  }

  /** Shows what the map opens on. */
  #open(): void {
    if (this.#view === undefined) return;
    this.#untouched = true;
    const area = seenArea(this.#view.scene);
    this.#fitted = area;
    const { left, top, right, bottom } = area;
    const camera = fitted({ width: right - left, height: bottom - top }, this.size);
    const whole = { ...camera, x: camera.x - left * camera.scale, y: camera.y - top * camera.scale };
    const hero = this.#ownHero();
    const near = openedOn(whole, hero, this.#cell, this.size);
    this.#fittedFor = hero?.id;
    this.#near = near !== undefined;
    this.#setCamera(near ?? whole);
  }

  /** Whom the map opens on; undefined where that is all of the scene. */
  #ownHero(): TokenView | undefined {
    return this.#whole ? undefined : this.#view?.tokens.find(({ own, kind }) => own && kind === "character");
  }

  /** The hero whom it opens on may come late, with the first tokens; from then on they are not followed. */
  #isFitted(): boolean {
    if (this.#view === undefined || this.#near) return true;
    if (this.#fitted === undefined || this.#fittedFor !== this.#ownHero()?.id) return false;
    return isSameArea(this.#fitted, seenArea(this.#view.scene));
  }

  pan(x: number, y: number): void {
    this.#untouched = false;
    this.#setCamera({ ...this.#camera, x: this.#camera.x + x, y: this.#camera.y + y });
  }

  zoom(factor: number, at: Place): void {
    if (this.#view === undefined) return;
    this.#untouched = false;
    this.#setCamera(zoomed(this.#camera, factor, at, this.#view.scene, this.size));
  }

  centre(point: Place): void {
    this.#untouched = false;
    this.#setCamera(centredOn(point, this.#camera.scale, this.size));
  }

  toScene(screen: Place): Place {
    return toScene(this.#camera, screen);
  }

  tokenAt(point: Place): TokenView | undefined {
    const reach = FINGER / this.scale;
    return this.pieces.at(point, ({ size }) => Math.max((size * this.#cell) / 2, reach));
  }

  /** The nearest door within reach of a point, where it is nearer than any token's middle. */
  doorAt(point: Place): DoorView | undefined {
    const nearest = nearestDoor(this.#view?.scene.sight?.doors ?? [], point, DOOR_REACH / this.scale);
    const token = nearest && this.tokenAt(point);
    const middle = token && this.pieces.placeOf(token.id);
    if (nearest === undefined) return undefined;
    if (middle && Math.hypot(middle.x - point.x, middle.y - point.y) < nearest.away) return undefined;
    return nearest.door;
  }

  /** Says by the pointer whether a press does something here. */
  offer(offered: boolean): void {
    this.#element.toggleAttribute("data-offered", offered);
  }

  /** The id of the note or region whose label at a point has more to say; the upper one where two lie there. */
  labelAt({ x, y }: Place): string | undefined {
    const isHit = ({ left, top, right, bottom }: ReadableLabel) =>
      x >= left && x <= right && y >= top && y <= bottom;
    return this.#labels.findLast(isHit)?.id;
  }

  get #cell(): number {
    return this.#view?.scene.grid.size ?? 64;
  }

  #setCamera(camera: Camera): void {
    const view = this.#view;
    if (view === undefined) return;
    this.#camera = kept(camera, view.scene, this.size);
    const { scale, x, y } = this.#camera;
    this.#stage.scale({ x: scale, y: scale });
    this.#stage.position({ x, y });
    this.#pictures.look({ area: this.#area(), scale: scale * window.devicePixelRatio });
    this.#stage.batchDraw();
  }

  #resize(): void {
    const middle = this.toScene({ x: this.#stage.width() / 2, y: this.#stage.height() / 2 });
    this.#stage.size(this.size);
    if (this.#untouched) this.#open();
    else this.centre(middle);
  }

  #area(): Area {
    const { width, height } = this.size;
    const [start, end] = [this.toScene({ x: 0, y: 0 }), this.toScene({ x: width, y: height })];
    return { left: start.x, top: start.y, right: end.x, bottom: end.y };
  }

  #drawGround(context: CanvasRenderingContext2D): void {
    if (this.#view === undefined) return;
    const { scene } = this.#view;
    const area = this.#area();
    drawGround(context, scene, scene.background);
    this.#pictures.draw(context, area);
    drawDrawnRooms(context, scene, this.scale);
    drawGrid(context, scene.grid, area, scene, scene.background.colour, this.scale);
  }

  #drawFog(context: CanvasRenderingContext2D): void {
    if (this.#view === undefined) return;
    const { scene } = this.#view;
    const { revealed, sight, fogIsClear } = scene;
    if (sight) drawSight(context, scene, sight, revealed ?? [], this.#colours.fog);
    else if (revealed) drawFog(context, scene, revealed, this.#colours.fog, fogIsClear ? 0.62 : 1);
    // The MJ's map has all doors, as they are.
    if (sight && !fogIsClear) for (const door of sight.doors) drawDoor(context, door, this.scale);
  }

  #drawTop(context: CanvasRenderingContext2D): void {
    if (this.#view === undefined) return;
    const { drawings, notes, regions } = this.#view;
    const labels = regions.map((region) => drawSecretRegion(context, region, this.scale));
    for (const drawing of drawings) drawDrawing(context, drawing, this.scale);
    labels.push(...notes.map((note) => drawNote(context, note, this.scale)));
    this.#labels = labels.filter((label) => label !== undefined);
    for (const draw of this.#overlays.values()) draw(context, this.scale);
  }

  #drawToken(context: CanvasRenderingContext2D, token: TokenView): void {
    if (this.#view === undefined) return;
    const { scene, tokens } = this.#view;
    const { grid } = scene;
    drawToken(context, {
      token,
      side: token.size * grid.size,
      unit: grid.size / grid.unit.perCell,
      picture: portraitOf(token.picture, () => this.#tokens.batchDraw()),
      selected: this.#selected.has(token.id),
      active: this.#view.fight?.activeIds.has(token.id) ?? false,
      colours: this.#colours,
      scale: this.scale,
      nameWidth: nameWidth(token, tokens, grid.size, nameSize(grid.size, this.scale)),
    });
  }
}

const isSameArea = (one: Area, other: Area): boolean =>
  one.left === other.left &&
  one.top === other.top &&
  one.right === other.right &&
  one.bottom === other.bottom;
