import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldText } from "./foldText";

describe("foldText", () => {
  it.each([
    [" ÉPÉE  longue ", "epee longue"],
    ["Cœur d’Æther", "coeur d'aether"],
    ["Naïve Ça", "naive ca"],
    ["ﬁer", "fier"],
    ["ℌéros", "heros"],
    ["Ǽther, ŉ", "aether, 'n"],
  ])("gives the same key for %j and %j", (text, key) => {
    expect(foldText(text)).toBe(key);
  });

  it.each(["‘", "’", "´", "`", "′", "ʼ", "＇"])("takes %j for an apostrophe", (mark) => {
    expect(foldText(`l${mark}épée`)).toBe("l'epee");
  });

  it.each(["\u2010", "\u2011", "\u2013", "\u2014", "\u2212"])("takes %j for a hyphen", (dash) => {
    expect(foldText(`demi${dash}elfe`)).toBe("demi-elfe");
  });

  it.each(["\u00ad", "\u200b", "\u200c", "\u200d", "\u2060", "\ufeff"])("does not see %j", (unseen) => {
    expect(foldText(`boule${unseen} de${unseen}feu${unseen}`)).toBe("boule defeu");
  });

  it.each([
    ["Straße", "strasse"],
    ["STRAẞE", "strasse"],
    ["Łódź", "lodz"],
    ["Øystein", "oystein"],
    ["Đorđe", "dorde"],
    ["Þórr, Sigurður", "thorr, sigurdur"],
  ])("gives %j the letters of a keyboard without its own", (text, key) => {
    expect(foldText(text)).toBe(key);
  });

  it("does not depend on how an accent is encoded", () => {
    expect(foldText("e\u0301pe\u0301e")).toBe(foldText("\u00e9p\u00e9e"));
  });

  it("is idempotent", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => foldText(foldText(text)) === foldText(text)),
    );
  });
});
