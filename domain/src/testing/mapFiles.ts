import { type PictureSize, pngOf } from "./pictures";

/* Files of map makers (Universal VTT), as Dungeondraft writes them. */

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

export function base64Of(bytes: readonly number[]): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const [one = 0, two = 0, three = 0] = bytes.slice(at, at + 3);
    const value = one * 65_536 + two * 256 + three;
    const letters = [value >> 18, (value >> 12) & 63, (value >> 6) & 63, value & 63].map((index) =>
      LETTERS.charAt(index),
    );
    text += letters
      .slice(0, Math.min(4, bytes.length - at + 1))
      .join("")
      .padEnd(4, "=");
  }
  return text;
}

export interface FilePoint {
  readonly x: number;
  readonly y: number;
}

/** Of numbers: x and y in turn. */
export const filePoints = (...numbers: readonly number[]): FilePoint[] =>
  numbers.flatMap((x, at) => (at % 2 === 0 ? [{ x, y: numbers[at + 1] ?? 0 }] : []));

/** The header of a picture alone, in base64. */
export const filePicture = (size: PictureSize): string => base64Of(pngOf(size));

/** A map of 20 × 15 squares of 70 pixels with a wall, an object, a door that is shut and a light. */
export const mapContent = (change: Readonly<Record<string, unknown>> = {}) => ({
  format: 0.3,
  resolution: { map_origin: { x: 0, y: 0 }, map_size: { x: 20, y: 15 }, pixels_per_grid: 70 },
  line_of_sight: [filePoints(2, 2, 8, 2, 8, 6.5)],
  objects_line_of_sight: [filePoints(10, 10, 11, 10, 11, 11, 10, 10)],
  portals: [
    {
      position: { x: 8, y: 7 },
      bounds: filePoints(8, 6.5, 8, 7.5),
      rotation: 1.570796,
      closed: true,
      freestanding: false,
    },
  ],
  environment: { baked_lighting: false, ambient_light: "ffffffff" },
  lights: [{ position: { x: 5, y: 5 }, range: 4, intensity: 1, color: "ffeccd8b", shadows: true }],
  image: filePicture({ width: 1400, height: 1050 }),
  ...change,
});

export const mapText = (change: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify(mapContent(change));

/** What a file says of its size. */
export const resolution = (
  squares: readonly [number, number],
  pixels: number,
  origin: readonly [number, number] = [0, 0],
) => ({
  map_origin: { x: origin[0], y: origin[1] },
  map_size: { x: squares[0], y: squares[1] },
  pixels_per_grid: pixels,
});
