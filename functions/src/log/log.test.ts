import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { isBodyError } from "./dropBodyErrors";

const source = fileURLToPath(new URL("..", import.meta.url));

describe("the log", () => {
  it("is written through one file, which removes codes and tokens, and one keeps the framework from it", () => {
    const sources = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
      (path) => path.endsWith(".ts") && !path.endsWith(".test.ts"),
    );
    const writing = sources.filter((path) =>
      /\blogger\b|\bconsole\.|process\.std(out|err)/.test(readFileSync(join(source, path), "utf8")),
    );
    expect(sources.length).toBeGreaterThan(40);
    expect(writing.sort()).toEqual([join("log", "dropBodyErrors.ts"), join("log", "log.ts")]);
  });
});

describe("an error of the framework", () => {
  it("is kept from the log when it holds what a client sent", () => {
    const parsing = Object.assign(new SyntaxError("not valid JSON"), {
      type: "entity.parse.failed",
      body: '{"idToken":',
    });
    expect(isBodyError(parsing)).toBe(true);
    for (const other of [new Error("no such function"), "text", null, { type: 3 }]) {
      expect(isBodyError(other)).toBe(false);
    }
  });
});
