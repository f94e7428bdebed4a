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

  it.each([
    ["@UUID[Compendium.dnd5e.items.Item.abc]{Torche} allumée", "Torche allumée"],
    ["Voir @UUID[Actor.x.Item.Bouclier]", "Voir Bouclier"],
    ["Voir @UUID[Compendium.dnd5e.equipment24.Item.dmgShield12or300 inline], ici", "Voir , ici"],
    ["@Embed[Compendium.dnd5e.rules.JournalEntry.abc caption=false]Un\r\n \r\n\r\nDeux", "Un\n\nDeux"],
    ["[[/r 1d6 # feu]] dégâts, [[/damage 2d6 type=fire]]", "1d6 dégâts, 2d6"],
    ["[[/check dex 15]]{un test}", "un test"],
    ["&Reference[condition=prone]{à terre} ou &amp;Reference[Charmed]", "à terre ou Charmed"],
    ["Bonus {{proficiency#signed}}", "Bonus proficiency"],
    ["[spell]Fireball;12[/spell] et [condition]prone[/condition]", "Fireball et prone"],
    [
      "L&rsquo;&eacute;p&eacute;e &#8211; &#x27;1&#39; &#55296; &#9999999;",
      "L’épée – '1' &#55296; &#9999999;",
    ],
  ])("shows what its markup shows: %s", (raw, text) => {
    expect(plainText(raw)).toBe(text);
  });
});
