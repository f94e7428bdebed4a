import { renderHook } from "@testing-library/react";
import {
  type TableExploredDocument,
  type TableSightDocument,
  tableExplored,
  tableSights,
} from "domain/documents/sight";
import { isExplored, nothingExplored, storedExplored } from "domain/table/sight/explored";
import { packedOutline } from "domain/table/sight/packedOutline";
import { gridOf } from "domain/testing/scenes";
import { withSeen } from "domain/testing/seenOutlines";
import { expect, it } from "vitest";
import { documents } from "../../../live/testing/documents";
import { MemberTestRoot } from "../../../testing/MemberTestRoot";
import { useGroupSight } from "./useGroupSight";

const room = [0, 0, 200, 0, 200, 200, 0, 200];
const sight = { on: true, light: "dusk", playersOpenDoors: true } as const;
const scene = { sceneId: "crypt", width: 400, height: 400, grid: gridOf(), sight };
const door = { id: "door", points: [200, 50, 200, 100], state: "closed" as const, seen: true };
const seen: TableSightDocument = {
  ...{ revision: 4, sceneId: "crypt", outlines: [packedOutline(room)], doors: [door], updatedAt: 1 },
};
const { explored } = withSeen(nothingExplored(scene, scene.grid), [room]);
const drawnRoom = { region: [{ outline: room, holes: [] }], colour: "#223344", label: "Crypte" };
const kept: TableExploredDocument = {
  ...{ revision: 3, sceneId: "crypt", forgottenAt: 0, touched: { overview: 3, "0": 3 } },
  ...{ explored: storedExplored(explored), rooms: { a: drawnRoom }, updatedAt: 1 },
};
const say = (live: TableSightDocument, before: TableExploredDocument) => {
  documents.put(tableSights, ["brumes"], live);
  documents.put(tableExplored, ["brumes"], before);
};
const open = (shown: Parameters<typeof useGroupSight>[1] = scene) =>
  renderHook(({ on }) => useGroupSight("brumes", on, "player"), {
    initialProps: { on: shown },
    wrapper: MemberTestRoot,
  });

it("is what the group sees and has seen, with the drawn rooms as far as it has seen them", () => {
  say(seen, kept);
  const { result } = open();
  expect(result.current?.sight).toMatchObject({
    ...{ known: true, light: "dusk", outlines: [room], pieces: kept.touched },
    doors: [{ ...door, act: "open" }],
  });
  expect(result.current?.rooms).toEqual([drawnRoom]);
  const has = (x: number) => result.current && isExplored(result.current.sight.explored, { x, y: 100 });
  expect([has(100), has(300)]).toEqual([true, false]);
});

it("is nothing of what was seen on another scene, nor before it is read", () => {
  const nothing = { known: false, outlines: [], pieces: {}, doors: [] };
  const { result } = open();
  expect(result.current?.sight).toMatchObject(nothing);
  say({ ...seen, sceneId: "cellar" }, { ...kept, sceneId: "cellar" });
  expect(result.current?.sight).toMatchObject(nothing);
  expect(result.current?.rooms).toEqual([]);
  expect(result.current && isExplored(result.current.sight.explored, { x: 100, y: 100 })).toBe(false);
});

it("is absent, and listened to by nobody, where fog by hand decides", () => {
  say(seen, kept);
  expect(open({ ...scene, sight: { ...sight, on: false } }).result.current).toBeUndefined();
  expect(open({ ...scene, sight: undefined }).result.current).toBeUndefined();
});

it("keeps what was seen as it is while only what is seen now changes", () => {
  say(seen, kept);
  const { result } = open();
  const before = result.current;
  documents.put(tableSights, ["brumes"], { ...seen, revision: 5, outlines: [] });
  expect(result.current?.sight.outlines).toEqual([]);
  expect(result.current?.sight.explored).toBe(before?.sight.explored);
  expect(result.current?.rooms).toBe(before?.rooms);
});
