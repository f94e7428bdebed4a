import { describe, expect, it } from "vitest";
import { jpegOf, pngOf, webpOf } from "../../testing/pictures";
import { refusalOf } from "../../testing/refusals";
import {
  emblemAddress,
  isOwnPortrait,
  MAX_PORTRAIT_BYTES,
  pictureAddress,
  portraitAddress,
  unusedPortraits,
} from "./portrait";
import { requirePortrait } from "./requirePortrait";

describe("portraits", () => {
  it("are pictures of any kind by their bytes, of 1,024 pixels a side at most", () => {
    const [largest, larger] = [
      { width: 1024, height: 1024 },
      { width: 1024, height: 1025 },
    ];
    const kinds = [
      [webpOf, "image/webp"],
      [jpegOf, "image/jpeg"],
      [pngOf, "image/png"],
    ] as const;
    for (const [file, type] of kinds) {
      expect(requirePortrait(Uint8Array.from(file(largest)))).toBe(type);
      expect(refusalOf(() => requirePortrait(Uint8Array.from(file(larger))))).toBe("payload-too-large");
    }
    expect(refusalOf(() => requirePortrait(new Uint8Array(20)))).toBe("portrait-unreadable");
  });

  it("have 60 KB at most", () => {
    const ofBytes = (length: number) => Uint8Array.from(jpegOf({ width: 9, height: 9 }, { length }));
    expect(requirePortrait(ofBytes(MAX_PORTRAIT_BYTES))).toBe("image/jpeg");
    expect(refusalOf(() => requirePortrait(ofBytes(MAX_PORTRAIT_BYTES + 1)))).toBe("payload-too-large");
  });

  it("are loaded from where we keep them, or from an https address", () => {
    const own = portraitAddress("a".repeat(22));
    for (const address of [own, "https://ailleurs.fr/moi.png", " HTTPS://ailleurs.fr/moi.png "]) {
      expect(pictureAddress(address)).toBe(address.trim());
    }
    for (const address of [
      "/api/account/export?0",
      `${own}/..`,
      `${own}?0`,
      "/",
      "http://127.0.0.1/x",
      "data:,",
      7,
    ]) {
      expect(pictureAddress(address)).toBeUndefined();
    }
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
    expect(isOwnPortrait(emblemAddress("dnd5e-clerc"))).toBe(true);
    for (const address of [
      "/api/portraits/short",
      "/api/portraits/../session",
      "/emblems/../api/session.webp",
      "/emblems/clerc.svg",
      "https://a.example/api/portraits/x",
    ]) {
      expect(isOwnPortrait(address)).toBe(false);
    }
  });
});
