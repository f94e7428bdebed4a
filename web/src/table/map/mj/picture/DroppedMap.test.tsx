import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createScene, putTiles, showScene, updateScene } from "domain/api/scenes";
import { scenes } from "domain/documents/scene";
import { sceneOf } from "domain/testing/scenes";
import { AppError } from "domain/values/errors";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { documents } from "../../../../live/testing/documents";
import { answers, refusal, requests, sent } from "../../../../testing/answers";
import { MemberTestRoot, toasts } from "../../../../testing/MemberTestRoot";
import DroppedMap from "./DroppedMap";
import { type OpenedPicture, openPicture } from "./openPicture";

vi.mock("./openPicture", () => ({ openPicture: vi.fn() }));

const opened: OpenedPicture = {
  id: "picture-of-the-file-1",
  size: { width: 1400, height: 1050 },
  map: undefined,
  cut: async () => "AAAA",
  close: () => undefined,
};
const walls = { clear: true as const, walls: [], doors: [], lights: [] };
const withMap: OpenedPicture = {
  ...opened,
  map: { grid: { kind: "square", size: 70, offsetX: 0, offsetY: 0 }, walls, lightsLeftOut: 0 },
};
const onMade = vi.fn();
const picture = new File(["png"], "La_crypte.png");
const map = new File(["{}"], "donjon.UVTT");
let count = 0;

beforeEach(() => {
  answers.on(createScene, () => {
    count += 1;
    return { id: `made-${count}` };
  });
  answers.on(showScene, { revision: 2 });
  answers.on(updateScene, { revision: 2 });
  answers.on(putTiles, null);
  onMade.mockReset();
  vi.mocked(openPicture).mockReset().mockResolvedValue(opened);
});

/** Drops it on a map that is open with this scene, or on none. */
async function drop(file: File, scene?: Parameters<typeof sceneOf>[0]) {
  count += 1;
  const id = `scene-${count}`;
  if (scene) documents.put(scenes, ["brumes", id], sceneOf(scene));
  render(
    <DroppedMap
      campaignId="brumes"
      system="dnd5e"
      file={file}
      sceneOf={(all) => all.find((one) => one.id === id)}
      onMade={onMade}
      onClose={() => {}}
    />,
    { wrapper: MemberTestRoot },
  );
  await screen.findByRole("dialog");
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("a picture that is dropped", () => {
  it("becomes a scene of its name, without fog, which is shown to the table by one press", async () => {
    await drop(picture);
    expect(screen.getByRole("dialog", { name: "Nouvelle scène avec cette image ?" })).toBeTruthy();
    expect(screen.queryByLabelText(/^Les personnages découvrent la carte eux-mêmes/)).toBeNull();
    expect(requests()).toEqual([]);
    press("Créer et montrer");
    await waitFor(() => expect(onMade).toHaveBeenCalledOnce());
    expect(sent(createScene)).toMatchObject([
      { body: { name: "La crypte", width: 1400, height: 1050, fogOn: false } },
    ]);
    const id = `made-${count}`;
    await waitFor(() => expect(sent(showScene)).toMatchObject([{ body: { sceneId: id } }]));
    expect(onMade.mock.calls).toEqual([[id]]);
    await waitFor(() => expect(sent(putTiles).length).toBeGreaterThan(0));
  });

  it("may be named, and lie under fog from the start", async () => {
    await drop(picture);
    fireEvent.change(screen.getByLabelText("Nom"), { target: { value: " Le puits " } });
    fireEvent.click(screen.getByLabelText("Tout est sous le brouillard au départ"));
    press("Créer et montrer");
    await waitFor(() => expect(onMade).toHaveBeenCalledOnce());
    expect(sent(createScene)).toMatchObject([{ body: { name: "Le puits", fogOn: true } }]);
  });

  it("replaces that of the open scene instead, and makes none", async () => {
    await drop(picture, { name: "La tour" });
    expect(screen.getByText(/La scène ouverte est « La tour »\./)).toBeTruthy();
    press("Remplacer l'image de cette scène");
    expect(await screen.findByRole("dialog", { name: "Image de la scène" })).toBeTruthy();
    await waitFor(() => expect(sent(putTiles).length).toBeGreaterThan(0));
    expect(sent(createScene)).toEqual([]);
    expect(sent(updateScene)).toMatchObject([{ body: { picture: { id: opened.id } } }]);
  });

  it("is offered to a scene that has none", async () => {
    await drop(picture, { name: "Le pont", picture: undefined });
    press("Donner cette image à la scène");
    await waitFor(() => expect(sent(putTiles).length).toBeGreaterThan(0));
    expect(sent(createScene)).toEqual([]);
  });

  it("that is none makes no scene, and says what it is", async () => {
    const sentence = "Une image SVG ne peut pas servir de carte : enregistre-la en PNG ou en JPEG.";
    vi.mocked(openPicture).mockRejectedValue(new AppError("invalid-input", { sentence }));
    await drop(picture);
    press("Créer et montrer");
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(requests()).toEqual([]);
  });

  it("is a scene although it could not be shown, which is said", async () => {
    answers.on(showScene, refusal("forbidden"));
    await drop(picture);
    press("Créer et montrer");
    await waitFor(() => expect(onMade).toHaveBeenCalledOnce());
    await waitFor(() => expect(toasts).toMatchObject([{ tone: "error" }]));
  });
});

describe("a map maker's file that is dropped", () => {
  it("is read at once on a scene without a picture", async () => {
    await drop(map, { name: "Le donjon", picture: undefined });
    expect(screen.getByRole("dialog", { name: "Image de la scène" })).toBeTruthy();
    expect(openPicture).toHaveBeenCalledWith(map);
  });

  it("is asked for once more where it would replace a picture", async () => {
    await drop(map, { name: "Le donjon" });
    expect(screen.getByRole("dialog", { name: "Nouvelle scène avec cette carte ?" })).toBeTruthy();
    expect(screen.getByText(/Une carte remplace aussi la grille, les murs/)).toBeTruthy();
    expect(openPicture).not.toHaveBeenCalled();
  });

  it("becomes a scene that the characters discover themselves, shown once its walls are there", async () => {
    vi.mocked(openPicture).mockResolvedValue(withMap);
    const placed = answers.hold(updateScene);
    await drop(map);
    expect(screen.queryByLabelText("Tout est sous le brouillard au départ")).toBeNull();
    press("Créer et montrer");
    await waitFor(() => expect(onMade).toHaveBeenCalledOnce());
    expect(sent(createScene)).toMatchObject([{ body: { name: "donjon", fogOn: true } }]);
    await waitFor(() => expect(sent(updateScene)).toHaveLength(1));
    expect(sent(updateScene)).toMatchObject([
      { body: { walls, sight: { on: true, light: "day", playersOpenDoors: true } } },
    ]);
    expect(sent(showScene)).toEqual([]);
    await placed({ revision: 2 });
    await waitFor(() => expect(sent(showScene)).toHaveLength(1));
    expect(await screen.findByText(/Les personnages la découvrent d'où ils sont/)).toBeTruthy();
  });

  it("becomes one under fog by hand where the MJ wants that", async () => {
    vi.mocked(openPicture).mockResolvedValue(withMap);
    await drop(map);
    fireEvent.click(screen.getByLabelText(/^Les personnages découvrent la carte eux-mêmes/));
    expect(screen.getByLabelText<HTMLInputElement>("Tout est sous le brouillard au départ").checked).toBe(
      true,
    );
    press("Créer et montrer");
    await waitFor(() => expect(sent(showScene)).toHaveLength(1));
    expect(sent(createScene)).toMatchObject([{ body: { fogOn: true } }]);
    expect(sent(updateScene)[0]?.body).toMatchObject({ walls });
    expect(sent(updateScene)[0]?.body.sight).toBeUndefined();
  });
});
