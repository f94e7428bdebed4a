import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { changeWalls, forgetSeen, updateScene } from "domain/api/scenes";
import type { SceneSight } from "domain/documents/wallSchema";
import type { Fixtures } from "domain/table/sight/fixtures";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answers, requests, sent } from "../../../../testing/answers";
import { MemberTestRoot } from "../../../../testing/MemberTestRoot";
import { EditorContext } from "../../editor/EditorContext";
import { MjContext } from "../MjContext";
import { openMjMap } from "../testing/openMjMap";
import SightDialog from "./SightDialog";

vi.mock("../../../../live/scene/sceneDocuments", () => ({ moveToken: vi.fn(), writeTrace: vi.fn() }));

beforeEach(() => {
  answers.on(updateScene, { revision: 6 });
  answers.on(changeWalls, null);
  answers.on(forgetSeen, null);
});
afterEach(() => void vi.clearAllMocks());

const onClose = vi.fn();
function show(sight?: SceneSight, fixtures: Partial<Fixtures> = {}) {
  const editor = openMjMap(fixtures, sight && { sight });
  render(
    <EditorContext value={editor}>
      <MjContext value={editor.mj}>
        <SightDialog onClose={onClose} />
      </MjContext>
    </EditorContext>,
    { wrapper: MemberTestRoot },
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("sight, light and doors are decided at once, in one step to undo", async () => {
  show();
  fireEvent.click(screen.getByRole("radio", { name: "Par les personnages" }));
  fireEvent.change(screen.getByLabelText("Lumière de la scène"), { target: { value: "dark" } });
  fireEvent.click(screen.getByRole("switch", { name: /^Les joueurs ouvrent les portes/ }));
  expect(requests()).toEqual([]);
  press("Enregistrer");
  const sight = { on: true, light: "dark", playersOpenDoors: false };
  await waitFor(() => expect(sent(updateScene).map(({ body }) => body)).toEqual([{ sight }]));
  expect(onClose).toHaveBeenCalledOnce();
});

it("what was seen is forgotten once it is confirmed, where the group's sight decides alone", async () => {
  show();
  expect(screen.queryByRole("button", { name: "Oublier ce qui a été vu" })).toBeNull();
  cleanup();
  show({ on: true, light: "day", playersOpenDoors: true });
  press("Oublier ce qui a été vu");
  expect(requests()).toEqual([]);
  press("Oublier");
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(requests()).toHaveLength(1);
  expect(sent(forgetSeen)).toEqual([{ params: { system: "dnd5e", id: "camp", sceneId: "scene-1" } }]);
});

it("walls, doors and lights are erased together, where there are any", async () => {
  show();
  expect(screen.queryByRole("button", { name: "Effacer murs, portes et lumières" })).toBeNull();
  cleanup();
  show(undefined, { doors: [{ id: "gate", points: [0, 0, 50, 0], state: "open" }] });
  press("Effacer murs, portes et lumières");
  await waitFor(() =>
    expect(sent(changeWalls).map(({ body }) => body)).toEqual([{ change: { clear: true } }]),
  );
});
