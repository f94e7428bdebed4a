import { describe, expect, it } from "vitest";
import { isOwnPortrait, portraitAddress, portraitTypeOf, unusedPortraits } from "./portrait";

const bytes = (...values: number[]) => Uint8Array.from(values);
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

describe("portraits", () => {
  it("are known by their first bytes", () => {
    expect(portraitTypeOf(bytes(...ascii("RIFF"), 1, 2, 3, 4, ...ascii("WEBPVP8 ")))).toBe("image/webp");
    expect(portraitTypeOf(bytes(0xff, 0xd8, 0xff, 0xe0))).toBe("image/jpeg");
    expect(portraitTypeOf(bytes(0x89, ...ascii("PNG\r\n"), 0x1a, 0x0a))).toBe("image/png");
  });

  it("are nothing else, whatever they claim", () => {
    for (const text of [
      "<svg xmlns='http://www.w3.org/2000/svg'>",
      "<!doctype html>",
      "GIF89a",
      "RIFF1234WAVE",
      "",
    ]) {
      expect(portraitTypeOf(bytes(...ascii(text)))).toBeUndefined();
    }
    expect(portraitTypeOf(bytes(0xff, 0xd8))).toBeUndefined();
  });

  it("are unused a day after they were brought, where no character shows them", () => {
    const [now, day] = [1e12, 86_400_000];
    const brought = [
      { id: "old", createdAt: now - day - 1 },
      { id: "of-a-draft", createdAt: now - day },
      { id: "shown", createdAt: 1 },
    ];
    expect(unusedPortraits(brought, new Set([portraitAddress("shown")]), now)).toEqual(["old"]);
  });

  it("have addresses of their own", () => {
    expect(isOwnPortrait(portraitAddress(`${"aB-_".repeat(5)}xy`))).toBe(true);
    for (const address of [
      "/api/portraits/short",
      "/api/portraits/../session",
      "https://a.example/api/portraits/x",
    ]) {
      expect(isOwnPortrait(address)).toBe(false);
    }
  });
});
