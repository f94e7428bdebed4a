import { act, fireEvent, render, screen } from "@testing-library/react";
import { changeWalls } from "domain/api/scenes";
import type { SceneDocument } from "domain/documents/scene";
import type { Door } from "domain/documents/wallSchema";
import type { Fixtures } from "domain/table/sight/fixtures";
import { beforeEach, expect, it, vi } from "vitest";
import { answers } from "../../../../testing/answers";
import { MemberTestRoot } from "../../../../testing/MemberTestRoot";
import { EditorContext } from "../../editor/EditorContext";
import { MjContext } from "../MjContext";
import { openMjMap } from "../testing/openMjMap";
import { MjToolOptions } from "../tools/MjToolOptions";

vi.mock("../../../../live/scene/sceneDocuments", () => ({ moveToken: vi.fn(), writeTrace: vi.fn() }));

beforeEach(() => answers.on(changeWalls, null));

const gate: Door = { id: "gate", points: [100, 100, 150, 100], state: "closed" };

/** The options of the tool for walls, on a scene of squares of 1.5 m. */
function show(fixtures: Partial<Fixtures> = {}, rooms: SceneDocument["rooms"] = []) {
  const editor = openMjMap(fixtures, { rooms });
  editor.choose("walls");
  render(
    <EditorContext value={editor}>
      <MjContext value={editor.mj}>
        <MjToolOptions />
      </MjContext>
    </EditorContext>,
    { wrapper: MemberTestRoot },
  );
  const { walls, edits } = editor.mj;
  return { walls, all: () => edits.state.fixtures, undo: () => edits.undo?.() };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const pick = (name: string) => fireEvent.click(screen.getByRole("radio", { name }));

it("a door is found in a list and turned without the canvas", () => {
  const { all } = show({ doors: [gate] });
  pick("Porte");
  const list = screen.getByLabelText("Choisir une porte");
  expect(list.textContent).toContain("Porte 1, case C3 : fermée");
  fireEvent.change(list, { target: { value: "gate" } });
  for (const [name, state] of [
    ["Ouverte", "open"],
    ["Verrouillée", "locked"],
    ["Secrète", "secret"],
  ] as const) {
    pick(name);
    expect(all().doors).toEqual([{ ...gate, state }]);
  }
  press("Supprimer");
  expect(all().doors).toEqual([]);
  expect(screen.queryByRole("radio", { name: "Secrète" })).toBeNull();
});

it("a light's range is said in the grid's unit, and kept in pixels", () => {
  const { all, walls } = show({ lights: [{ id: "lamp", x: 0, y: 0, range: 200, colour: "#ffcc66" }] });
  pick("Lumière");
  const range = () => screen.getByLabelText<HTMLInputElement>("Portée de la lumière, en mètres");
  expect(range().value).toBe("6");
  fireEvent.change(screen.getByLabelText("Choisir une lumière"), { target: { value: "lamp" } });
  fireEvent.change(range(), { target: { value: "4,5" } });
  expect(all().lights[0]?.range).toBe(200);
  fireEvent.blur(range());
  expect(all().lights[0]?.range).toBe(150);
  fireEvent.change(range(), { target: { value: "" } });
  fireEvent.blur(range());
  expect(range().value).toBe("4,5");
  expect(walls.state.light.range).toBe(4);
});

it("a wall's kind is chosen before it is drawn, and changed afterwards", () => {
  const pillar = { id: "pillar", kind: "wall" as const, points: [0, 0, 50, 0] };
  const { all, walls } = show({ walls: [pillar] });
  pick("Fenêtre");
  walls.draw([0, 50, 50, 50]);
  expect(all().walls[1]?.kind).toBe("window");
  pick("Modifier");
  expect(screen.queryByRole("radio", { name: "Objet" })).toBeNull();
  act(() => walls.choose("pillar"));
  pick("Objet");
  expect(all().walls[0]).toEqual({ ...pillar, kind: "object" });
  expect(all().walls[1]?.kind).toBe("window");
});

it("cutting is switched on and off, and nothing is deleted by it", () => {
  const { walls } = show({ walls: [{ id: "north", kind: "wall", points: [0, 0, 50, 0] }] });
  pick("Modifier");
  act(() => walls.choose("north"));
  expect(screen.getByRole("button", { name: "Supprimer" })).toBeTruthy();
  press("Couper");
  expect(walls.state.cuts).toBe(true);
  expect(screen.getByRole("button", { name: "Couper", pressed: true })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Supprimer" })).toBeNull();
  press("Couper");
  expect(walls.state.cuts).toBe(false);
});

it("a wall that is half drawn is ended, given up by its button, and by Escape", () => {
  const { all, walls } = show();
  act(() => walls.addCorner({ x: 0, y: 0 }));
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Terminer" }).disabled).toBe(true);
  press("Abandonner");
  expect(walls.state.line).toEqual([]);
  act(() => walls.addCorner({ x: 0, y: 0 }));
  fireEvent.keyDown(window, { key: "Escape" });
  expect(walls.state.line).toEqual([]);
  for (const x of [0, 50]) act(() => walls.addCorner({ x, y: 0 }));
  press("Terminer");
  expect(all().walls).toMatchObject([{ points: [0, 0, 50, 0] }]);
});

it("a wall is found in a list, and its kind changed and deleted without the canvas", () => {
  const north = { id: "north", kind: "wall" as const, points: [0, 0, 60, 0] };
  const hall = { id: "hall", kind: "object" as const, points: [100, 100, 260, 100, 260, 210, 100, 100] };
  const nook = { id: "nook", kind: "window" as const, points: [10, 10, 20, 10] };
  const lamp = { id: "lamp", x: 60, y: 60, range: 200, colour: "#ffcc66" };
  const { all } = show({ walls: [north, hall, nook], doors: [gate], lights: [lamp] });
  pick("Modifier");
  const list = screen.getByLabelText("Choisir un mur, une porte…");
  expect([...list.querySelectorAll("option")].map(({ textContent }) => textContent)).toEqual([
    "Choisir un mur, une porte…",
    "Mur 1, case A1 à B1",
    "Objet 2, case C3 à F5",
    "Fenêtre 3, case A1",
    "Porte 1, case C3 : fermée",
    "Lumière 1, case B2",
  ]);
  fireEvent.change(list, { target: { value: "north" } });
  pick("Fenêtre");
  expect(all().walls[0]).toEqual({ ...north, kind: "window" });
  press("Supprimer");
  expect(all().walls).toEqual([hall, nook]);
  fireEvent.change(list, { target: { value: "lamp" } });
  press("Supprimer");
  expect(all().lights).toEqual([]);
});

it("of many walls the list has a hundred that are near, and says how many are not", () => {
  const walls = Array.from({ length: 150 }, (_, at) => ({
    id: `w${at}`,
    kind: "wall" as const,
    points: [0, 10 * at, 50, 10 * at],
  }));
  const { walls: tool } = show({ walls });
  pick("Modifier");
  const options = () =>
    [...screen.getByLabelText("Choisir un mur, une porte…").querySelectorAll("option")].slice(1);
  expect(options()).toHaveLength(101);
  expect(options().at(-1)).toMatchObject({
    textContent: "… et 50 murs plus loin : déplace la carte",
    disabled: true,
  });
  act(() => tool.choose("w149"));
  expect(options().at(-2)?.textContent).toBe("Mur 150, case A30 à B30");
  expect(options().at(-1)?.textContent).toContain("49 murs");
});

it("a scene without walls has nothing to choose, and none is chosen while walls are cut", () => {
  show();
  pick("Modifier");
  expect(screen.getByLabelText("Choisir un mur, une porte…").textContent).toBe("Rien à modifier");
  press("Couper");
  expect(screen.queryByLabelText("Choisir un mur, une porte…")).toBeNull();
});

it("a door that a file took for one becomes the window that it is, and a door again by undoing", () => {
  const north = { id: "north", kind: "wall" as const, points: [0, 100, 300, 100] };
  const { all, undo } = show({ walls: [north], doors: [gate] });
  pick("Modifier");
  fireEvent.change(screen.getByLabelText("Choisir un mur, une porte…"), { target: { value: "gate" } });
  press("En faire une fenêtre");
  expect(all().doors).toEqual([]);
  expect(all().walls).toMatchObject([
    { id: "north", points: [0, 100, 100, 100] },
    { kind: "window", points: [100, 100, 150, 100] },
    { kind: "wall", points: [150, 100, 300, 100] },
  ]);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Fenêtre" }).checked).toBe(true);
  act(() => undo());
  expect(all()).toMatchObject({ walls: [north], doors: [gate] });
});

it("a door of a drawn room becomes no window", () => {
  const outline = [100, 100, 300, 100, 300, 300, 100, 300];
  show({ doors: [gate] }, [{ id: "hall", outline, colour: "#888888" }]);
  pick("Porte");
  fireEvent.change(screen.getByLabelText("Choisir une porte"), { target: { value: "gate" } });
  expect(screen.getByRole("radio", { name: "Secrète" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "En faire une fenêtre" })).toBeNull();
});
