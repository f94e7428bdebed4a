import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { filePicture, filePoints, mapText, resolution } from "domain/testing/mapFiles";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkFolder } from "./checkFolder";

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "maps-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @param {Readonly<Record<string, string | Uint8Array>>} files */
const write = (files) => {
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
};

/** Of every Unix; where there is none, there is no pipe in the folder either. */
const PIPE_MAKER = "mkfifo";

/** `npm run check-maps` without npm, which says what it runs.
 *
 * @param {readonly string[]} args
 */
const run = (...args) => {
  const script = fileURLToPath(new URL("../checkMaps.mjs", import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: "utf8" });
  return { status, stdout, stderr };
};

const MAP = {
  width: 1400,
  height: 1050,
  grid: { kind: "square", size: 70, offsetX: 0, offsetY: 0 },
  walls: [
    { kind: "wall", points: [140, 140, 560, 140, 560, 455] },
    { kind: "object", points: [700, 700, 770, 700, 770, 770, 700, 700] },
  ],
  doors: [{ kind: "closed", points: [560, 455, 560, 525] }],
  lights: [{ x: 350, y: 350, range: 280, colour: "#eccd8b" }],
};

describe("the maps in a folder", () => {
  it("come out in pixels of their scenes, whatever their version, crop and size", () => {
    write({
      "b.uvtt": mapText({ format: "0.2", objects_line_of_sight: undefined }),
      "a.dd2vtt": mapText(),
      "c.df2vtt": mapText({ resolution: resolution([20, 15], 70, [1, 2]), portals: [], lights: [] }),
      "d.uvtt": mapText({
        resolution: resolution([60, 40], 200),
        line_of_sight: [filePoints(0, 0, 60, 40)],
        image: filePicture({ width: 12_000, height: 8000 }),
      }),
    });
    const [a, b, c, d] = checkFolder(folder);
    expect(a).toEqual({ file: "a.dd2vtt", ...MAP });
    expect(b).toEqual({ file: "b.uvtt", ...MAP, walls: MAP.walls.slice(0, 1) });
    expect(c).toMatchObject({
      file: "c.df2vtt",
      walls: [
        { kind: "wall", points: [70, 0, 490, 0, 490, 315] },
        { kind: "object", points: [630, 560, 700, 560, 700, 630, 630, 560] },
      ],
    });
    expect(d).toMatchObject({
      ...{ file: "d.uvtt", width: 4560 },
      walls: [{ points: [0, 0, 4560, 3040] }, {}],
    });
  });

  it("and what is none, or broken, are told in a sentence each", () => {
    const zigzag = Array.from({ length: 100_000 }, (_, at) => ({
      x: (at % 300) / 15,
      y: at % 2 === 0 ? 1 : 9,
    }));
    write({
      "bomb.uvtt": mapText({ image: filePicture({ width: 65_000, height: 65_000 }) }),
      "crossing.uvtt": mapText({
        line_of_sight: Array.from({ length: 1500 }, (_, at) => filePoints(at / 75, 0, 20 - at / 75, 15)),
      }),
      "cut.uvtt": mapText().slice(0, 300),
      "empty.uvtt": "",
      "huge.uvtt": "{",
      "many.uvtt": mapText({ line_of_sight: [zigzag] }),
      "notes.txt": "Penser au dragon.",
      "picture.png": Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe]),
      "zip.uvtt": "PK\u0003\u0004\u0014",
    });
    truncateSync(join(folder, "huge.uvtt"), 80 * 1024 * 1024);
    mkdirSync(join(folder, "folder.uvtt"));
    symlinkSync(join(folder, "nowhere"), join(folder, "gone.uvtt"));
    spawnSync(PIPE_MAKER, [join(folder, "pipe.uvtt")]);
    const checked = checkFolder(folder);
    expect(checked.map(({ file }) => file)).toEqual([
      ...["bomb.uvtt", "crossing.uvtt", "cut.uvtt", "empty.uvtt", "gone.uvtt", "huge.uvtt", "many.uvtt"],
      ...["notes.txt", "picture.png", "zip.uvtt"],
    ]);
    const errors = checked.map((one) => ("error" in one ? one.error : undefined));
    for (const error of errors) expect(error).toMatch(/^[CL].+\.$/);
    expect(new Set(errors).size).toBe(9);
    expect(errors[1]).toContain("se croisent trop souvent");
  });
});

describe("npm run check-maps", () => {
  it("prints them as JSON and nothing else", () => {
    write({ "crypte.uvtt": mapText(), "notes.txt": "Penser au dragon." });
    const { status, stdout } = run(folder);
    expect(JSON.parse(stdout)).toEqual([
      { file: "crypte.uvtt", ...MAP },
      {
        file: "notes.txt",
        error: "Ce fichier n'est pas une carte Universal VTT (.uvtt, .dd2vtt ou .df2vtt).",
      },
    ]);
    expect(status).toBe(0);
  });

  it("prints an empty list for an empty folder, and fails without one", () => {
    expect(run(folder)).toMatchObject({ status: 0, stdout: "[]\n" });
    expect(run(join(folder, "nowhere"))).toMatchObject({ status: 1, stdout: "" });
    expect(run().stderr).toContain("Usage: npm run check-maps -- <folder>");
  });
});
