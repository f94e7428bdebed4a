import { act, cleanup, fireEvent, render } from "@testing-library/react";
import { changeWalls } from "domain/api/scenes";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deviceStorage } from "../../../browser/deviceStorage";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { answers } from "../../../testing/answers";
import { MantineTestRoot } from "../../../testing/MantineTestRoot";
import { EditorContext } from "../editor/EditorContext";
import { openMemberEditor } from "../editor/openMemberEditor";
import type { SceneEditor } from "../editor/SceneEditor";
import { openMjMap } from "../mj/testing/openMjMap";
import type { MapView, TokenView } from "../view/sceneView";
import { MapKeyboard } from "./MapKeyboard";

vi.mock("../../../live/scene/sceneDocuments", () => ({
  moveToken: vi.fn(async () => undefined),
  writeTrace: vi.fn(),
}));

const grid = { kind: "square", size: 64, offsetX: 0, offsetY: 0, unit: { name: "m", perCell: 1.5 } };
const lorien = {
  id: "lorien",
  name: "Lorien",
  x: 160,
  y: 160,
  size: 1,
  own: true,
  movable: true,
} as TokenView;
const view = {
  scene: { sceneId: "crypte", width: 640, height: 640, grid },
  tokens: [lorien],
} as unknown as MapView;

const known = { view, connected: true, traces: [] };
const ofPlayer = (): SceneEditor =>
  openMemberEditor({ campaignId: "brumes", system: "dnd5e", uid: "nina" }, known);

/** The keyboard of a map, with a canvas to press keys on. */
function open(editor = ofPlayer()) {
  const { container } = render(
    <EditorContext value={editor}>
      <div role="application" />
      <MapKeyboard />
    </EditorContext>,
    { wrapper: MantineTestRoot },
  );
  const canvas = container.querySelector("[role=application]") ?? container;
  const press = (key: string, target: Element = document.body) =>
    act(() => fireEvent.keyDown(target, { key }));
  return { editor, canvas, press };
}

beforeEach(() => deviceStorage.remove(STORAGE_KEYS.mapKeys));
afterEach(cleanup);

describe("the map's keys", () => {
  it("choose tools anywhere, move on the canvas alone, and open their help", () => {
    const { editor, canvas, press } = open();
    press("m");
    expect(editor.state.tool).toBe("measure");
    press("f");
    expect(editor.state.tool).toBe("measure");
    press("ArrowLeft");
    expect(editor.state.said).toBe("");
    press("ArrowLeft", canvas);
    expect(editor.state.said).toBe("Lorien : case B3.");
    press("?");
    expect(editor.state.helpShown).toBe(true);
  });

  it("of one character can be turned off; the others stay", () => {
    deviceStorage.write(STORAGE_KEYS.mapKeys, "false");
    const { editor, canvas, press } = open();
    editor.select(["lorien"]);
    for (const key of ["m", "?", "0"]) press(key, canvas);
    expect(editor.state).toMatchObject({ tool: "move", helpShown: false });
    press("ArrowUp", canvas);
    expect(editor.state.said).toBe("Lorien : case C2.");
    press("Escape");
    expect(editor.state.selected.size).toBe(0);
  });

  it("move the wall that the MJ has chosen, and delete it", () => {
    answers.on(changeWalls, null);
    const north = { id: "north", kind: "wall" as const, points: [0, 100, 300, 100] };
    const editor = openMjMap({ walls: [north] });
    const { canvas, press } = open(editor);
    editor.choose("walls");
    editor.mj.walls.setMode("edit");
    editor.mj.walls.choose("north");
    press("ArrowDown", canvas);
    expect(editor.mj.walls.all.walls).toEqual([{ ...north, points: [0, 150, 300, 150] }]);
    expect(editor.state.said).toBe("Mur 1, case A4 à G4.");
    press("Delete", canvas);
    expect(editor.mj.walls.all.walls).toEqual([]);
  });
});
