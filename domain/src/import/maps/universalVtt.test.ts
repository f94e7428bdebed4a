import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gridSchema, sceneSizeSchema } from "../../documents/sceneSchema";
import { wallChangeSchema } from "../../documents/wallSchema";
import { base64Of, filePicture, filePoints, mapContent, mapText, resolution } from "../../testing/mapFiles";
import { jpegOf, pngOf, webpOf } from "../../testing/pictures";
import { wallChangeOf } from "./importedMap";
import { checkMapSize, looksLikeMap } from "./parseMap";
import { readUniversalVtt } from "./universalVtt";

const read = (change: Readonly<Record<string, unknown>> = {}) => readUniversalVtt(mapText(change));
const wallsOf = (change: Readonly<Record<string, unknown>>) => read(change).walls.map(({ points }) => points);
const doorsOf = (...portals: readonly unknown[]) => read({ portals }).doors;
const lightsOf = (...lights: readonly unknown[]) => read({ lights }).lights;
const light = { position: { x: 5, y: 5 }, range: 4, color: "ffeccd8b" };
const portal = {
  position: { x: 8, y: 7 },
  bounds: filePoints(8, 6.5, 8, 7.5),
  rotation: 1.570796,
  closed: true,
};
const without = (field: string) => ({ [field]: undefined });

describe("a map of Universal VTT", () => {
  it("brings picture, size, grid, walls, objects, doors and lights in pixels", () => {
    const { picture, ...map } = read();
    expect(picture).toMatchObject({ type: "image/png", width: 1400, height: 1050 });
    expect([...picture.bytes]).toEqual(pngOf({ width: 1400, height: 1050 }));
    expect(map).toEqual({
      width: 1400,
      height: 1050,
      grid: { kind: "square", size: 70, offsetX: 0, offsetY: 0 },
      walls: [
        { kind: "wall", points: [140, 140, 560, 140, 560, 455] },
        { kind: "object", points: [700, 700, 770, 700, 770, 770, 700, 700] },
      ],
      doors: [{ state: "closed", points: [560, 455, 560, 525] }],
      lights: [{ x: 350, y: 350, range: 280, colour: "#eccd8b" }],
      lightsLeftOut: 0,
    });
  });

  it.each([0.2, 0.3, "0.2", "0.3", undefined])("is read in version %s", (format) => {
    expect(read({ format }).walls).toEqual(read().walls);
  });

  it("has no objects in version 0.2, and may lack every list", () => {
    const lists = ["line_of_sight", "objects_line_of_sight", "portals", "lights", "environment"];
    const bare = Object.assign({}, ...lists.map(without));
    expect(read({ format: 0.2, ...without("objects_line_of_sight") }).walls).toHaveLength(1);
    expect(read(bare)).toMatchObject({ walls: [], doors: [], lights: [] });
    expect(
      read({ line_of_sight: {}, portals: 7, lights: "x", objects_line_of_sight: [null, [], {}] }),
    ).toMatchObject({
      ...{ walls: [], doors: [], lights: [] },
    });
  });

  it("may be a part of a larger map: what lies outside of it is cut at its edge", () => {
    const map = read({
      resolution: resolution([10, 10], 100, [2, 1]),
      image: filePicture({ width: 1000, height: 1000 }),
      line_of_sight: [
        filePoints(0, 4, 20, 4),
        filePoints(5, 0, 5, 1),
        filePoints(2, 1, 12, 1),
        filePoints(0, 0, 1, 9),
      ],
      objects_line_of_sight: [filePoints(11, 5, 13, 5, 13, 7, 11, 7)],
      portals: [
        { ...portal, bounds: filePoints(1, 4, 3, 4) },
        { ...portal, bounds: filePoints(0, 4, 1, 4) },
      ],
      lights: [light, { ...light, position: { x: 1.9, y: 5 } }, { ...light, position: { x: 12, y: 11 } }],
    });
    expect(map.walls).toEqual([
      { kind: "wall", points: [0, 300, 1000, 300] },
      { kind: "wall", points: [0, 0, 1000, 0] },
      { kind: "object", points: [900, 400, 1000, 400] },
      { kind: "object", points: [1000, 600, 900, 600] },
    ]);
    expect(map.doors).toEqual([{ state: "closed", points: [0, 300, 100, 300] }]);
    expect(map.lights.map(({ x, y }) => [x, y])).toEqual([
      [300, 400],
      [1000, 1000],
    ]);
    expect(map.grid).toEqual({ kind: "square", size: 100, offsetX: 0, offsetY: 0 });
  });

  it("may be cut within a square: its grid begins at the next one", () => {
    const { grid, walls } = read({
      resolution: resolution([20, 15], 70, [2.5, 0.25]),
      line_of_sight: [filePoints(3, 1, 4, 1)],
      ...without("objects_line_of_sight"),
    });
    expect(grid).toEqual({ kind: "square", size: 70, offsetX: 35, offsetY: 52.5 });
    expect(walls).toEqual([{ kind: "wall", points: [35, 52.5, 105, 52.5] }]);
    const nearly = read({ resolution: resolution([20, 15], 70, [2.0000001, -0.0000001]) });
    expect(nearly.grid).toMatchObject({ offsetX: 0, offsetY: 0 });
  });

  it("is smaller where a scene may not be as large, with its grid, walls, doors and lights", () => {
    const map = read({
      resolution: resolution([60, 40], 200, [10, 10]),
      image: filePicture({ width: 12_000, height: 8000 }),
      line_of_sight: [filePoints(10, 10, 70, 50)],
      ...without("objects_line_of_sight"),
      portals: [{ ...portal, bounds: filePoints(20, 30, 21, 30) }],
      lights: [{ ...light, position: { x: 70, y: 50 }, range: 6 }],
    });
    // 9 × 6 tiles; squares of 77 pixels would want 10 × 7.
    expect(map).toMatchObject({ width: 4560, height: 3040, grid: { size: 76 } });
    expect(map.walls).toEqual([{ kind: "wall", points: [0, 0, 4560, 3040] }]);
    expect(map.doors).toEqual([{ state: "closed", points: [760, 1520, 836, 1520] }]);
    expect(map.lights).toEqual([{ x: 4560, y: 3040, range: 456, colour: "#eccd8b" }]);
  });

  it("has its squares from its size where the picture has other pixels than it says", () => {
    expect(read({ image: filePicture({ width: 2800, height: 2100 }) })).toMatchObject({
      ...{ width: 2800, height: 2100, grid: { size: 140 } },
      walls: [{ points: [280, 280, 1120, 280, 1120, 910] }, {}],
    });
  });

  it("stretches a picture whose squares are none, and keeps one that is a pixel off as it is", () => {
    expect(read({ image: filePicture({ width: 1400, height: 1400 }) })).toMatchObject({
      ...{ width: 1400, height: 1050, grid: { size: 70 } },
    });
    expect(read({ image: filePicture({ width: 1401, height: 1049 }) })).toMatchObject({
      ...{ width: 1401, height: 1049, grid: { size: 70 } },
    });
  });

  it("is larger where its squares are too small for a scene, smaller where they are too large", () => {
    const tiny = read({ image: filePicture({ width: 100, height: 75 }) });
    expect(tiny).toMatchObject({ width: 360, height: 270, grid: { size: 18 } });
    const few = { resolution: resolution([2, 2], 1000), image: filePicture({ width: 2000, height: 2000 }) };
    expect(read(few)).toMatchObject({ width: 1024, height: 1024, grid: { size: 512 } });
  });

  it.each([
    ["a PNG", pngOf, "image/png"],
    ["a JPEG", jpegOf, "image/jpeg"],
    ["a WebP", webpOf, "image/webp"],
  ])("has %s as its picture, with the prefix of an address or line breaks in it too", (_name, file, type) => {
    const image = base64Of(file({ width: 1400, height: 1050 }));
    const texts = [
      ...[image, `data:image/png;base64,${image}`, ` \nDATA:image/webp;base64,${image}`],
      ...[image.replace(/(.{16})/g, "$1\r\n"), image.replaceAll("+", "-").replaceAll("/", "_")],
    ];
    for (const text of texts)
      expect(read({ image: text }).picture).toMatchObject({ type, width: 1400, height: 1050 });
  });

  it("may write its numbers as texts, and begin with a mark of its encoding", () => {
    const size = { map_origin: { x: "0", y: "0" }, map_size: { x: "20", y: "15" }, pixels_per_grid: "70" };
    const text = mapText({
      resolution: size,
      line_of_sight: [
        [
          { x: "1", y: "2.5" },
          { x: 3, y: "2.5" },
        ],
      ],
    });
    for (const start of ["\uFEFF", "\uFEFF\r\n", "\n\uFEFF "])
      expect(readUniversalVtt(`${start}${text}`).walls[0]?.points).toEqual([70, 175, 210, 175]);
  });

  it("may lie left of the whole map's beginning, or within a square of it", () => {
    const map = read({
      resolution: resolution([20, 15], 70, [-2.25, -1]),
      line_of_sight: [filePoints(-2.25, -1, 0, 0, 17.75, 14)],
      ...without("objects_line_of_sight"),
      portals: [{ ...portal, bounds: filePoints(-1.25, 0, -0.25, 0) }],
      lights: [{ ...light, position: { x: -2.25, y: 14 } }],
    });
    expect(map.walls).toEqual([{ kind: "wall", points: [0, 0, 157.5, 70, 1400, 1050] }]);
    expect(map.doors).toEqual([{ state: "closed", points: [70, 70, 140, 70] }]);
    expect(map.lights).toMatchObject([{ x: 0, y: 1050 }]);
    expect(map.grid).toEqual({ kind: "square", size: 70, offsetX: 17.5, offsetY: 0 });
  });

  it("may have numbers that are none, which break the line that they are in", () => {
    const text = mapText({ line_of_sight: [filePoints(1, 1, 2, 1, 111, 1, 3, 1, 4, 1, 222, 1, 333, 1)] });
    const broken = text.replace("111", "NaN").replace("222", "-inf").replace("333", " -nan(ind) ");
    expect(readUniversalVtt(broken).walls).toMatchObject([
      { points: [70, 70, 140, 70] },
      { points: [210, 70, 280, 70] },
      { kind: "object" },
    ]);
  });

  it("may write small numbers with an exponent, in texts too", () => {
    const line = [
      { x: "7E-1", y: "1.5e+00" },
      { x: "0.2E1", y: "1.5" },
      { x: 0.3e1, y: 1.5 },
    ];
    expect(wallsOf({ line_of_sight: [line], ...without("objects_line_of_sight") })).toEqual([
      [49, 105, 140, 105, 210, 105],
    ]);
    for (const x of ["1e999", "e5", "1e", "1e2e3", "--1e1"])
      expect(
        wallsOf({ line_of_sight: [[{ x, y: 1 }, ...filePoints(3, 3)]], ...without("objects_line_of_sight") }),
      ).toEqual([]);
  });
});

describe("walls of a map", () => {
  it("break where a point is none, and are none where they have no length", () => {
    const line = [
      { x: 1, y: 1 },
      { x: 2, y: 1 },
      { x: null, y: 1 },
      { x: 3, y: 1 },
      { x: 4, y: 1 },
      7,
      { y: 2 },
    ];
    const objects = without("objects_line_of_sight");
    expect(wallsOf({ line_of_sight: [line], ...objects })).toEqual([
      [70, 70, 140, 70],
      [210, 70, 280, 70],
    ]);
    const none = [filePoints(1, 1), filePoints(1, 1, 1, 1, 1, 1), [], filePoints(1e300, 1, 1, 1)];
    expect(wallsOf({ line_of_sight: none, ...objects })).toEqual([]);
  });

  it("may be one line without a list of its own, or be written as pairs", () => {
    const objects = without("objects_line_of_sight");
    expect(wallsOf({ line_of_sight: filePoints(1, 1, 2, 1, 2, 2), ...objects })).toEqual([
      [70, 70, 140, 70, 140, 140],
    ]);
    const mixed = [...filePoints(1, 1, 2, 1), filePoints(5, 5, 6, 5), ...filePoints(8, 8, 9, 8)];
    expect(wallsOf({ line_of_sight: mixed, ...objects })).toEqual([
      [70, 70, 140, 70],
      [560, 560, 630, 560],
      [350, 350, 420, 350],
    ]);
    const pairs = [
      [1, 1],
      [2, "1"],
      [2, 2],
    ];
    for (const line_of_sight of [pairs, [pairs]])
      expect(wallsOf({ line_of_sight, ...objects })).toEqual([[70, 70, 140, 70, 140, 140]]);
    expect(wallsOf({ line_of_sight: [[[1, 1, 2, 1], [1], ["x", 1]], 5, "1,1"], ...objects })).toEqual([]);
  });

  it("that are there twice, or lie over each other, come in as they are", () => {
    const line = filePoints(1, 1, 5, 1);
    expect(
      wallsOf({ line_of_sight: [line, line, filePoints(5, 1, 1, 1), filePoints(2, 1, 9, 1)] }).slice(0, 4),
    ).toEqual([
      [70, 70, 350, 70],
      [70, 70, 350, 70],
      [350, 70, 70, 70],
      [140, 70, 630, 70],
    ]);
  });

  it("are refused where they cross so often that the server would refuse them", () => {
    const lines = Array.from({ length: 2900 }, (_, at) => {
      const angle = (2 * Math.PI * at * 0.618) % (2 * Math.PI);
      const [dx, dy] = [7 * Math.cos(angle), 7 * Math.sin(angle)];
      const [x, y] = [10 + (at % 7) / 10, 7.5 + (at % 11) / 20];
      return filePoints(x - dx, y - dy, x + dx, y + dy);
    });
    expect(() => read({ line_of_sight: lines })).toThrow(
      "Ces murs, ou ces salles, se croisent trop souvent. Simplifie-les, ou raccourcis les plus longs.",
    );
  });

  it("close an object's outline that a rounding left open, and no other", () => {
    const outline = filePoints(1, 1, 2, 1, 2, 2, 1, 1.01);
    expect(wallsOf({ line_of_sight: [outline], objects_line_of_sight: [outline] })).toEqual([
      [70, 70, 140, 70, 140, 140, 70, 70.7],
      [70, 70, 140, 70, 140, 140, 70, 70.7, 70, 70],
    ]);
    const open = [filePoints(1, 1, 2, 1, 2, 2, 1, 1.5), filePoints(1, 1, 2, 1, 1, 1)];
    expect(wallsOf({ line_of_sight: [], objects_line_of_sight: open })).toEqual([
      [70, 70, 140, 70, 140, 140, 70, 105],
      [70, 70, 140, 70, 70, 70],
    ]);
  });

  it("keep every point where a scene has room for them, be they on one line", () => {
    const line = filePoints(...Array.from({ length: 100 }, (_, at) => [1 + at / 10, 3]).flat());
    expect(wallsOf({ line_of_sight: [line], ...without("objects_line_of_sight") })[0]).toHaveLength(200);
  });

  it("are joined and straightened within a pixel where there are more than 6000 points", () => {
    const side = 200;
    const pieces = Array.from({ length: 4 * side }, (_, at) => {
      const place = (index: number) => {
        const along = (index % side) / side;
        return [
          [1 + along * 10, 1],
          [11, 1 + along * 10],
          [11 - along * 10, 11],
          [1, 11 - along * 10],
        ][Math.floor(index / side) % 4] as [number, number];
      };
      return Array.from({ length: 9 }, (_, part) => {
        const [[x1, y1], [x2, y2]] = [place(at), place((at + 1) % (4 * side))];
        return { x: x1 + ((x2 - x1) * part) / 8, y: y1 + ((y2 - y1) * part) / 8 };
      });
    });
    const [ring, ...others] = read({ line_of_sight: pieces }).walls;
    expect(others.map(({ kind }) => kind)).toEqual(["object"]);
    expect(ring?.points).toHaveLength(10);
    expect(new Set(ring?.points)).toEqual(new Set([70, 770]));
  });

  it("are refused where they still are too many", () => {
    const zigzag = Array.from({ length: 7000 }, (_, at) => ({ x: (at % 300) / 15, y: at % 2 === 0 ? 1 : 9 }));
    expect(() => read({ line_of_sight: [zigzag] })).toThrow(
      "Cette carte a trop de murs : il en reste 7\u202f004 points une fois simplifiés, une scène en garde 6\u202f000.",
    );
  });

  it("of 100,000 points on a smooth line come in, each within a pixel", () => {
    const circle = Array.from({ length: 100_000 }, (_, at) => {
      const angle = (2 * Math.PI * at) / 100_000;
      return { x: 10 + 5 * Math.cos(angle), y: 7 + 5 * Math.sin(angle) };
    });
    const [wall] = wallsOf({ line_of_sight: [circle] });
    expect(wall?.length).toBeLessThan(1000);
    const pairs = Array.from(
      { length: (wall?.length ?? 0) / 2 },
      (_, at) => wall?.slice(2 * at, 2 * at + 2) ?? [],
    );
    for (const [at, [x = 0, y = 0]] of pairs.entries()) {
      expect(Math.abs(Math.hypot(x - 700, y - 490) - 350)).toBeLessThan(1);
      const [nextX = x, nextY = y] = pairs[at + 1] ?? [];
      expect(Math.abs(Math.hypot((x + nextX) / 2 - 700, (y + nextY) / 2 - 490) - 350)).toBeLessThan(1);
    }
  });
});

describe("doors of a map", () => {
  it("are shut, or stand open where a portal is none that is shut", () => {
    expect(doorsOf(portal, { ...portal, closed: false }, { ...portal, closed: undefined })).toMatchObject([
      { state: "closed" },
      { state: "open" },
      { state: "closed" },
    ]);
  });

  it("without bounds are a square long around their position, along their rotation", () => {
    const bare = { position: { x: 8, y: 7 }, rotation: Math.PI / 2, closed: true };
    const along = [{ state: "closed", points: [560, 455, 560, 525] }];
    for (const bounds of [
      undefined,
      [],
      [{ x: 8, y: 6.5 }],
      [
        { x: 8, y: 7 },
        { x: 8, y: 7 },
      ],
      "x",
    ])
      expect(doorsOf({ ...bare, bounds })).toEqual(along);
    expect(doorsOf({ ...bare, rotation: 0 })[0]?.points).toEqual([525, 490, 595, 490]);
  });

  it("are none without bounds where position or rotation lack as well", () => {
    expect(doorsOf({ closed: true }, { position: { x: 1, y: 1 } }, { rotation: 1 }, null, 7, [])).toEqual([]);
  });

  it("of more than two bounds go from end to end", () => {
    const bounds = filePoints(3, 3, 3.5, 3, 4, 3);
    expect(doorsOf({ ...portal, bounds })[0]?.points).toEqual([210, 210, 280, 210]);
    expect(
      doorsOf({ ...portal, bounds: [...filePoints(3, 3), null, ...filePoints(4, 3)] })[0]?.points,
    ).toEqual([210, 210, 280, 210]);
  });

  it("are refused beyond 300", () => {
    const many = Array.from({ length: 301 }, () => portal);
    expect(doorsOf(...many.slice(1))).toHaveLength(300);
    expect(() => doorsOf(...many)).toThrow("Cette carte a 301 portes : une scène en garde 300 au plus.");
  });
});

describe("lights of a map", () => {
  it.each([
    ["ffeccd8b", "#eccd8b"],
    ["FFECCD8B", "#eccd8b"],
    ["#ffeccd8b", "#eccd8b"],
    ["eccd8b", "#eccd8b"],
    ["#ECCD8B", "#eccd8b"],
    [undefined, "#ffffff"],
    ["", "#ffffff"],
    ["amber", "#ffffff"],
    [16_777_215, "#ffffff"],
  ])("have the colour %s as %s", (color, colour) => {
    expect(lightsOf({ ...light, color })).toEqual([{ x: 350, y: 350, range: 280, colour }]);
  });

  it("are none without a place or a range", () => {
    const ranges = [0, -3, null, "far", 0.001].map((range) => ({ ...light, range }));
    expect(lightsOf(...ranges, { range: 4 }, { ...light, position: { x: 5 } }, null)).toEqual([]);
    expect(lightsOf({ ...light, range: 1e6 })[0]?.range).toBe(24_576);
  });

  it("beyond 200 lose those that reach least, and say how many", () => {
    const lights = Array.from({ length: 203 }, (_, at) => ({
      ...light,
      range: at % 70 === 0 ? 1 : 2 + at / 100,
    }));
    const map = read({ lights });
    expect([map.lights.length, map.lightsLeftOut]).toEqual([200, 3]);
    expect(map.lights.some(({ range }) => range === 70)).toBe(false);
  });
});

describe("a file that is no map", () => {
  const size = (change: Readonly<Record<string, unknown>>) =>
    mapText({ resolution: { ...mapContent().resolution, ...change } });
  const RESOLUTION = "Ce fichier n'est pas une carte Universal VTT : ses mesures (« resolution ») manquent.";
  const MEASURES =
    "Les mesures de cette carte (« map_size », « pixels_per_grid ») ne sont pas des nombres positifs.";
  const ORIGIN = "L'origine de cette carte (« map_origin ») n'est pas faite de deux nombres.";
  const SQUARES = "Cette carte a trop de cases, ou trop peu : aucune scène ne peut avoir sa taille.";
  const PICTURE = "L'image de cette carte n'est pas lisible : il faut un PNG, un JPEG ou un WebP.";
  const NOT_A_MAP = "Ce fichier n'est pas une carte Universal VTT (.uvtt, .dd2vtt ou .df2vtt).";
  const BROKEN = "Cette carte est abîmée ou incomplète : exporte-la de nouveau.";

  it.each([
    ["nothing", "", NOT_A_MAP],
    ["a text", "Bonjour", NOT_A_MAP],
    ["a list", "[1, 2]", NOT_A_MAP],
    ["a picture with another name", "\uFFFDPNG\r\n\u001A\n", NOT_A_MAP],
    ["of lines", "]}{", NOT_A_MAP],
    [
      "compressed",
      "\u001F\uFFFD\u0008\0",
      "Ce fichier est compressé (gzip) : décompresse-le, puis choisis la carte qu'il contient.",
    ],
    [
      "of another encoding",
      '\uFFFD\uFFFD{\0"\0',
      "Cette carte est écrite en UTF-16 : enregistre-la en UTF-8, ou exporte-la de nouveau.",
    ],
    ["a map that is followed by another", mapText() + mapText(), BROKEN],
    ["of numbers that are none at all", mapText().replace('"x":20', '"x":nein'), BROKEN],
    ["of a size that is none", mapText().replace('"x":20', '"x":NaN'), MEASURES],
    [
      "an archive with another name",
      "PK\u0003\u0004\u0014\0\0\0",
      "Ce fichier est une archive ZIP : décompresse-la, puis choisis la carte qu'elle contient.",
    ],
    ["cut off", mapText().slice(0, 400), BROKEN],
    ["nested without end", `{"a":${"[".repeat(200_000)}`, BROKEN],
    ["another JSON", '{"name":"Lorien"}', RESOLUTION],
    ["without its measures", mapText(without("resolution")), RESOLUTION],
    ["with measures that are a list", mapText({ resolution: [1, 2] }), RESOLUTION],
    ["without a size", size(without("map_size")), MEASURES],
    ["of no width", size({ map_size: { x: 0, y: 15 } }), MEASURES],
    ["of a negative height", size({ map_size: { x: 20, y: -15 } }), MEASURES],
    ["of a size that is no number", size({ map_size: { x: null, y: "large" } }), MEASURES],
    ["of no pixels", size({ pixels_per_grid: 0 }), MEASURES],
    ["of negative pixels", size({ pixels_per_grid: -70 }), MEASURES],
    ["without pixels", size(without("pixels_per_grid")), MEASURES],
    ["with half an origin", size({ map_origin: { x: 1 } }), ORIGIN],
    ["of absurd sizes", size({ map_size: { x: 100_000, y: 15 } }), SQUARES],
    ["of endless sizes", size({ map_size: { x: 1e308, y: 1e308 } }), SQUARES],
    ["of next to no size", size({ map_size: { x: 0.01, y: 0.01 } }), SQUARES],
    ["without a picture", mapText(without("image")), "Cette carte n'a pas d'image."],
    ["with an empty picture", mapText({ image: " " }), "Cette carte n'a pas d'image."],
    ["with a picture that is none", mapText({ image: base64Of([1, 2, 3, 4, 5, 6]) }), PICTURE],
    ["with a picture that is no base64", mapText({ image: "\u00e9\u00e8@" }), PICTURE],
    [
      "with a picture that ends within its header",
      mapText({ image: mapContent().image.slice(0, 30) }),
      PICTURE,
    ],
    [
      "with a bomb",
      mapText({ image: filePicture({ width: 60_000, height: 50_000 }) }),
      "L'image de cette carte est trop grande (60\u202f000 × 50\u202f000 pixels) : exporte-la avec moins de pixels par case.",
    ],
  ])("%s: it says what is wrong", (_name, text, sentence) => {
    expect(() => readUniversalVtt(text)).toThrow(sentence);
  });

  it("is refused by its size before it is read", () => {
    const most = 64 * 1024 * 1024;
    expect([checkMapSize(0), checkMapSize(1), checkMapSize(most), checkMapSize(most + 1)]).toEqual([
      "Ce fichier est vide.",
      undefined,
      undefined,
      "Cette carte est trop lourde : 64 Mo au plus.",
    ]);
  });

  it("is known from pictures by its first characters", () => {
    expect(["{", ' \r\n{"format"', "\uFEFF{"].map(looksLikeMap)).toEqual([true, true, true]);
    expect(["", "[{", "\x89PNG", "PK\u0003\u0004{"].map(looksLikeMap)).toEqual([false, false, false, false]);
  });
});

describe("what a map makes of a scene", () => {
  it("takes the place of all that was there, each with an id of its own", () => {
    const change = wallChangeOf(read());
    expect(change).toMatchObject({ clear: true, walls: [{ id: "w1" }, { id: "w2" }], doors: [{ id: "d1" }] });
    expect(change.lights).toEqual([{ id: "l1", x: 350, y: 350, range: 280, colour: "#eccd8b" }]);
  });

  it("is always one that the server takes, or a sentence", () => {
    const anything = fc.oneof(
      fc.double(),
      fc.constantFrom(null, "12", "", true, -1, 0, 1e300),
      fc.double({ min: -50, max: 50, noNaN: true }),
    );
    const point = fc.record({ x: anything, y: anything }, { requiredKeys: [] });
    const measure = fc.oneof(
      fc.double({ min: 0.1, max: 300, noNaN: true }),
      fc.integer({ min: 1, max: 200 }),
    );
    const content = fc.record({
      resolution: fc.record({
        map_origin: fc.record({ x: measure, y: measure }),
        map_size: fc.record({ x: measure, y: measure }),
        pixels_per_grid: measure,
      }),
      line_of_sight: fc.array(fc.array(point, { maxLength: 6 }), { maxLength: 5 }),
      objects_line_of_sight: fc.array(fc.array(point, { maxLength: 6 }), { maxLength: 5 }),
      portals: fc.array(
        fc.record({
          position: point,
          bounds: fc.array(point, { maxLength: 3 }),
          rotation: anything,
          closed: anything,
        }),
        { maxLength: 4 },
      ),
      lights: fc.array(fc.record({ position: point, range: anything, color: fc.string() }), { maxLength: 4 }),
      image: fc
        .record({ width: fc.integer({ min: 1, max: 17_000 }), height: fc.integer({ min: 1, max: 17_000 }) })
        .map(filePicture),
    });
    let taken = 0;
    fc.assert(
      fc.property(content, (file) => {
        let map: ReturnType<typeof readUniversalVtt>;
        try {
          map = readUniversalVtt(JSON.stringify(file));
        } catch (error) {
          expect(error).toMatchObject({ code: "invalid-input" });
          return;
        }
        taken += 1;
        expect(sceneSizeSchema.safeParse(map).error).toBeUndefined();
        const unit = { name: "m", perCell: 1.5 };
        expect(gridSchema.safeParse({ ...map.grid, unit }).error).toBeUndefined();
        expect(wallChangeSchema.safeParse(wallChangeOf(map)).error).toBeUndefined();
        for (const { points } of [...map.walls, ...map.doors]) {
          for (const [at, value] of points.entries()) {
            expect(value).toBeGreaterThanOrEqual(0);
            expect(value).toBeLessThanOrEqual(at % 2 === 0 ? map.width : map.height);
          }
        }
      }),
    );
    expect(taken).toBeGreaterThan(20);
  });
});
