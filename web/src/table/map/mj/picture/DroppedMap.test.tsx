import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { sceneOf } from "domain/testing/scenes";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LiveScene } from "../../../../live/scene/scenes";
import { MantineTestRoot } from "../../../../testing/MantineTestRoot";
import { Store } from "../../../../ui/Store";
import { EditorContext } from "../../editor/EditorContext";
import type { SceneEditor } from "../../editor/SceneEditor";
import { MjContext } from "../MjContext";
import type { MjEditor } from "../MjEditor";
import { DroppedMap } from "./DroppedMap";
import { openPicture } from "./openPicture";

vi.mock("./openPicture", () => ({ openPicture: vi.fn(() => new Promise(() => undefined)) }));

const file = new File(["{}"], "crypte.uvtt");
const files = { dataTransfer: { files: [file], types: ["Files"] } };
const editor = { table: { campaignId: "brumes", system: "dnd5e", uid: "mj" } } as unknown as SceneEditor;

function open(change: Partial<LiveScene>) {
  const scene = { ...sceneOf(), id: `scene-${change.name}`, parentId: undefined, pending: false, ...change };
  const mj = new Store({ scene, dialog: undefined }) as unknown as MjEditor;
  render(
    <EditorContext value={editor}>
      <MjContext value={mj}>
        <DroppedMap />
      </MjContext>
    </EditorContext>,
    { wrapper: MantineTestRoot },
  );
}

beforeEach(() => {
  vi.mocked(openPicture).mockClear();
});
afterEach(cleanup);

it("a map that is dropped on a scene without a picture is read at once, and shown on its way", async () => {
  open({ name: "La crypte", picture: undefined });
  fireEvent.dragOver(window, files);
  expect(screen.getByText("Dépose l'image ou la carte sur la scène « La crypte ».")).toBeTruthy();
  fireEvent.drop(window, files);
  expect(screen.queryByText(/^Dépose/)).toBeNull();
  expect(await screen.findByText("Lecture du fichier...")).toBeTruthy();
  expect(openPicture).toHaveBeenCalledExactlyOnceWith(file);
});

it("one that would replace a picture is asked for once more", async () => {
  open({ name: "La tour" });
  fireEvent.drop(window, files);
  expect(await screen.findByText(/Remplacer l'image de la scène/)).toBeTruthy();
  expect(openPicture).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText("Fermer"));
  expect(screen.queryByText(/Remplacer l'image/)).toBeNull();
});

it("takes no texts, and nothing while another dialog is open", () => {
  open({ name: "Le pont", picture: undefined });
  fireEvent.drop(window, { dataTransfer: { files: [], types: ["text/plain"] } });
  const dialog = document.body.appendChild(document.createElement("div"));
  dialog.setAttribute("role", "dialog");
  fireEvent.dragOver(window, files);
  expect(screen.queryByText(/^Dépose/)).toBeNull();
  act(() => {
    fireEvent.drop(window, files);
  });
  expect(openPicture).not.toHaveBeenCalled();
  dialog.remove();
});
