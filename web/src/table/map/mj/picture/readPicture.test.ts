import { base64Of, mapText, resolution } from "domain/testing/mapFiles";
import { pngOf } from "domain/testing/pictures";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readPicture } from "./readPicture";

const SIZE = { width: 1400, height: 1050 };
const png = (size = SIZE) => Uint8Array.from(pngOf(size));
/** What the browser was asked to decode, and the sizes that it was asked for. */
const decoded: { picture: unknown; size: unknown }[] = [];

beforeEach(() => {
  decoded.length = 0;
  vi.stubGlobal("createImageBitmap", async (picture: unknown, options?: Record<string, unknown>) => {
    decoded.push({ picture, size: options && [options.resizeWidth, options.resizeHeight] });
    const { resizeWidth = SIZE.width, resizeHeight = SIZE.height } = options ?? {};
    return { width: resizeWidth, height: resizeHeight, close() {} };
  });
});
afterEach(() => vi.unstubAllGlobals());

const failure = async (content: BlobPart, name: string) => {
  const reading = readPicture(new File([content], name));
  return reading.then(
    () => "",
    (error: Error) => error.message,
  );
};

describe("a file for a scene", () => {
  it.each(["crypte.dd2vtt", "crypte.json", "crypte"])(
    "is a map by what is in it, not by its name (%s)",
    async (name) => {
      const { facts } = await readPicture(new File([mapText()], name));
      expect(facts).toMatchObject({ size: SIZE, map: { grid: { size: 70 }, lightsLeftOut: 0 } });
      expect(facts.map?.walls).toMatchObject({ clear: true, doors: [{ id: "d1", state: "closed" }] });
      expect(facts.map?.walls.walls).toHaveLength(2);
      const { picture } = decoded[0] ?? {};
      expect(picture).toBeInstanceOf(Blob);
      expect((picture as Blob).type).toBe("image/png");
      expect([...new Uint8Array(await (picture as Blob).arrayBuffer())]).toEqual(pngOf(SIZE));
    },
  );

  it("is decoded at the size that its map has on a scene", async () => {
    const text = mapText({ resolution: resolution([20, 20], 70) });
    const { facts } = await readPicture(new File([text], "crypte.uvtt"));
    expect(facts.size).toEqual({ width: 1400, height: 1400 });
    expect(decoded[1]?.size).toEqual([1400, 1400]);
  });

  it("is a picture where its bytes are, whatever its name", async () => {
    for (const name of ["crypte.png", "crypte.uvtt"]) {
      const file = new File([png()], name);
      const { facts } = await readPicture(file);
      expect(facts).toEqual({ id: expect.any(String), size: SIZE, map: undefined });
      expect(decoded.at(-1)?.picture).toBe(file);
    }
  });

  it("has an id of all its bytes: a map is another one than its picture", async () => {
    const idOf = async (content: BlobPart) => (await readPicture(new File([content], "x"))).facts.id;
    const ids = await Promise.all([
      idOf(png()),
      idOf(png()),
      idOf(mapText()),
      idOf(mapText({ format: 0.2 })),
    ]);
    expect(ids[0]).toBe(ids[1]);
    expect(new Set(ids).size).toBe(3);
  });

  it("says in a sentence what is wrong with it", async () => {
    expect(await failure("PK\u0003\u0004", "crypte.uvtt")).toContain("une archive ZIP");
    expect(await failure("Bonjour", "crypte.dd2vtt")).toContain("n'est pas une carte Universal VTT");
    expect(await failure("", "crypte.df2vtt")).toBe("Ce fichier est vide.");
    expect(await failure('{"name":"Lorien"}', "lorien.json")).toContain(
      "ses mesures (« resolution ») manquent",
    );
    expect(await failure("<svg xmlns='x'/>", "carte.png")).toContain("SVG");
    expect(await failure(png({ width: 60_000, height: 50_000 }), "carte.png")).toBe(
      "Cette image est trop grande (60\u202f000 × 50\u202f000 pixels) : réduis-la.",
    );
    expect(await failure(new Uint8Array([0x1f, 0x8b, 8, 0]), "crypte.uvtt")).toContain("compressé (gzip)");
    expect(decoded).toEqual([]);
    vi.stubGlobal("createImageBitmap", async () => Promise.reject(new DOMException("no image")));
    for (const content of [png(), mapText({ image: base64Of(pngOf(SIZE)) })])
      expect(await failure(content, "x")).toBe("Ce fichier ne peut pas être lu comme une image.");
  });

  it("says so where a map cannot be read at all", async () => {
    const file = new File([mapText()], "crypte.uvtt");
    file.text = () => Promise.reject(new DOMException("gone", "NotReadableError"));
    await expect(readPicture(file)).rejects.toThrow(
      "Cette carte ne peut pas être lue : exporte-la de nouveau.",
    );
  });

  it("is refused by a phone that could not decode it, before it is decoded", async () => {
    vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 (Linux; Android 15) Mobile" });
    const large = { width: 12_000, height: 9000 };
    const map = mapText({ resolution: resolution([120, 90], 100), image: base64Of(pngOf(large)) });
    for (const content of [png(large), map])
      expect(await failure(content, "x")).toContain("trop grande pour cet appareil");
    expect(decoded).toEqual([]);
  });
});
