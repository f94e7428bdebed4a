import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import "../../live/testing/documents";
import { MemberTestRoot } from "../../testing/MemberTestRoot";
import { EditorContext } from "./editor/EditorContext";
import { openMemberEditor } from "./editor/openMemberEditor";
import { SceneMap } from "./SceneMap";
import type { MapView, TokenView } from "./view/sceneView";

const moveToken = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock("../../live/scene/sceneDocuments", () => ({ moveToken }));
/** As in a browser that draws nothing on a canvas. */
vi.mock("./canvas/SceneCanvas", () => ({
  SceneCanvas: class {
    constructor() {
      throw new TypeError("no canvas");
    }
  },
}));

const grid = { kind: "square", size: 64, offsetX: 0, offsetY: 0, unit: { name: "m", perCell: 1.5 } };
const lorien = {
  id: "lorien",
  name: "Lorien",
  x: 160,
  y: 160,
  size: 1,
  colour: "#a13b3b",
  own: true,
  movable: true,
};
const view = {
  ...{ scene: { sceneId: "crypte", title: "La crypte", width: 640, height: 640, grid } },
  ...{ tokens: [lorien as TokenView], notes: [], regions: [] },
} as unknown as MapView;

it("where no canvas can be drawn the list is the scene, from which tokens are moved", () => {
  const known = { view, connected: true, traces: [] };
  const editor = openMemberEditor({ campaignId: "brumes", system: "dnd5e", uid: "nina" }, known);
  render(
    <EditorContext value={editor}>
      <SceneMap />
    </EditorContext>,
    { wrapper: MemberTestRoot },
  );
  expect(
    screen.getByText(/^Ce navigateur ne peut pas dessiner la carte : la liste la remplace\./),
  ).toBeTruthy();
  const list = within(screen.getByRole("region", { name: "Liste des jetons" }));
  expect(list.getByText("case C3")).toBeTruthy();
  act(() => {
    fireEvent.change(list.getByLabelText("Déplacer Lorien vers la case"), { target: { value: "D5" } });
    fireEvent.submit(list.getByRole("button", { name: "Aller" }));
  });
  expect(editor.state.said).toBe("Lorien : case D5.");
  expect(moveToken).toHaveBeenCalledOnce();
});
