import { publishTile, putTiles, updateScene } from "domain/api/scenes";
import { type SceneDocument, scenes } from "domain/documents/scene";
import { tableExplored } from "domain/documents/sight";
import { OVERVIEW, tileCounts, tileNames, tilesTouched } from "domain/table/scene/tiles";
import { read } from "../../support/database";
import type { Images } from "../scene/slowPhone";
import { DUNGEON_SIZE } from "./dungeon";
import { answered, type DungeonTable } from "./dungeonTable";

const PICTURE = { id: "dungeon-picture", ...tileCounts(DUNGEON_SIZE) };

/** The pieces that are not published as members may see them by now, as the MJ's device finds them. */
function oldPieces({ fog, published, touched }: SceneDocument, seen: Readonly<Record<string, number>>) {
  const names = new Set([...tilesTouched(PICTURE, fog.revealed), ...Object.keys(seen)]);
  return [...names].filter((name) => {
    const { revision = -1, seen: seenBy = -1 } = published[name] ?? {};
    return revision < (touched[name] ?? 0) || seenBy < (seen[name] ?? -1);
  });
}

/** The picture of a dungeon, and what its MJ's device does with it. */
export class DungeonPicture {
  readonly #at: DungeonTable;
  readonly #images: Images;

  constructor(at: DungeonTable, images: Images) {
    this.#at = at;
    this.#images = images;
  }

  /** In base64. */
  imageOf(name: string): string {
    return name === OVERVIEW ? this.#images.overview : this.#images.tile;
  }

  async keep(): Promise<void> {
    const { mj, params } = this.#at;
    await answered(mj, updateScene, { params, body: { picture: PICTURE } });
    for (const name of tileNames(PICTURE)) {
      const body = { pictureId: PICTURE.id, tiles: [{ name, image: this.imageOf(name) }] };
      await answered(mj, putTiles, { params, body });
    }
  }

  /** Publishes what members may see by now, one piece after the other, and answers which those were. */
  async publish(): Promise<readonly string[]> {
    const { mj, params, table, sceneId } = this.#at;
    const [scene, explored] = [await read(scenes, table.id, sceneId), await read(tableExplored, table.id)];
    if (scene === undefined) throw new Error("the scene is gone");
    const seen = explored?.sceneId === sceneId ? explored : undefined;
    const names = oldPieces(scene, seen?.touched ?? {});
    for (const name of names) {
      const piece = { pictureId: PICTURE.id, revision: scene.revision, image: this.imageOf(name) };
      const body = { ...piece, ...(seen && { seen: seen.revision }) };
      await answered(mj, publishTile, { params: { ...params, name }, body });
    }
    return names;
  }
}
