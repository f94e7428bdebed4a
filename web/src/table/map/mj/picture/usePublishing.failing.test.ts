import { renderHook, waitFor } from "@testing-library/react";
import { publishTile } from "domain/api/scenes";
import { tableExplored } from "domain/documents/sight";
import { nothingExplored, storedExplored } from "domain/table/sight/explored";
import { sceneOf } from "domain/testing/scenes";
import { withSeen } from "domain/testing/seenOutlines";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readSceneTile } from "../../../../live/scene/sceneDocuments";
import type { LiveScene } from "../../../../live/scene/scenes";
import { documents } from "../../../../live/testing/documents";
import { answers, refusal, sent } from "../../../../testing/answers";
import { rootOf, toasts } from "../../../../testing/MemberTestRoot";
import { encoded } from "./cutPicture";
import { usePublishing } from "./usePublishing";

vi.mock("../../../../live/scene/sceneDocuments", () => ({ readSceneTile: vi.fn() }));
vi.mock("./cutPicture", () => ({ encoded: vi.fn(async () => "AAAA") }));

const filled: number[][] = [];
const context = {
  ...{ setTransform() {}, beginPath() {}, moveTo() {}, lineTo() {}, closePath() {}, fill() {} },
  rect: (...area: number[]) => filled.push(area),
};
const picture = { id: "picture-1", columns: 3, rows: 2 };
const scene: LiveScene = {
  ...sceneOf({ fog: { on: false, revealed: [] }, picture, tiles: { "0": 9, "1": 9, "2": 9 } }),
  ...{ id: "scene-1", parentId: undefined, pending: false },
};
const said = () => toasts.map(({ text }) => text);
const published = () => sent(publishTile).map(({ params }) => params.name);
const open = (shown = scene) =>
  renderHook(() => usePublishing("camp", "dnd5e", shown), { wrapper: rootOf("mj") });

beforeEach(() => {
  filled.length = 0;
  answers.on(publishTile, null);
  vi.mocked(encoded).mockResolvedValue("AAAA");
  vi.mocked(readSceneTile).mockImplementation(async ({ name }) =>
    name === "0" ? undefined : ({ image: "AAAA", type: "image/webp" } as never),
  );
  vi.stubGlobal("createImageBitmap", async () => ({ width: 9, height: 9, close() {} }));
  vi.stubGlobal(
    "OffscreenCanvas",
    class {
      getContext = () => ({ ...context, drawImage() {} });
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

it("goes on with the other pieces where one cannot be cut, and says so once", async () => {
  const { result } = open();
  await waitFor(() => expect(published()).toEqual(["1", "2"]));
  await waitFor(() => expect(result.current).toEqual({ waiting: 2, givenUp: 1 }));
  expect(said()).toEqual([
    "Un morceau de l'image ne peut pas être montré aux joueurs. Cet appareil ne peut pas préparer ce morceau.",
  ]);
});

it("gives up what the server refuses for good, in its words", async () => {
  answers.on(publishTile, refusal("payload-too-large", "Trop lourd."));
  const { result } = open();
  await waitFor(() => expect(result.current).toEqual({ waiting: 0, givenUp: 3 }));
  expect(published()).toEqual(["1", "2"]);
  expect(said()).toHaveLength(1);
});

it("cuts by what the group has seen, and says by which of it, where its sight decides", async () => {
  const sighted: LiveScene = {
    ...scene,
    fog: { on: true, revealed: [] },
    sight: { on: true, light: "day", playersOpenDoors: true },
  };
  const { explored } = withSeen(nothingExplored(sighted, sighted.grid), [[600, 0, 650, 0, 650, 50, 600, 50]]);
  const seen = {
    revision: 7,
    sceneId: "scene-1",
    touched: { "1": 6 },
    forgottenAt: 0,
    rooms: {},
    updatedAt: 1,
  };
  documents.put(tableExplored, ["camp"], { ...seen, explored: storedExplored(explored) });
  open(sighted);
  await waitFor(() => expect(published()).toEqual(["1"]));
  expect(sent(publishTile)[0]).toMatchObject({ body: { pictureId: "picture-1", seen: 7 } });
  expect(filled).toEqual([[600, 0, 50, 50]]);
});

it("publishes nothing by what was seen on another scene", async () => {
  const sighted: LiveScene = { ...scene, sight: { on: true, light: "day", playersOpenDoors: true } };
  const seen = {
    revision: 7,
    sceneId: "scene-2",
    touched: { "1": 6 },
    forgottenAt: 0,
    rooms: {},
    updatedAt: 1,
  };
  documents.put(tableExplored, ["camp"], seen);
  const { result } = open(sighted);
  expect(result.current).toEqual({ waiting: 0, givenUp: 0 });
  expect(published()).toEqual([]);
});
