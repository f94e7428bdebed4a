import { deflateSync } from "node:zlib";
import type { Locator, Page } from "./test";

function crcOf(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crcOf(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** A PNG of noise, so that its tiles weigh something. */
export function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let at = 0; at < rows.length; at += 1) rows[at] = at % (width * 3 + 1) === 0 ? 0 : (at >> 6) % 251;
  const parts = [chunk("IHDR", header), chunk("IDAT", deflateSync(rows)), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ...parts]);
}

const point = (x: number, y: number) => ({ x, y });

/**
 * A map of 16 × 10 squares of 64 pixels as Dungeondraft writes it (.dd2vtt): a wall between its halves with a door that
 * is shut, on the left of I5, and a light.
 */
export const partedMap = (): string =>
  JSON.stringify({
    format: 0.3,
    resolution: { map_origin: point(0, 0), map_size: point(16, 10), pixels_per_grid: 64 },
    line_of_sight: [
      [point(8, 0), point(8, 4)],
      [point(8, 5), point(8, 10)],
    ],
    objects_line_of_sight: [],
    portals: [
      {
        position: point(8, 4.5),
        bounds: [point(8, 4), point(8, 5)],
        rotation: Math.PI / 2,
        closed: true,
        freestanding: false,
      },
    ],
    environment: { baked_lighting: true, ambient_light: "ffffffff" },
    lights: [{ position: point(4, 4), range: 4, intensity: 1, color: "ffeccd8b", shadows: true }],
    image: png(1024, 640).toString("base64"),
  });

/** Drops a file on the page, as from the device's own folders. */
export async function dropFile(page: Page, on: Locator, name: string, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([title, content]) => {
      const data = new DataTransfer();
      data.items.add(new File([content], title));
      return data;
    },
    [name, text] as const,
  );
  for (const type of ["dragenter", "dragover", "drop"]) await on.dispatchEvent(type, { dataTransfer });
}
