import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import decodeQR from "qr/decode.js";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MantineTestRoot } from "../testing/MantineTestRoot";
import QrDialog from "./QrDialog";

const ADDRESS = "https://des-et-heros.fr/join?token=3f0c9d1e5b7a4c2d8e6f&system=dnd5e";
const SCALE = 4;
const writeText = vi.fn(async (_text: string) => undefined);

beforeEach(() => {
  writeText.mockClear();
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
  render(<QrDialog title="Lien d'invitation" address={ADDRESS} onClose={() => {}} />, {
    wrapper: MantineTestRoot,
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The drawing as a camera has it: its ground, and the squares of its path. */
function photographed(drawing: Element) {
  const side = Number(drawing.getAttribute("viewBox")?.split(" ")[2]);
  const [ground, squares] = [drawing.querySelector("rect"), drawing.querySelector("path")];
  expect([ground?.getAttribute("fill"), ground?.getAttribute("width")]).toEqual(["#fff", String(side)]);
  expect(squares?.getAttribute("fill")).toBe("#000");
  const width = side * SCALE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of squares?.getAttribute("d")?.matchAll(/M(\d+) (\d+)h1v1h-1z/g) ?? [])
    for (let at = 0; at < SCALE * SCALE; at += 1) {
      const row = Number(y) * SCALE + Math.floor(at / SCALE);
      const from = (row * width + Number(x) * SCALE + (at % SCALE)) * 4;
      data.fill(0, from, from + 3);
    }
  return { width, height: width, data };
}

it("a camera reads the address, black on white whatever the scheme", () => {
  const drawing = screen.getByRole("img", { name: `QR code de ${ADDRESS}` });
  expect(decodeQR(photographed(drawing))).toBe(ADDRESS);
});

it("says the address, and copies it", async () => {
  expect(screen.getByText(ADDRESS)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Copier" }));
  expect(await screen.findByRole("button", { name: "Lien copié dans le presse-papiers." })).toBeTruthy();
  expect(writeText.mock.calls).toEqual([[ADDRESS]]);
});
