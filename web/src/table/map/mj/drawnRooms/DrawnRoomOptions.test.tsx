import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { MantineTestRoot } from "../../../../testing/MantineTestRoot";
import { EditorContext } from "../../editor/EditorContext";
import { MjContext } from "../MjContext";
import { openMjMap } from "../testing/openMjMap";
import { DrawnRoomOptions } from "./DrawnRoomOptions";

vi.mock("../../../../http/call", async (original) => ({
  ...(await original<object>()),
  call: vi.fn(async () => null),
}));

afterEach(cleanup);

it("names a room on Enter, but not on one that ends a composition", () => {
  const hall = { id: "hall", outline: [0, 0, 50, 0, 50, 50], colour: "#ff0000" };
  const editor = openMjMap({}, { rooms: [hall] });
  const { drawnRooms, edits } = editor.mj;
  drawnRooms.change(true);
  drawnRooms.choose("hall");
  render(
    <EditorContext value={editor}>
      <MjContext value={editor.mj}>
        <DrawnRoomOptions />
      </MjContext>
    </EditorContext>,
    { wrapper: MantineTestRoot },
  );
  const field = screen.getByRole("textbox", { name: "Nom de la salle" });
  fireEvent.change(field, { target: { value: "Crypte" } });
  fireEvent.keyDown(field, { key: "Enter", keyCode: 229 });
  expect(edits.state.drawnRooms[0]?.label).toBeUndefined();
  fireEvent.keyDown(field, { key: "Enter" });
  expect(edits.state.drawnRooms[0]?.label).toBe("Crypte");
});
