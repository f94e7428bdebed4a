import { cleanup, render } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import Markdown from "../../ui/Markdown";
import { asTyped } from "./asTyped";
import { withItem } from "./noteDraft";

afterEach(cleanup);

/** What a recap of this one line shows, and the elements that it is made of. */
function shownAs(line: string) {
  cleanup();
  const page = render(<Markdown>{withItem("", asTyped(line))}</Markdown>).container;
  const tags = [...page.querySelectorAll("div > *, div > * *")].map(({ tagName }) => tagName);
  return { text: page.textContent?.trim(), tags: [...new Set(tags)] };
}

describe("a line that is taken over into the recap", () => {
  it.each([
    "Nina : « *Fuyons* ! »",
    "Nina : « __NON__ et _non_ »",
    "Nina : « [ici](https://exemple.fr) »",
    "Nina : « <https://exemple.fr> & <b>gras</b> »",
    "Nina : « `code` ~~barré~~ &eacute; »",
    "Nina : « C:\\dossier \\* »",
    "1. Bob tombe",
    "12) Bob tombe",
    "# Bob tombe",
    "> Bob tombe",
    "- Bob tombe",
    "+ Bob tombe",
    "---",
    "~~~",
    "``` Bob",
  ])("is shown as it was said: %s", (line) => {
    expect(shownAs(line)).toEqual({ text: line, tags: ["DIV", "UL", "LI"] });
  });

  it("is one item of text whatever was said", () => {
    const piece = fc.constantFrom(..."*_`[]()<>!&~#-+=\\|:;\"'a1. ");
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 24 }), (pieces) => {
        const line = pieces.join("").replace(/\s+/g, " ").trim();
        fc.pre(line !== "");
        expect(shownAs(line)).toEqual({ text: line, tags: ["DIV", "UL", "LI"] });
      }),
    );
  });

  it("keeps plain sentences plain", () => {
    expect(asTyped("Lia passe au niveau 4 — l'aube, (enfin) !")).toBe(
      "Lia passe au niveau 4 — l'aube, (enfin) !",
    );
  });
});
