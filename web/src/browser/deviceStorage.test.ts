import { afterEach, describe, expect, it, vi } from "vitest";
import { deviceStorage } from "./deviceStorage";

describe("the storage of this device", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  it("gives back what was written, and null once it is removed", () => {
    expect(deviceStorage.write("a", "1")).toBe(true);
    expect(deviceStorage.read("a")).toBe("1");
    expect(deviceStorage.keys()).toEqual(["a"]);
    deviceStorage.remove("a");
    expect(deviceStorage.read("a")).toBeNull();
  });

  it("never throws where the browser refuses it", () => {
    const refuse = () => {
      throw new DOMException("refused", "SecurityError");
    };
    vi.stubGlobal("localStorage", {
      getItem: refuse,
      setItem: refuse,
      removeItem: refuse,
      clear: refuse,
      key: refuse,
      length: 1,
    });
    expect(deviceStorage.write("a", "1")).toBe(false);
    expect(deviceStorage.read("a")).toBeNull();
    expect(() => deviceStorage.remove("a")).not.toThrow();
    expect(deviceStorage.keys()).toEqual([]);
    expect(() => deviceStorage.clear()).not.toThrow();
  });
});
