import { describe, expect, it } from "vitest";
import { checkPicture } from "./checkPicture";

const FRAME = [0x21, 0xf9, 0x04, 0, 0, 0, 0, 0];
const gif = (frames: number) =>
  new Blob([new Uint8Array([...new TextEncoder().encode("GIF89a"), ...Array(frames).fill(FRAME).flat()])]);

describe("a picture for a scene", () => {
  it.each([
    ["an empty file", new Blob([]), "Ce fichier est vide."],
    ["an SVG", new Blob(['<?xml version="1.0"?><svg/>']), "SVG"],
    ["an SVG without a prologue", new Blob(["\n <svg xmlns='x'/>"]), "SVG"],
    ["a HEIC", new Blob(["\0\0\0\x18ftypheic\0\0\0\0"]), "HEIC"],
    ["an animated GIF", gif(2), "GIF animé"],
  ])("is not %s, whatever its name", async (_name, file, sentence) => {
    expect(await checkPicture(file)).toContain(sentence);
  });

  it.each([
    ["a GIF that stands still", gif(1)],
    ["a PNG", new Blob(["\x89PNG\r\n\x1a\n"])],
    ["an AVIF", new Blob(["\0\0\0\x18ftypavif\0\0\0\0"])],
  ])("may be %s", async (_name, file) => {
    expect(await checkPicture(file)).toBeUndefined();
  });
});
