import { fireEvent, render, screen } from "@testing-library/react";
import { updateScene } from "domain/api/scenes";
import { expect, it } from "vitest";
import { answers } from "../../../../testing/answers";
import { MemberTestRoot } from "../../../../testing/MemberTestRoot";
import { EditorContext } from "../../editor/EditorContext";
import { MjContext } from "../MjContext";
import { openMjMap } from "../testing/openMjMap";
import { DrawnRoomOptions } from "./DrawnRoomOptions";

it("names a room on Enter, but not on one that ends a composition", () => {
  const hall = { id: "hall", outline: [0, 0, 50, 0, 50, 50], colour: "#ff0000" };
  answers.on(updateScene, { revision: 6 });
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
    { wrapper: MemberTestRoot },
  );
  const field = screen.getByRole("textbox", { name: "Nom de la salle" });
  fireEvent.change(field, { target: { value: "Crypte" } });
  fireEvent.keyDown(field, { key: "Enter", keyCode: 229 });
  expect(edits.state.drawnRooms[0]?.label).toBeUndefined();
  fireEvent.keyDown(field, { key: "Enter" });
  expect(edits.state.drawnRooms[0]?.label).toBe("Crypte");
});
