import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  animated,
  extended,
  jpegFrame,
  jpegOf,
  jpegWith,
  lossless,
  lossy,
  type PictureSize,
  pngOf,
  webpChunk,
  webpOf,
  webpWith,
} from "../../testing/pictures";
import { fitsInto, pictureHeader } from "./pictureHeader";

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const headerOf = (bytes: readonly number[]) => pictureHeader(Uint8Array.from(bytes));
const [SMALL, HUGE] = [
  { width: 320, height: 200 },
  { width: 16_000, height: 16_000 },
];

/** Each kind of file, with the size that it says. */
const KINDS: Readonly<Record<string, (size: PictureSize) => number[]>> = {
  "a PNG": pngOf,
  "a JPEG": jpegOf,
  "a progressive JPEG": (size) => jpegWith(jpegFrame(size, 0xc2)),
  "a JPEG whose markers are filled up": (size) => jpegWith([0xff, 0xff, ...jpegFrame(size)]),
  "a lossy WebP": webpOf,
  "a lossless WebP": (size) => webpWith(lossless(size)),
  "an extended WebP": (size) =>
    webpWith([...extended(size), ...webpChunk("ICCP", [1, 2, 3]), ...lossless(size)]),
  "an animated WebP": (size) =>
    webpWith([
      ...extended(size),
      ...webpChunk("ANIM", [0, 0, 0, 0, 0, 0]),
      ...animated(size, lossy(size)),
      ...animated({ width: 1, height: 1 }, lossless({ width: 1, height: 1 })),
    ]),
};
const TYPES = (name: string) =>
  name.includes("PNG") ? "image/png" : name.includes("JPEG") ? "image/jpeg" : "image/webp";

describe("a picture's header", () => {
  it.each(Object.entries(KINDS))("says how large %s is", (name, file) => {
    const sizes = fc.record({
      width: fc.integer({ min: 1, max: 16_383 }),
      height: fc.integer({ min: 1, max: 16_383 }),
    });
    fc.assert(
      fc.property(sizes, (size) => {
        expect(headerOf(file(size))).toEqual({ type: TYPES(name), ...size });
      }),
    );
  });

  it.each(Object.entries(KINDS))("is none where %s is cut off within it", (name, file) => {
    const whole = file(SMALL);
    for (let length = 0; length < whole.length; length += 1) {
      expect(headerOf(whole.slice(0, length)), `${name}, ${length} bytes`).toBeUndefined();
    }
  });

  it.each(Object.entries(KINDS))("never throws, whatever is written over %s", (_, file) => {
    const whole = file(SMALL);
    const changes = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 6 });
    fc.assert(
      fc.property(changes, (written) => {
        const bytes = [...whole];
        for (const [at, byte] of written) bytes[at] = byte;
        const header = headerOf(bytes);
        expect(header === undefined || (header.width > 0 && header.height > 0)).toBe(true);
      }),
    );
  });

  it("is none of anything else, whatever it claims", () => {
    const texts = [
      "<svg xmlns='http://www.w3.org/2000/svg'>",
      "<!doctype html>",
      "GIF89a",
      "RIFF1234WAVE",
      "",
    ];
    for (const text of texts) expect(headerOf(ascii(text.padEnd(60)))).toBeUndefined();
    expect(pictureHeader(new Uint8Array())).toBeUndefined();
    expect(headerOf([0xff, 0xd8, 0xff, 0xe0])).toBeUndefined();
    expect(
      headerOf([0x89, ...ascii("PNG\r\n"), 0x1a, 0x0a, ...ascii("an IDAT that comes first, without IHDR")]),
    ).toBe(undefined);
  });

  it("is none where it has no pixels", () => {
    expect(headerOf(pngOf({ width: 0, height: 9 }))).toBeUndefined();
    expect(headerOf(jpegOf({ width: 9, height: 0 }))).toBeUndefined();
    expect(headerOf(webpOf({ width: 0, height: 0 }))).toBeUndefined();
    expect(headerOf(jpegWith([]))).toBeUndefined();
    expect(headerOf(webpWith(extended(SMALL)))).toBeUndefined();
    expect(headerOf(webpWith([]))).toBeUndefined();
  });

  it("is none where it contradicts itself", () => {
    const lies = [
      jpegWith([...jpegFrame(SMALL), ...jpegFrame(HUGE)]),
      webpWith([...lossy(SMALL), ...lossy(HUGE)]),
      webpWith([...extended(SMALL), ...lossy(HUGE)]),
      webpWith([...extended(SMALL), ...animated(HUGE, lossy(HUGE))]),
      webpWith([...extended(SMALL), ...animated(SMALL, lossless(HUGE))]),
      webpWith([...extended(SMALL), ...animated(SMALL, lossless(SMALL), { left: 2, top: 0 })]),
      webpWith([...extended(SMALL), ...animated(SMALL, [])]),
      webpWith([...extended(SMALL), ...webpChunk("VP8L", [0, 0, 0, 0, 0])]),
      webpWith(webpChunk("VP8 ", [0x11, 0, 0, 0x9d, 0x01, 0x2a, 9, 0, 9, 0])),
      webpWith(webpChunk("XMP ", [1, 2])),
    ];
    for (const lie of lies) expect(headerOf(lie)).toBeUndefined();
  });

  it("fits into a square by its longer side", () => {
    expect(fitsInto({ type: "image/png", width: 512, height: 512 }, 512)).toBe(true);
    expect(fitsInto({ type: "image/png", width: 513, height: 1 }, 512)).toBe(false);
    expect(fitsInto({ type: "image/png", width: 1, height: 513 }, 512)).toBe(false);
  });
});
