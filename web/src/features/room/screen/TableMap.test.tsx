import { render, screen } from "@testing-library/react";
import { tableScenes, tokens } from "domain/documents/scene";
import { tableExplored, tableSights } from "domain/documents/sight";
import { packedOutline } from "domain/table/sight/packedOutline";
import { gridOf, tokenOf } from "domain/testing/scenes";
import { beforeEach, expect, it, vi } from "vitest";
import { documents } from "../../../live/testing/documents";
import type { MapView } from "../../../table/map/view/sceneView";
import { MemberTestRoot } from "../../../testing/MemberTestRoot";
import TableMap from "./TableMap";

/** The canvas of a browser that draws, or of one that does not; with what it was shown last. */
const canvas = vi.hoisted(() => ({ isThere: true, shown: undefined as MapView | undefined }));
vi.mock("../../../table/map/canvas/SceneCanvas", () => ({
  SceneCanvas: class {
    readonly size = { width: 400, height: 400 };
    constructor() {
      if (!canvas.isThere) throw new TypeError("no canvas");
    }
    show(view: MapView) {
      canvas.shown = view;
    }
    toScene = (place: { x: number; y: number }) => place;
    close() {}
  },
}));
vi.mock("../../../live/scene/sceneDocuments", () => ({ readPublishedTile: vi.fn() }));

const room = [0, 0, 200, 0, 200, 200, 0, 200];
const goblin = {
  ...tokenOf(),
  sceneId: "crypt",
  ownerId: "",
  movedAt: 1,
  bounds: { width: 400, height: 400 },
};
const door = { id: "door", points: [200, 50, 200, 100], state: "closed" as const, seen: true };

beforeEach(() => {
  canvas.isThere = true;
  canvas.shown = undefined;
  documents.put(tableScenes, ["brumes"], {
    revision: 1,
    shown: {
      ...{ sceneId: "crypt", title: "La crypte", width: 400, height: 400, grid: gridOf(), tiles: {} },
      ...{ background: { colour: "#203040", texture: "stone" as const }, rooms: [] },
      sight: { on: true, light: "dark", playersOpenDoors: true },
    },
    updatedAt: 1,
  });
  documents.put(tableExplored, ["brumes"], {
    ...{ revision: 2, sceneId: "crypt", touched: {}, forgottenAt: 0, rooms: {}, updatedAt: 1 },
  });
});

const see = (outlines: string[]) =>
  documents.put(tableSights, ["brumes"], {
    ...{ revision: 2, sceneId: "crypt", outlines, doors: [door], updatedAt: 1 },
  });
const open = () =>
  render(<TableMap campaignId="brumes" system="dnd5e" onCorner={() => undefined} />, {
    wrapper: MemberTestRoot,
  });

it("the table's screen says so where no canvas can be drawn", () => {
  canvas.isThere = false;
  open();
  expect(screen.getByText("Ce navigateur ne peut pas dessiner la carte.")).toBeTruthy();
});

it("the table's screen shows what the group sees, who is in sight, and doors that nobody opens from there", () => {
  documents.put(tokens, ["brumes", "gob"], goblin);
  see([packedOutline(room)]);
  open();
  expect(screen.getByRole("img", { name: "Scène : La crypte" })).toBeTruthy();
  expect(canvas.shown).toMatchObject({
    scene: { sight: { known: true, light: "dark", outlines: [room] }, fogIsClear: false, revealed: [] },
    tokens: [{ id: "gob", name: "Gobelin", movable: false }],
  });
  expect(canvas.shown?.scene.sight?.doors).toEqual([door]);
  documents.remove(tokens, "brumes", "gob");
  expect(canvas.shown?.tokens).toEqual([]);
});

it("the table's screen says so where the group sees nothing", () => {
  see([]);
  open();
  expect(screen.getByText("Tu ne vois rien ici.")).toBeTruthy();
});
