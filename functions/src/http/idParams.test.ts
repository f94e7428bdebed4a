import { describe, expect, it } from "vitest";
import { idParams } from "./idParams";

describe("the ids of an address", () => {
  it.each(["../users", "a/b/c", "__proto__", ".", "", "x".repeat(600)])("read %j as none", (id) => {
    expect(idParams({ system: "dnd5e", id })).toEqual({ system: "dnd5e", id: "-" });
  });

  it("are as they came where a document may have them, and codes are whatever they are", () => {
    const params = { id: "table-1", sceneId: "crypt-01", code: "__CODE__" };
    expect(idParams(params)).toEqual(params);
  });
});
