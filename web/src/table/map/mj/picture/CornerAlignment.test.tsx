import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { gridOf, sceneOf } from "domain/testing/scenes";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readSceneTile } from "../../../../live/scene/sceneDocuments";
import type { LiveScene } from "../../../../live/scene/scenes";
import { MantineTestRoot } from "../../../../testing/MantineTestRoot";
import CornerAlignment from "./CornerAlignment";

vi.mock("../../../../live/scene/sceneDocuments", () => ({ readSceneTile: vi.fn() }));

const scene: LiveScene = {
  ...sceneOf({
    grid: gridOf({ size: 50 }),
    tiles: { overview: 9, "0": 9, "1": 9, "2": 9, "3": 9, "4": 9, "5": 9 },
  }),
  ...{ id: "crypte", parentId: undefined, pending: false },
};
const onGrid = vi.fn();

beforeEach(() => {
  onGrid.mockReset();
  vi.mocked(readSceneTile)
    .mockReset()
    .mockImplementation(async ({ name }) => ({ type: "image/webp", image: `piece-${name}` }) as never);
  // The scene's 1200 × 1000 pixels on 600 × 500 of the screen; a lens is as large.
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue({
    ...{ left: 10, top: 20, width: 600, height: 500 },
  } as DOMRect);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const open = () => {
  const onCancel = vi.fn();
  render(<CornerAlignment campaignId="brumes" scene={scene} onGrid={onGrid} onCancel={onCancel} />, {
    wrapper: MantineTestRoot,
  });
  return onCancel;
};
const area = (name: string) => screen.getByRole("button", { name });
const press = (name: string, x: number, y: number) =>
  fireEvent.click(area(name), { clientX: 10 + x, clientY: 20 + y, detail: 1 });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const taken = () => {
  fireEvent.click(screen.getByRole("button", { name: "Prendre cette grille" }));
  return onGrid.mock.calls[0]?.[0];
};

it("begins with the grid as it is", () => {
  open();
  expect(taken()).toEqual({ kind: "square", size: 50, offsetX: 0, offsetY: 0 });
});

it("takes two corners that are pressed one after the other, and the squares between them", () => {
  open();
  press("Placer : premier coin", 25, 30);
  press("Placer : second coin", 375, 380);
  type("Cases en largeur", "10");
  type("Cases en hauteur", "10");
  expect(taken()).toEqual({ kind: "square", size: 70, offsetX: 50, offsetY: 60 });
});

it("is set to the pixel in a lens, by a press, the arrows or numbers", () => {
  open();
  press("Placer : premier coin", 25, 30);
  // 80 pixels of the scene lie on 600 of the screen.
  press("Loupe : premier coin. Les flèches le déplacent.", 300 + 15, 250 - 12.5);
  expect(screen.getByLabelText("Premier coin, depuis la gauche (pixels)")).toHaveProperty("value", "52");
  expect(screen.getByLabelText("Premier coin, depuis le haut (pixels)")).toHaveProperty("value", "58");
  const lens = area("Loupe : premier coin. Les flèches le déplacent.");
  fireEvent.keyDown(lens, { key: "ArrowRight" });
  fireEvent.keyDown(lens, { key: "ArrowUp", shiftKey: true });
  fireEvent.keyDown(lens, { key: "Tab" });
  // As a key presses a button: without a place.
  fireEvent.click(lens, { detail: 0 });
  type("Second coin, depuis la gauche (pixels)", "353");
  type("Second coin, depuis le haut (pixels)", "348");
  type("Cases en largeur", "5");
  type("Cases en hauteur", "5");
  expect(taken()).toEqual({ kind: "square", size: 60, offsetX: 53, offsetY: 48 });
});

it("says why there is no grid, and gives none", () => {
  const onCancel = open();
  type("Cases en largeur", "40");
  type("Cases en hauteur", "40");
  expect(screen.getByRole("alert").textContent).toBe("Une case aurait 5 pixels : il en faut de 16 à 512.");
  expect(screen.getByRole("button", { name: "Prendre cette grille" })).toHaveProperty("disabled", true);
  fireEvent.click(screen.getByText("Renoncer"));
  expect(onCancel).toHaveBeenCalledOnce();
  expect(onGrid).not.toHaveBeenCalled();
});

it("shows the overview, and over it the pieces that the corners lie on, each read once", async () => {
  open();
  const addresses = () =>
    [...new Set([...document.querySelectorAll("image")].map((image) => image.getAttribute("href")))].sort();
  await vi.waitFor(() =>
    expect(addresses()).toEqual(["data:image/webp;base64,piece-0", "data:image/webp;base64,piece-overview"]),
  );
  type("Second coin, depuis la gauche (pixels)", "1100");
  type("Second coin, depuis le haut (pixels)", "900");
  await vi.waitFor(() => expect(addresses()).toContain("data:image/webp;base64,piece-5"));
  const names = vi.mocked(readSceneTile).mock.calls.map(([{ name }]) => name);
  expect(new Set(names).size).toBe(names.length);
  const place = (name: string) => {
    const image = document.querySelector(`image[href$="-${name}"]`);
    return ["x", "y", "width", "height"].map((field) => image?.getAttribute(field));
  };
  expect(place("overview")).toEqual(["0", "0", "1200", "1000"]);
  expect(place("5")).toEqual(["1024", "512", "176", "488"]);
});

it("asks again for a piece that could not be read", async () => {
  vi.mocked(readSceneTile).mockRejectedValueOnce(new Error("offline"));
  open();
  await vi.waitFor(() => expect(readSceneTile).toHaveBeenCalledTimes(2));
  type("Second coin, depuis la gauche (pixels)", "1100");
  await vi.waitFor(() =>
    expect(vi.mocked(readSceneTile).mock.calls.filter(([{ name }]) => name === "overview")).toHaveLength(2),
  );
});
