import { describe, expect, it } from "vitest";
import { missingOfIdentity } from "../../game/forge/identity";
import { seededSource } from "../../testing/seededSource";
import { SYSTEM_IDS } from "../../values/systemIds";
import { emptyDraft } from "./draft";
import { randomName } from "./randomName";
import { surprise } from "./surprise";

describe.each(SYSTEM_IDS)("a character at random of %s", (system) => {
  it("has a name, which the next one replaces", () => {
    const source = seededSource(3);
    const first = surprise(emptyDraft(system), source);
    expect(missingOfIdentity(first.identity)).toEqual([]);
    const names = Array.from({ length: 8 }, () => surprise(first, source).identity.name);
    expect(new Set(names).size).toBeGreaterThan(1);
  });

  it("keeps the name that somebody chose", () => {
    expect(randomName(system, "Nina", seededSource(1))).toBe("Nina");
    expect(randomName(system, "  ", seededSource(1))).toMatch(/^\S+ \S/);
  });
});
