/*
 * What the header of a picture says of it: a few kilobytes can say that they are gigabytes of pixels, which every browser
 * that shows them then keeps in memory. What is cut off within the header, or contradicts itself, is no picture.
 */

export const PICTURE_TYPES = ["image/webp", "image/jpeg", "image/png"] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

interface PictureHeader {
  readonly type: PictureType;
  /** Of the whole canvas, in pixels; of an animation too, whose frames lie within it. */
  readonly width: number;
  readonly height: number;
}

type Size = Pick<PictureHeader, "width" | "height">;

const textAt = (data: DataView, offset: number, length: number): string =>
  Array.from({ length }, (_, index) => String.fromCharCode(data.getUint8(offset + index))).join("");

const PNG_SIGNATURE = "\x89PNG\r\n\x1a\n";

/** Its first chunk is IHDR, of 13 bytes. */
function pngSize(data: DataView): Size | undefined {
  if (data.getUint32(8) !== 13 || textAt(data, 12, 4) !== "IHDR" || data.byteLength < 33) return undefined;
  return { width: data.getUint32(16), height: data.getUint32(20) };
}

/** Of the markers of frames (C0 to CF), those that are none: tables and extensions. */
const NO_FRAMES: readonly number[] = [0xc4, 0xc8, 0xcc];
const START_OF_SCAN = 0xda;

/** The one frame that is named before the first scan; a second one is a lie that decoders differ on. */
function jpegSize(data: DataView): Size | undefined {
  let size: Size | undefined;
  for (let offset = 2; ; ) {
    if (data.getUint8(offset) !== 0xff) return undefined;
    const marker = data.getUint8(offset + 1);
    offset += 1;
    // A marker may be filled up with 0xff before it.
    if (marker === 0xff) continue;
    const length = data.getUint16(offset + 1);
    if (length < 2 || offset + 1 + length > data.byteLength) return undefined;
    if (marker === START_OF_SCAN) return size;
    if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.includes(marker)) {
      if (size !== undefined) return undefined;
      size = { height: data.getUint16(offset + 4), width: data.getUint16(offset + 6) };
    }
    offset += 1 + length;
  }
}

const uint24 = (data: DataView, offset: number) =>
  data.getUint16(offset, true) + data.getUint8(offset + 2) * 65_536;

/** Of a lossy image's first frame, and of a lossless image. */
const IMAGES: Readonly<Record<string, (data: DataView, at: number) => Size | undefined>> = {
  "VP8 ": (data, at) => {
    const isKeyFrame = (data.getUint8(at) & 1) === 0 && textAt(data, at + 3, 3) === "\x9d\x01\x2a";
    const [width, height] = [data.getUint16(at + 6, true), data.getUint16(at + 8, true)];
    return isKeyFrame ? { width: width & 0x3fff, height: height & 0x3fff } : undefined;
  },
  VP8L: (data, at) => {
    const bits = data.getUint32(at + 1, true);
    if (data.getUint8(at) !== 0x2f) return undefined;
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  },
};

interface Chunk {
  readonly name: string;
  /** Of its contents. */
  readonly start: number;
  readonly end: number;
}

/** Undefined where one goes on beyond the end. */
function chunksBetween(data: DataView, start: number, end: number): Chunk[] | undefined {
  const chunks: Chunk[] = [];
  for (let offset = start; offset < end; ) {
    const [first, length] = [offset + 8, data.getUint32(offset + 4, true)];
    if (first + length > end) return undefined;
    chunks.push({ name: textAt(data, offset, 4), start: first, end: first + length });
    offset = first + length + (length % 2);
  }
  return chunks;
}

/** The sizes of the images in chunks; undefined where one cannot be read. */
function imageSizes(data: DataView, chunks: readonly Chunk[]): Size[] | undefined {
  const sizes = chunks.flatMap(({ name, start }) => {
    const read = Object.hasOwn(IMAGES, name) ? IMAGES[name] : undefined;
    return read === undefined ? [] : [read(data, start)];
  });
  return sizes.every((size) => size !== undefined) ? sizes : undefined;
}

/** A frame of an animation has its place and size in 16 bytes, then chunks of its own. */
function framesOf(data: DataView, { start, end }: Chunk): Size[] | undefined {
  const inner = chunksBetween(data, start + 16, end);
  const sizes = inner && imageSizes(data, inner);
  if (sizes === undefined || sizes.length !== 1) return undefined;
  const [left, top] = [2 * uint24(data, start), 2 * uint24(data, start + 3)];
  const [width, height] = [uint24(data, start + 6) + 1, uint24(data, start + 9) + 1];
  const isAsSaid = sizes.every((size) => size.width === width && size.height === height);
  return isAsSaid ? [{ width: left + width, height: top + height }] : undefined;
}

/** Simple (one image), or extended: a canvas, and images or frames that lie within it. */
function webpSize(data: DataView): Size | undefined {
  const end = 8 + data.getUint32(4, true);
  if (end > data.byteLength) return undefined;
  const chunks = chunksBetween(data, 12, end);
  const first = chunks?.[0];
  if (chunks === undefined || first === undefined) return undefined;
  const still = imageSizes(data, chunks);
  if (first.name !== "VP8X") return still?.length === 1 ? still[0] : undefined;
  const frames = chunks.filter(({ name }) => name === "ANMF").map((chunk) => framesOf(data, chunk));
  const canvas = { width: uint24(data, first.start + 4) + 1, height: uint24(data, first.start + 7) + 1 };
  const images = [still, ...frames].flatMap((sizes) => sizes ?? [undefined]);
  const fit = images.every(
    (size) => size !== undefined && size.width <= canvas.width && size.height <= canvas.height,
  );
  return fit && images.length > 0 ? canvas : undefined;
}

const READERS: readonly [
  PictureType,
  starts: (data: DataView) => boolean,
  (data: DataView) => Size | undefined,
][] = [
  ["image/webp", (data) => textAt(data, 0, 4) === "RIFF" && textAt(data, 8, 4) === "WEBP", webpSize],
  ["image/jpeg", (data) => textAt(data, 0, 3) === "\xff\xd8\xff", jpegSize],
  ["image/png", (data) => textAt(data, 0, 8) === PNG_SIGNATURE, pngSize],
];

/** The type and size of a picture by its bytes, whatever it claims to be; undefined for anything else. */
export function pictureHeader(bytes: Uint8Array): PictureHeader | undefined {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    for (const [type, starts, sizeOf] of READERS) {
      if (!starts(data)) continue;
      const size = sizeOf(data);
      return size && size.width > 0 && size.height > 0 ? { type, ...size } : undefined;
    }
  } catch (error) {
    // It ends within what should be there.
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
}

/** Whether no side has more pixels than `side`. */
export const fitsInto = ({ width, height }: PictureHeader, side: number): boolean =>
  width <= side && height <= side;
