import { changeTokens, createScene, publishTile, putTiles, showScene, updateScene } from "domain/api/scenes";
import { scenes, tableScenes } from "domain/documents/scene";
import { jpegOf } from "domain/testing/pictures";
import { unique } from "../../support/cast";
import { read } from "../../support/database";
import { sceneDraft, tokenAt } from "../../support/scenes";
import { type Seat, seat, type TestTable, table } from "./seats";

/** A tile of so many bytes by its header; `mark` makes it recognisable. */
export const tileImage = (bytes = 64, mark = ""): string =>
  Buffer.from(jpegOf({ width: 512, height: 512 }, { mark, length: bytes })).toString("base64");

export const rectangle = (x: number, y: number, width: number, height: number) => [
  x,
  y,
  x + width,
  y,
  x + width,
  y + height,
  x,
  y + height,
];

/** Who sits at a table with a scene of 1024 × 512 pixels, and its parameters. */
export interface SceneTable {
  mona: Seat;
  ana: Seat;
  brumes: TestTable;
  sceneId: string;
  /** Parameters of calls about the scene. */
  params: { system: string; id: string; sceneId: string };
}

export async function makeScene(
  { mona, brumes }: Pick<SceneTable, "mona" | "brumes">,
  name?: string,
): Promise<string> {
  const requestId = unique("scene-id");
  const body = { ...sceneDraft(name), requestId };
  const made = await mona.browser.call(createScene, { params: brumes.params, body });
  if (made.status !== 200) throw new Error(`createScene: ${made.body?.error}`);
  return requestId;
}

/** Mona runs a table with Ana, and has prepared a scene. */
export async function sceneTable(): Promise<SceneTable> {
  const [mona, ana] = [await seat("Mona"), await seat("Ana")];
  const brumes = await table(mona, [ana]);
  const sceneId = await makeScene({ mona, brumes });
  return { mona, ana, brumes, sceneId, params: { ...brumes.params, sceneId } };
}

export const show = ({ mona, brumes }: SceneTable, sceneId: string | null) =>
  mona.browser.call(showScene, { params: brumes.params, body: { sceneId } });

/** Gives the scene a picture of two tiles, and keeps its pieces. */
export async function givePicture({ mona, params }: SceneTable, id = "picture-1"): Promise<void> {
  await mona.browser.call(updateScene, { params, body: { picture: { id, columns: 2, rows: 1 } } });
  const tiles = ["overview", "0", "1"].map((name) => ({ name, image: tileImage(100, `whole ${name}`) }));
  const kept = await mona.browser.call(putTiles, { params, body: { pictureId: id, tiles } });
  if (kept.status !== 204) throw new Error(`putTiles: ${kept.body?.error}`);
}

/** `seen`: of what the group has seen, by which it was cut. */
export const publish = ({ mona, params }: SceneTable, name: string, revision: number, seen?: number) =>
  mona.browser.call(publishTile, {
    params: { ...params, name },
    body: {
      ...{ pictureId: "picture-1", revision, image: tileImage(80, `cut ${name}`) },
      ...(seen !== undefined && { seen }),
    },
  });

export const storedScene = ({ brumes, sceneId }: Pick<SceneTable, "brumes" | "sceneId">) =>
  read(scenes, brumes.id, sceneId);

export const seenScene = ({ brumes }: Pick<SceneTable, "brumes">) => read(tableScenes, brumes.id);

/** Puts goblins at these places, by their ids. */
export const putGoblins = (
  { mona, params }: SceneTable,
  places: Record<string, readonly [x: number, y: number]>,
  hidden = false,
) =>
  mona.browser.call(changeTokens, {
    params,
    body: {
      operations: Object.entries(places).map(([id, [x, y]]) => ({
        kind: "put" as const,
        id,
        token: tokenAt(x, y),
        hidden,
      })),
    },
  });
