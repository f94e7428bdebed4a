import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { forgetKeptLists } from "../session/forgetWork";
import { keptList, listKeeper } from "./keptList";

const schema = z.object({ id: z.string() });

const keepList = (key: string, entries: readonly unknown[]) => listKeeper(key)(entries);

afterEach(() => localStorage.clear());

describe("a list that is kept", () => {
  it("is what was kept last", () => {
    keepList("lists", [{ id: "a" }]);
    keepList("lists", [{ id: "b" }]);
    expect(keptList("lists", schema)).toEqual([{ id: "b" }]);
  });

  it("may be empty, which is not the same as none", () => {
    expect(keptList("lists", schema)).toBeUndefined();
    keepList("lists", []);
    expect(keptList("lists", schema)).toEqual([]);
  });

  it.each(["", "{", "null", "{}"])("is none where %j is stored", (stored) => {
    localStorage.setItem("lists", stored);
    expect(keptList("lists", schema)).toBeUndefined();
  });

  it("leaves out what does not fit", () => {
    localStorage.setItem("lists", '[{"id":1},{"id":"a"}]');
    expect(keptList("lists", schema)).toEqual([{ id: "a" }]);
  });

  it("is none once it became too long, rather than an old one", () => {
    keepList("lists", [{ id: "a" }]);
    keepList("lists", [{ id: "x".repeat(200_000) }]);
    expect(keptList("lists", schema)).toBeUndefined();
  });

  it("is not kept when this device was cleared while it was on its way", () => {
    const keep = listKeeper("lists");
    forgetKeptLists();
    keep([{ id: "a" }]);
    expect(keptList("lists", schema)).toBeUndefined();
  });
});
