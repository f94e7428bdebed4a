import { randomUUID } from "node:crypto";
import { changeFog, forgetSeen, publishTile, putTiles, updateScene } from "domain/api/scenes";
import { type SceneDocument, scenes } from "domain/documents/scene";
import { type TableExploredDocument, tableExplored } from "domain/documents/sight";
import { OVERVIEW, tileBox, tileCounts, tileNames } from "domain/table/scene/tiles";
import { isExplored, readExplored } from "domain/table/sight/explored";
import { type Shown, shownRectangles } from "domain/table/sight/shownRectangles";
import type { Chance } from "domain/testing/chance";
import { jpegOf } from "domain/testing/pictures";
import { HEIGHT, WIDTH } from "domain/testing/walledPlaces";
import { read } from "../../support/database";
import { done } from "./done";
import type { ReadPieces } from "./sightReading";
import type { SightTable } from "./sightTable";

const PICTURE = { id: "picture-of-the-scene", ...tileCounts({ width: WIDTH, height: HEIGHT }) };
const PIECES = tileNames(PICTURE);
const SIDE = { width: 512, height: 512 };
/** Stands before what a piece shows. */
const MARK = "shows:";

/** A picture by its header, in base64, which says of itself what it shows. */
const imageOf = (shown: Shown | "all"): string =>
  Buffer.from(jpegOf(SIDE, { mark: `${MARK}${JSON.stringify(shown)}` })).toString("base64");

const shownOn = (image: string): Shown => {
  const text = Buffer.from(image, "base64").toString("latin1");
  const [, said] = text.split(MARK);
  if (said === undefined) throw new Error("the piece does not say what it shows");
  return JSON.parse(said);
};

/** A piece that was cut, by what was seen then. */
interface CutPiece {
  readonly name: string;
  readonly scene: SceneDocument;
  readonly seen: TableExploredDocument;
}

/**
 * The picture of a scene, and what its MJ's device does with it: cuts pieces by what the group has seen, publishes them at
 * once or late, and forgets. The pieces have no pixels, but say what is left of them (`pieces/publishedPieces.spec.ts`
 * looks at pixels).
 */
export class SightPicture {
  readonly #at: SightTable;
  readonly counts = { published: 0, late: 0, forgotten: 0, looked: 0, squares: 0 };
  #late: CutPiece | undefined;

  constructor(at: SightTable) {
    this.#at = at;
  }

  async keep(): Promise<void> {
    const { mj, params } = this.#at;
    await done(mj, updateScene, { params, body: { picture: PICTURE } });
    const tiles = PIECES.map((name) => ({ name, image: imageOf("all") }));
    await done(mj, putTiles, { params, body: { pictureId: PICTURE.id, tiles } });
  }

  /** Publishes a piece, or two; now and then the MJ has forgotten meanwhile what it shows. */
  async act(chance: Chance): Promise<void> {
    const cut = await this.#cut(chance.percent(30) ? OVERVIEW : chance.of(PIECES));
    if (chance.percent(25)) await this.#forget(chance);
    const late = this.#late;
    this.#late = await this.#cut(chance.of(PIECES));
    for (const piece of late === undefined ? [cut] : [late, cut]) await this.#publish(piece);
  }

  async #cut(name: string): Promise<CutPiece> {
    const { table, sceneId } = this.#at;
    const [scene, seen] = [await read(scenes, table.id, sceneId), await read(tableExplored, table.id)];
    if (scene === undefined || seen === undefined) throw new Error("nothing was seen of the scene");
    return { name, scene, seen };
  }

  /** A piece that shows what was forgotten is refused, and any that was cut before the fog over it changed. */
  async #publish({ name, scene, seen }: CutPiece): Promise<void> {
    const { mj, params } = this.#at;
    const image = imageOf(shownRectangles(scene, seen, tileBox(PICTURE, name)));
    const body = { pictureId: PICTURE.id, revision: scene.revision, seen: seen.revision, image };
    const { status } = await mj.browser.call(publishTile, { params: { ...params, name }, body });
    if (status !== 204 && status !== 409) throw new Error(`publishTile answers ${status}`);
    this.counts[status === 204 ? "published" : "late"] += 1;
  }

  /** All that is not seen now, or a part of the scene. */
  async #forget(chance: Chance): Promise<void> {
    const { mj, params } = this.#at;
    this.counts.forgotten += 1;
    if (chance.percent(50)) {
      await done(mj, forgetSeen, { params });
      return;
    }
    const [left, top] = [chance.below(WIDTH / 2), chance.below(HEIGHT / 2)];
    const [right, bottom] = [left + WIDTH / 3, top + HEIGHT / 3];
    const outline = [left, top, right, top, right, bottom, left, bottom];
    const body = { id: randomUUID(), change: { kind: "cover" as const, outline } };
    await done(mj, changeFog, { params, body });
  }

  /** What is wrong with the pieces that a member reads: they show squares that the group has seen, and no others. */
  faultsOf({ pieces, shown, explored }: ReadPieces): string[] {
    const known = readExplored(
      explored as never,
      { width: WIDTH, height: HEIGHT },
      this.#at.mirror.scene.grid,
    );
    const opened = (shown.revealed ?? []) as readonly unknown[];
    if (opened.length > 0) return ["pieces: something is open by hand"];
    return pieces.flatMap(({ name, image }) => {
      const { region, rectangles } = shownOn(image);
      this.counts.looked += 1;
      const squares = rectangles.flatMap(({ left, top, right, bottom }) => {
        const [columns, rows] = [(right - left) / known.step, (bottom - top) / known.step];
        return Array.from({ length: columns * rows }, (_, at) => ({
          x: left + ((at % columns) + 0.5) * known.step,
          y: top + (Math.floor(at / columns) + 0.5) * known.step,
        }));
      });
      this.counts.squares += squares.length;
      const unseen = squares.filter((place) => !isExplored(known, place));
      const [first] = unseen;
      return [
        ...(region.length > 0 ? [`pieces: ${name} shows what nobody opened`] : []),
        ...(first
          ? [`pieces: ${name} shows ${unseen.length} squares that nobody has seen: ${first.x}, ${first.y}`]
          : []),
      ];
    });
  }
}
