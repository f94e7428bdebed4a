import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createScene, putTiles, updateScene } from "domain/api/scenes";
import { gridOf, sceneOf } from "domain/testing/scenes";
import { AppError } from "domain/values/errors";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveScene } from "../../../../live/scene/scenes";
import { answers, loseNetwork, noAnswer, requests, sent } from "../../../../testing/answers";
import { MemberTestRoot } from "../../../../testing/MemberTestRoot";
import { type OpenedPicture, openPicture } from "../picture/openPicture";
import SceneDialog from "./SceneDialog";

vi.mock("../../../../live/scene/sceneDocuments", () => ({ readSceneTile: vi.fn(async () => undefined) }));
vi.mock("../picture/openPicture", () => ({ openPicture: vi.fn() }));

const onClose = vi.fn();
const onMade = vi.fn();
const onChange = vi.fn();
const close = vi.fn();
const opened: OpenedPicture = {
  id: "picture-of-the-file-1",
  size: { width: 1400, height: 1050 },
  map: {
    grid: { kind: "square", size: 70, offsetX: 35, offsetY: 0 },
    walls: { clear: true, walls: [], doors: [], lights: [] },
    lightsLeftOut: 0,
  },
  cut: async () => "AAAA",
  close,
};
const scene: LiveScene = {
  ...sceneOf({ grid: gridOf({ size: 50 }) }),
  ...{ id: "crypte", parentId: undefined, pending: false },
};

beforeEach(() => {
  for (const mock of [onClose, onMade, onChange, close]) mock.mockReset();
  let made = 0;
  answers.on(createScene, () => {
    made += 1;
    return { id: `made-${made}` };
  });
  answers.on(updateScene, { revision: 2 });
  answers.on(putTiles, null);
  vi.mocked(openPicture).mockReset().mockResolvedValue(opened);
});

const open = (of: LiveScene | undefined) =>
  render(<SceneDialog campaignId="brumes" system="dnd5e" scene={of} {...{ onMade, onChange, onClose }} />, {
    wrapper: MemberTestRoot,
  });
const BY_SIGHT = /^Les personnages découvrent la carte eux-mêmes/;
const FOG = "Tout est sous le brouillard au départ";
const name = () => screen.getByLabelText<HTMLInputElement>(/^Nom/);
const choose = () => {
  const input = document.querySelector("input[type=file]");
  if (input) fireEvent.change(input, { target: { files: [new File(["{}"], "La_crypte.uvtt")] } });
};
const press = (label: string) => fireEvent.click(screen.getByRole("button", { name: label }));
const asked = () => [...new Set(requests().map(({ target }) => target))];

describe("a new scene", () => {
  it("comes from a map in one go: its size and grid, its walls, its picture", async () => {
    open(undefined);
    choose();
    expect(name().value).toBe("La crypte");
    expect(screen.queryByLabelText("Largeur (cases)")).toBeNull();
    press("Créer la scène");
    expect(
      await screen.findByText(/^Carte en place : 20 × 15 cases, 0 mur, 0 porte, 0 lumière\. Les personnages/),
    ).toBeTruthy();
    expect(asked()).toEqual([createScene, updateScene, putTiles]);
    expect(sent(createScene)[0]?.body).toMatchObject({
      ...{ name: "La crypte", width: 1400, height: 1050, fogOn: true },
      grid: { kind: "square", size: 70, offsetX: 35, offsetY: 0, unit: { name: "m", perCell: 1.5 } },
    });
    const sight = { on: true, light: "day", playersOpenDoors: true };
    expect(sent(updateScene)[0]?.body).toMatchObject({ walls: opened.map?.walls, sight });
    expect(onMade).toHaveBeenCalledOnce();
    expect([onClose.mock.calls.length, close.mock.calls.length]).toEqual([0, 1]);
    press("Fermer");
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("of a map is covered by hand where the MJ wants that", async () => {
    open(undefined);
    expect(screen.queryByLabelText(BY_SIGHT)).toBeNull();
    choose();
    expect(screen.queryByLabelText(FOG)).toBeNull();
    fireEvent.click(screen.getByLabelText(BY_SIGHT));
    fireEvent.click(screen.getByLabelText(FOG));
    press("Créer la scène");
    await waitFor(() => expect(sent(updateScene)).toHaveLength(1));
    expect(sent(createScene)[0]?.body).toMatchObject({ fogOn: false });
    expect(sent(updateScene)[0]?.body.sight).toBeUndefined();
  });

  it("keeps the name that it has, and the grid where the file is a picture alone", async () => {
    vi.mocked(openPicture).mockResolvedValue({ ...opened, map: undefined });
    open(undefined);
    fireEvent.change(name(), { target: { value: "La tour" } });
    choose();
    press("Créer la scène");
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sent(createScene)[0]?.body).toMatchObject({ name: "La tour", width: 1400, grid: { size: 64 } });
    expect(asked()).toEqual([createScene, updateScene, putTiles]);
  });

  it("is not made of a file that is no map", async () => {
    vi.mocked(openPicture).mockRejectedValue(
      new AppError("invalid-input", { sentence: "Cette carte n'a pas d'image." }),
    );
    open(undefined);
    choose();
    press("Créer la scène");
    expect(await screen.findByText("Cette carte n'a pas d'image.")).toBeTruthy();
    expect([requests().length, onMade.mock.calls.length]).toEqual([0, 0]);
  });

  it("leaves no file open where it could not be made", async () => {
    answers.on(createScene, noAnswer);
    loseNetwork();
    open(undefined);
    choose();
    press("Créer la scène");
    expect(await screen.findByText("La scène n'a pas pu être créée. Réessaie.")).toBeTruthy();
    expect(close).toHaveBeenCalledOnce();
  });

  it("without a file is closed once it is made", async () => {
    open(undefined);
    fireEvent.change(name(), { target: { value: "La tour" } });
    press("Créer la scène");
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(openPicture).not.toHaveBeenCalled();
    expect(sent(createScene)[0]?.body).toMatchObject({ width: 24 * 64, height: 16 * 64 });
  });
});

it("the grid of a scene with a picture is taken from two corners, and kept with the rest", async () => {
  open(scene);
  press("Aligner la grille sur deux coins");
  const columns = await screen.findByLabelText("Cases en largeur");
  fireEvent.change(columns, { target: { value: "2" } });
  fireEvent.change(screen.getByLabelText("Cases en hauteur"), { target: { value: "2" } });
  press("Prendre cette grille");
  expect(screen.getByLabelText<HTMLInputElement>("Une case (pixels)").value).toBe("100");
  expect(onChange).not.toHaveBeenCalled();
  press("Enregistrer");
  await waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  expect(onChange.mock.calls[0]?.[0]).toMatchObject({
    ...{ name: "La crypte", width: 1200, height: 1000 },
    grid: { kind: "square", size: 100, offsetX: 0, offsetY: 0, unit: { name: "m", perCell: 1.5 } },
  });
});

it("a scene without a picture has nothing to align", () => {
  open({ ...scene, picture: undefined });
  expect(screen.queryByRole("button", { name: "Aligner la grille sur deux coins" })).toBeNull();
  expect(screen.getByLabelText("Largeur (cases)")).toBeTruthy();
});
