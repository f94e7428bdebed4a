import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { changeWalls, forgetSeen, updateScene } from "domain/api/scenes";
import type { SceneSight } from "domain/documents/wallSchema";
import type { Fixtures } from "domain/table/sight/fixtures";
import { afterEach, expect, it, vi } from "vitest";
import { call } from "../../../../http/call";
import { MantineTestRoot } from "../../../../testing/MantineTestRoot";
import { EditorContext } from "../../editor/EditorContext";
import { MjContext } from "../MjContext";
import { openMjMap } from "../testing/openMjMap";
import SightDialog from "./SightDialog";

vi.mock("../../../../http/call", async (original) => ({
  ...(await original<object>()),
  call: vi.fn(async () => ({ revision: 6 })),
}));
vi.mock("../../../../live/scene/sceneDocuments", () => ({ moveToken: vi.fn(), writeTrace: vi.fn() }));

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const onClose = vi.fn();
function show(sight?: SceneSight, fixtures: Partial<Fixtures> = {}) {
  const editor = openMjMap(fixtures, sight && { sight });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineTestRoot>
        <EditorContext value={editor}>
          <MjContext value={editor.mj}>
            <SightDialog onClose={onClose} />
          </MjContext>
        </EditorContext>
      </MantineTestRoot>
    </QueryClientProvider>,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const bodies = (of: object) =>
  vi
    .mocked(call)
    .mock.calls.flatMap(([made, input]) => (made === of ? [(input as { body: object }).body] : []));

it("sight, light and doors are decided at once, in one step to undo", async () => {
  show();
  fireEvent.click(screen.getByRole("radio", { name: "Par les personnages" }));
  fireEvent.change(screen.getByLabelText("Lumière de la scène"), { target: { value: "dark" } });
  fireEvent.click(screen.getByRole("switch", { name: /^Les joueurs ouvrent les portes/ }));
  expect(call).not.toHaveBeenCalled();
  press("Enregistrer");
  const sight = { on: true, light: "dark", playersOpenDoors: false };
  await waitFor(() => expect(bodies(updateScene)).toEqual([{ sight }]));
  expect(onClose).toHaveBeenCalledOnce();
});

it("what was seen is forgotten once it is confirmed, where the group's sight decides alone", async () => {
  show();
  expect(screen.queryByRole("button", { name: "Oublier ce qui a été vu" })).toBeNull();
  cleanup();
  show({ on: true, light: "day", playersOpenDoors: true });
  press("Oublier ce qui a été vu");
  expect(call).not.toHaveBeenCalled();
  press("Oublier");
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(call).toHaveBeenCalledExactlyOnceWith(forgetSeen, {
    params: { system: "dnd5e", id: "camp", sceneId: "scene-1" },
  });
});

it("walls, doors and lights are erased together, where there are any", async () => {
  show();
  expect(screen.queryByRole("button", { name: "Effacer murs, portes et lumières" })).toBeNull();
  cleanup();
  show(undefined, { doors: [{ id: "gate", points: [0, 0, 50, 0], state: "open" }] });
  press("Effacer murs, portes et lumières");
  await waitFor(() => expect(bodies(changeWalls)).toEqual([{ change: { clear: true } }]));
});
