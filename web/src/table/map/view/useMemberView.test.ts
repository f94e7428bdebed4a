import { renderHook } from "@testing-library/react";
import { type TableSceneDocument, tableScenes, tokens } from "domain/documents/scene";
import { sharedInitiatives } from "domain/documents/sharedInitiative";
import { tableExplored, tableSights } from "domain/documents/sight";
import { gridOf, tokenOf } from "domain/testing/scenes";
import { beforeEach, expect, it, vi } from "vitest";
import { documents } from "../../../live/testing/documents";
import { MemberTestRoot } from "../../../testing/MemberTestRoot";
import { useMemberView } from "./useMemberView";

vi.mock("../../../live/scene/sceneDocuments", () => ({ readPublishedTile: vi.fn() }));

const sight = { on: true, light: "day", playersOpenDoors: true } as const;
const room = { region: [{ outline: [0, 0, 9, 0, 9, 9], holes: [] }], colour: "#223344" };
const shown = {
  ...{ sceneId: "crypt", title: "La crypte", width: 640, height: 640, grid: gridOf() },
  ...{ background: { colour: "#203040", texture: "stone" as const }, rooms: [room], tiles: {} },
};
const lorien = {
  ...tokenOf({ kind: "character", characterId: "lorien", name: "Lorien" }),
  ...{ sceneId: "crypt", ownerId: "nina", movedAt: 1, bounds: { width: 640, height: 640 } },
};
const hero = { id: "lorien", system: "dnd5e", stats: { speed: { value: 9, unit: "m" } } } as const;
type Shown = NonNullable<TableSceneDocument["shown"]>;
const show = (change: Partial<Shown> = {}) =>
  documents.put(tableScenes, ["brumes"], { revision: 1, shown: { ...shown, ...change }, updatedAt: 1 });
const open = (watching = false) =>
  renderHook(() => useMemberView({ campaignId: "brumes", player: "nina", watching, heroes: [hero] }), {
    wrapper: MemberTestRoot,
  });

beforeEach(() => {
  documents.put(tokens, ["brumes", "t-lorien"], lorien);
  documents.put(tableSights, ["brumes"], {
    ...{ revision: 2, sceneId: "crypt", outlines: [], updatedAt: 1 },
    doors: [{ id: "door", points: [0, 0, 50, 0], state: "closed", seen: true }],
  });
  documents.put(tableExplored, ["brumes"], {
    ...{ revision: 2, sceneId: "crypt", touched: {}, forgottenAt: 0, rooms: {}, updatedAt: 1 },
  });
});

it("has the drawn rooms as far as the group has seen them, and all that is hidden, where its sight decides", () => {
  show({ sight });
  const { result } = open();
  expect(result.current?.scene).toMatchObject({ revealed: [], rooms: [], sight: { known: true } });
  show();
  expect(result.current?.scene).toMatchObject({ revealed: undefined, rooms: [room], sight: undefined });
});

it("lets its viewer move their tokens and open doors, but while the MJ has paused that, or they watch", () => {
  show({ sight });
  const { result } = open();
  const may = () => [result.current?.tokens[0]?.movable, result.current?.scene.sight?.doors[0]?.act];
  expect(may()).toEqual([true, "open"]);
  show({ sight, paused: true });
  expect(may()).toEqual([false, undefined]);
  expect(result.current?.tokens[0]?.paused).toBe(true);
  show({ sight });
  expect(open(true).result.current?.scene.sight?.doors[0]?.act).toBeUndefined();
});

it("knows the speed of its viewer's own character in a fight, and stays the same while nothing changes", () => {
  show();
  const entry = { id: "lorien", name: "Lorien", pronouns: "", role: "", value: 1 };
  const shared = { order: [entry], activeIndex: 0, round: 1 };
  documents.put(sharedInitiatives, ["brumes"], { revision: 1, shared, updatedAt: 1 });
  const { result, rerender } = open();
  const before = result.current;
  expect(before?.fight?.speeds).toEqual(new Map([["t-lorien", 9]]));
  rerender();
  expect(result.current).toBe(before);
});
