import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainText } from "./plainText";

describe("prose from another tool", () => {
  it("loses its tags and keeps its lines", () => {
    expect(plainText("<p>Un</p><p>Deux<br/>Trois &lt;b&gt; &quot;q&quot;&nbsp;&amp;amp;</p>")).toBe(
      'Un\nDeux\nTrois <b> "q" &amp;',
    );
    expect(plainText("<p> </p>")).toBeUndefined();
    expect(plainText(3)).toBeUndefined();
  });

  it("loses all its tags, however they are nested", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("<b>", "</p>", "<br/>", "<i class='x'>", "mot", " ")), (parts) => {
        expect(plainText(parts.join("")) ?? "").not.toMatch(/[<>]/);
      }),
    );
  });

  it("keeps one blank line between its paragraphs", () => {
    expect(plainText("<h2>Un</h2><p></p><p></p>Deux<div>Trois</div>&#39;&apos;&gt;")).toBe(
      "Un\n\nDeuxTrois\n''>",
    );
  });
});
