/* The headers of pictures of any size, as files have them, with nothing behind them but what makes them longer. */

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const big = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, index) => Math.floor(value / 256 ** (bytes - 1 - index)) % 256);
const little = (value: number, bytes: number) => big(value, bytes).reverse();

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Bytes for each character of `mark`, by which a picture is recognised, and zeros up to `length`. */
function filled(
  head: readonly number[],
  { mark = "", length = 0 }: { mark?: string; length?: number },
): number[] {
  const bytes = [...head, ...ascii(mark)];
  return [...bytes, ...Array.from({ length: Math.max(0, length - bytes.length) }, () => 0)];
}

export const pngOf = ({ width, height }: PictureSize): number[] => [
  ...[0x89, ...ascii("PNG\r\n"), 0x1a, 0x0a],
  ...[...big(13, 4), ...ascii("IHDR"), ...big(width, 4), ...big(height, 4), 8, 6, 0, 0, 0],
  ...[0, 0, 0, 0],
];

/** A segment of a JPEG: its marker, its length and what is in it. */
const segment = (marker: number, content: readonly number[]) => [
  0xff,
  marker,
  ...big(content.length + 2, 2),
  ...content,
];

/** A frame of one component (`marker`: 0xc0 baseline, 0xc2 progressive). */
export const jpegFrame = ({ width, height }: PictureSize, marker = 0xc0) =>
  segment(marker, [8, ...big(height, 2), ...big(width, 2), 1, 1, 0x11, 0]);

/** With `before` between its beginning and its scan. */
export const jpegWith = (before: readonly number[], fill = {}): number[] =>
  filled([0xff, 0xd8, ...before, ...segment(0xda, [1, 1, 0, 0, 63, 0])], fill);

export const jpegOf = (size: PictureSize, fill = {}): number[] =>
  jpegWith([...segment(0xe0, ascii("JFIF\0")), ...segment(0xc4, [0]), ...jpegFrame(size)], fill);

export const webpChunk = (name: string, content: readonly number[]) => [
  ...ascii(name),
  ...little(content.length, 4),
  ...content,
  ...(content.length % 2 === 1 ? [0] : []),
];

export const webpWith = (chunks: readonly number[]): number[] => [
  ...ascii("RIFF"),
  ...little(chunks.length + 4, 4),
  ...ascii("WEBP"),
  ...chunks,
];

export const lossy = ({ width, height }: PictureSize, fill = {}) =>
  webpChunk("VP8 ", filled([0x10, 0, 0, 0x9d, 0x01, 0x2a, ...little(width, 2), ...little(height, 2)], fill));

export const lossless = ({ width, height }: PictureSize) =>
  webpChunk("VP8L", [0x2f, ...little(width - 1 + (height - 1) * 2 ** 14, 4)]);

export const extended = ({ width, height }: PictureSize) =>
  webpChunk("VP8X", [0, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)]);

/** A frame of an animation at `left`, `top` (even numbers), with its own chunks. */
export const animated = (
  { width, height }: PictureSize,
  chunks: readonly number[],
  { left, top } = { left: 0, top: 0 },
) =>
  webpChunk("ANMF", [
    ...[...little(left / 2, 3), ...little(top / 2, 3)],
    ...[...little(width - 1, 3), ...little(height - 1, 3)],
    ...[100, 0, 0, 0],
    ...chunks,
  ]);

export const webpOf = (size: PictureSize, fill = {}): number[] => webpWith(lossy(size, fill));
