import { putTiles, updateScene } from "domain/api/scenes";
import type { Picture } from "domain/documents/sceneSchema";
import type { SceneSight } from "domain/documents/wallSchema";
import { tileCounts, tileNames } from "domain/table/scene/tiles";
import type { SystemId } from "domain/values/systemIds";
import { randomId } from "../../../../browser/randomId";
import { call } from "../../../../http/call";
import { insist } from "../../../../http/insist";
import { serverSentence } from "../../../../http/serverSentence";
import type { LiveScene } from "../../../../live/scene/scenes";
import { Store } from "../../../../ui/Store";
import { mapSummary } from "./mapSummary";
import { type OpenedPicture, openPicture } from "./openPicture";
import { parcelsOf } from "./parcels";

/** How a picture's way to the server is going. */
export type Upload =
  | { readonly status: "idle" }
  | { readonly status: "reading" }
  | { readonly status: "sending"; readonly sent: number; readonly all: number }
  /** It goes on by itself when the connection is back. */
  | { readonly status: "waiting"; readonly sent: number; readonly all: number }
  /** A map is on its scene. */
  | { readonly status: "done"; readonly sentence: string }
  | { readonly status: "failed"; readonly sentence: string };

const FAILURE = "L'image n'a pas pu être envoyée. Réessaie.";
class Abandoned extends Error {}

/** Where a picture goes: a scene, as it was when it was chosen. */
export interface PictureTarget {
  readonly campaignId: string;
  readonly system: SystemId;
  readonly scene: Pick<LiveScene, "id" | "picture" | "tiles" | "grid">;
  /** What the scene shows by from then on, where a map comes. */
  readonly sight?: SceneSight | undefined;
  /** The scene has the picture's place, and a map's walls; its pieces follow. */
  readonly onPlaced?: (() => void) | undefined;
}

/** One file on its way, which is given up once another comes or it is stopped. */
class Turn {
  isOver = false;
  readonly #show: (upload: Upload) => void;
  readonly #all: number;
  sent: number;

  constructor(show: (upload: Upload) => void, all: number, sent: number) {
    this.#show = show;
    this.#all = all;
    this.sent = sent;
  }

  insist(send: () => Promise<unknown>): Promise<unknown> {
    return insist(send, { check: () => this.check(), tell: (status) => this.#tell(status) });
  }

  check(): void {
    if (this.isOver) throw new Abandoned();
  }

  #tell(status: "sending" | "waiting"): void {
    this.#show({ status, sent: this.sent, all: this.#all });
  }
}

/**
 * The picture of a scene on its way from this device, with a map's grid, walls, doors and lights where it has them.
 */
export class SceneUpload extends Store<{ readonly upload: Upload }> {
  /** Counts what was begun or stopped. */
  #current = 0;
  #turn: Turn | undefined;

  constructor() {
    super({ upload: { status: "idle" } });
  }

  /** Brings a file piece by piece; pieces that the server has already are not sent again. */
  async send(target: PictureTarget, file: Blob): Promise<void> {
    const mine = this.#begin();
    this.#show({ status: "reading" });
    try {
      const opened = await openPicture(file);
      if (this.#current === mine) await this.sendOpened(target, opened);
      else opened.close();
    } catch (error) {
      if (this.#current === mine) this.#fail(error);
    }
  }

  /** The same with a file that was read already, which is closed at the end. */
  async sendOpened(target: PictureTarget, opened: OpenedPicture): Promise<void> {
    const mine = this.#begin();
    try {
      await this.#bring(target, opened);
      if (this.#current === mine) this.#show(doneWith(target, opened));
    } catch (error) {
      if (this.#current === mine && !(error instanceof Abandoned)) this.#fail(error);
    } finally {
      opened.close();
    }
  }

  stop(): void {
    this.#begin();
    this.#show({ status: "idle" });
  }

  #begin(): number {
    if (this.#turn) this.#turn.isOver = true;
    this.#current += 1;
    return this.#current;
  }

  #show(upload: Upload): void {
    this.set({ upload });
  }

  #fail(error: unknown): void {
    this.#show({ status: "failed", sentence: serverSentence(error, FAILURE) });
  }

  async #bring(
    { campaignId, system, scene, ...target }: PictureTarget,
    opened: OpenedPicture,
  ): Promise<void> {
    const { size, map } = opened;
    const picture: Picture = { id: opened.id ?? randomId(), ...tileCounts(size) };
    const names = tileNames(picture);
    // What came with it came in one: while its pieces are on their way its walls are there, and may have been changed since.
    const resumed = scene.picture?.id === picture.id;
    const missing = names.filter((name) => !resumed || scene.tiles[name] === undefined);
    const turn = new Turn((upload) => this.#show(upload), names.length, names.length - missing.length);
    this.#turn = turn;
    const params = { system, id: campaignId, sceneId: scene.id };
    // A map that is all there is brought again for its walls.
    if (!resumed || (map !== undefined && missing.length === 0)) {
      const { grid, walls } = map ?? {};
      const ofMap = grid && { grid: { ...grid, unit: scene.grid.unit }, walls, sight: target.sight };
      await turn.insist(() => call(updateScene, { params, body: { picture, ...size, ...ofMap } }));
    }
    target.onPlaced?.();
    for await (const tiles of ahead(parcelsOf(missing, (name) => opened.cut(name)))) {
      await turn.insist(() => call(putTiles, { params, body: { pictureId: picture.id, tiles } }));
      turn.sent += tiles.length;
    }
  }
}

/** Each is made while the one before it is used. */
async function* ahead<Made>(all: AsyncGenerator<Made>): AsyncGenerator<Made> {
  let next = all.next();
  for (;;) {
    const { value, done } = await next;
    if (done) return;
    next = all.next();
    // Whoever waits for it hears of it; nobody may.
    next.catch(() => undefined);
    yield value;
  }
}

function doneWith({ sight }: PictureTarget, { map, size }: OpenedPicture): Upload {
  if (map === undefined) return { status: "idle" };
  const how = sight?.on
    ? " Les personnages la découvrent d'où ils sont ; « Vue et lumière » change ce choix."
    : "";
  return { status: "done", sentence: `${mapSummary(map, size)}${how}` };
}

const uploads = new Map<string, SceneUpload>();

/** The one of a scene, which goes on whatever is open over the map. */
export function uploadOf(sceneId: string): SceneUpload {
  const known = uploads.get(sceneId);
  if (known) return known;
  const upload = new SceneUpload();
  uploads.set(sceneId, upload);
  return upload;
}
