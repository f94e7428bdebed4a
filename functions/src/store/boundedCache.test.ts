import { describe, expect, it } from "vitest";
import { BoundedCache } from "./boundedCache";

describe("a bounded cache", () => {
  it("forgets the value set longest ago for one beyond its limit", () => {
    const cache = new BoundedCache<number>(2);
    cache.set("a", 1);
    cache.set("b", 2);
    cache.set("a", 3);
    cache.set("c", 4);
    expect(["a", "b", "c"].map((key) => cache.get(key))).toEqual([3, undefined, 4]);
    cache.delete("a");
    expect(cache.get("a")).toBeUndefined();
  });
});
