import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { putTiles, updateScene } from "domain/api/scenes";
import { sceneOf } from "domain/testing/scenes";
import { AppError } from "domain/values/errors";
import { beforeEach, expect, it, vi } from "vitest";
import type { LiveScene } from "../../../../live/scene/scenes";
import { answers, requests } from "../../../../testing/answers";
import { MemberTestRoot } from "../../../../testing/MemberTestRoot";
import { type OpenedPicture, openPicture } from "./openPicture";
import PictureDialog from "./PictureDialog";
import { usePictureUpload } from "./usePictureUpload";

vi.mock("./openPicture", () => ({ openPicture: vi.fn() }));

const file = new File(["{}"], "crypte.uvtt");
const opened: OpenedPicture = {
  id: "picture-of-the-file-1",
  size: { width: 1400, height: 1050 },
  map: {
    grid: { kind: "square", size: 70, offsetX: 0, offsetY: 0 },
    walls: { clear: true, walls: [], doors: [], lights: [] },
    lightsLeftOut: 0,
  },
  cut: async () => "AAAA",
  close: () => undefined,
};
let count = 0;
/** Each test has a scene of its own: what is on its way to one is kept. */
const sceneWith = (change: Partial<LiveScene>): LiveScene => {
  count += 1;
  return { ...sceneOf(), id: `scene-${count}`, parentId: undefined, pending: false, ...change };
};
const asked = () => [...new Set(requests().map(({ target }) => target))];

function Opened({ scene }: { scene: LiveScene }) {
  const upload = usePictureUpload("brumes", "dnd5e");
  return <PictureDialog campaignId="brumes" system="dnd5e" onClose={() => {}} scene={scene} {...upload} />;
}
const open = (scene: LiveScene) => render(<Opened scene={scene} />, { wrapper: MemberTestRoot });
const choose = (index: number) => {
  const input = document.querySelectorAll<HTMLInputElement>("input[type=file]")[index];
  if (input) fireEvent.change(input, { target: { files: [file] } });
};
const drop = () => fireEvent.drop(window, { dataTransfer: { files: [file], types: ["Files"] } });

beforeEach(() => {
  answers.on(updateScene, { revision: 2 });
  answers.on(putTiles, null);
  vi.mocked(openPicture).mockReset().mockResolvedValue(opened);
});

it.each([0, 1])("a map comes whole, whichever of the fields it is chosen in (%i)", async (field) => {
  open(sceneWith({ picture: undefined }));
  choose(field);
  expect(await screen.findByText("Carte en place : 20 × 15 cases, 0 mur, 0 porte, 0 lumière.")).toBeTruthy();
  expect(openPicture).toHaveBeenCalledExactlyOnceWith(file);
  expect(asked()).toEqual([updateScene, putTiles]);
});

it("says what is wrong with a file, and takes another one", async () => {
  vi.mocked(openPicture).mockRejectedValue(
    new AppError("invalid-input", { sentence: "Cette carte est abîmée." }),
  );
  open(sceneWith({ picture: undefined }));
  choose(1);
  expect((await screen.findByRole("alert")).textContent).toBe("Cette carte est abîmée.");
  expect(requests()).toEqual([]);
  vi.mocked(openPicture).mockResolvedValue(opened);
  choose(1);
  expect(await screen.findByText(/^Carte en place/)).toBeTruthy();
});

it("a file that is dropped comes at once where there is no picture yet", async () => {
  open(sceneWith({ picture: undefined }));
  fireEvent.dragOver(window, { dataTransfer: { files: [], types: ["Files"] } });
  expect(screen.getByText("Dépose l'image ou la carte ici.")).toBeTruthy();
  drop();
  expect(screen.queryByText("Dépose l'image ou la carte ici.")).toBeNull();
  expect(await screen.findByText(/^Carte en place/)).toBeTruthy();
});

it("a file that is dropped on a scene with a picture is asked for once more", async () => {
  open(sceneWith({}));
  drop();
  expect(screen.getByText(/Remplacer l'image de la scène par « crypte\.uvtt » \?/)).toBeTruthy();
  fireEvent.click(screen.getByText("Garder l'image"));
  expect(screen.queryByText(/Remplacer l'image/)).toBeNull();
  drop();
  expect(openPicture).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText("Remplacer"));
  expect(await screen.findByText(/^Carte en place/)).toBeTruthy();
});

it("shows how it goes again when it is opened anew, and can be stopped", async () => {
  const answer = answers.hold(putTiles);
  const scene = sceneWith({ picture: undefined });
  open(scene);
  choose(1);
  expect(await screen.findByText("0 morceau envoyé sur 10")).toBeTruthy();
  cleanup();
  open(scene);
  expect(screen.getByText("0 morceau envoyé sur 10")).toBeTruthy();
  await answer(null);
  expect(await screen.findByText("1 morceau envoyé sur 10")).toBeTruthy();
  fireEvent.click(screen.getByText("Interrompre l'envoi"));
  expect(screen.queryByText(/envoyés? sur/)).toBeNull();
});
