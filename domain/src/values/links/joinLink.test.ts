import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SYSTEM_IDS } from "../systemIds";
import { readJoinLink } from "./joinLink";
import { paths } from "./paths";

describe("a campaign's link, as the page to return to", () => {
  it("gives its token, its system, and its invite code where it has one", () => {
    expect(readJoinLink("/join?token=abc&system=vampire#top")).toEqual({ token: "abc", system: "vampire" });
    expect(readJoinLink("/join?system=cthulhu&token=a%2Bb&code=dh-7kqx&code=other")).toEqual({
      token: "a+b",
      system: "cthulhu",
      code: "DH-7KQX",
    });
    expect(readJoinLink("/join?token=abc")).toEqual({ token: "abc", system: "dnd5e" });
  });

  it.each([
    undefined,
    null,
    7,
    "/join",
    "/join?token=%20",
    "/join?token=%E0%A4%A",
    "/joined?token=abc",
    "/game?token=abc",
    "https://evil.example/join?token=abc",
    "//evil.example/join?token=abc",
    "/login?token=abc",
  ])("is not seen in %j", (address) => {
    expect(readJoinLink(address)).toBeUndefined();
  });

  it("is read from what paths.join writes, whatever the token", () => {
    const text = fc.string({ minLength: 1, unit: "grapheme" }).filter((one) => one.trim() === one);
    fc.assert(
      fc.property(text, fc.constantFrom(...SYSTEM_IDS), (token, system) => {
        expect(readJoinLink(paths.join(token, system))).toEqual({ token, system });
      }),
    );
  });
});
