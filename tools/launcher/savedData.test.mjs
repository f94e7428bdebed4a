import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SavedData } from "./savedData.mjs";

/** @param {string} folder @param {string} content */
function exportInto(folder, content) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "data"), content);
  writeFileSync(join(folder, "firebase-export-metadata.json"), "{}");
}

describe("the data kept between two runs", () => {
  let folder = "";
  let port = 0;
  let works = true;
  let exported = "";

  const hub = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      const { path } = JSON.parse(body);
      if (works) exportInto(path, exported);
      else mkdirSync(path, { recursive: true });
      response.statusCode = works ? 200 : 500;
      response.end("{}");
    });
  });

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "data-"));
    works = true;
    await new Promise((resolve) => hub.listen({ port: 0, host: "127.0.0.1" }, () => resolve(undefined)));
    const address = hub.address();
    port = typeof address === "object" ? (address?.port ?? 0) : 0;
  });
  afterEach(() => new Promise((resolve) => hub.close(() => resolve(undefined))));

  const read = (/** @type {SavedData} */ data) => readFileSync(join(data.importFrom ?? "", "data"), "utf8");

  it("is nothing at first", () => {
    expect(new SavedData(folder).importFrom).toBeUndefined();
  });

  it("is the last save", async () => {
    const data = new SavedData(folder);
    for (exported of ["one", "two", "three"]) await data.save(port);
    expect(read(new SavedData(folder))).toBe("three");
  });

  it("is the save before, when the last one failed", async () => {
    const data = new SavedData(folder);
    exported = "good";
    await data.save(port);
    works = false;
    await expect(data.save(port)).rejects.toThrow("export refused");
    expect(read(new SavedData(folder))).toBe("good");
    works = true;
    exported = "better";
    await data.save(port);
    expect(read(data)).toBe("better");
  });

  it("is the former save, when the machine stopped between putting it away and putting the next in place", () => {
    exportInto(join(folder, "emulators.former"), "former");
    expect(read(new SavedData(folder))).toBe("former");
  });

  it("is gone, former saves included, once forgotten", async () => {
    const data = new SavedData(folder);
    await data.save(port);
    await data.save(port);
    data.forget();
    expect(new SavedData(folder).importFrom).toBeUndefined();
    expect(existsSync(join(folder, "emulators.former"))).toBe(false);
  });
});
