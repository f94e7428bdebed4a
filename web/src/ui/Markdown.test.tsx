import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import Markdown from "./Markdown";

afterEach(cleanup);

const show = (text: string) => render(<Markdown>{text}</Markdown>).container;

/** Each line has items in the last ones of the line before. */
const STAIRS = Array.from({ length: 90 }, (_, line) => `${"\t".repeat(line * 4)}${"- ".repeat(9)}x`).join(
  "\n",
);

describe("a text in Markdown", () => {
  it("has paragraphs, lists and emphasis, in French as it was typed", () => {
    const page = show(
      "Ils sont *très* **fatigués**, à l'auberge.\n\n- Léo dort\n- Nina veille\n\n1. puis l'aube",
    );
    expect(page.querySelector("p")?.textContent).toBe("Ils sont très fatigués, à l'auberge.");
    expect(page.querySelector("em")?.textContent).toBe("très");
    expect(page.querySelector("strong")?.textContent).toBe("fatigués");
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "Léo dort",
      "Nina veille",
      "puis l'aube",
    ]);
  });

  it("has its headings below those of the page", () => {
    const tagsOf = (text: string) => {
      cleanup();
      show(text);
      return screen.getAllByRole("heading").map(({ tagName }) => tagName);
    };
    expect(tagsOf("# La tour\n\n## Le hall\n\n### La cave")).toEqual(["H3", "H4", "H5"]);
    expect(tagsOf("## Le hall\n\n## La cave")).toEqual(["H3", "H3"]);
    expect(tagsOf("# La tour\n\n###### Note\n\n# La cave")).toEqual(["H3", "H4", "H3"]);
    expect(tagsOf("> #### Un mot\n\n## La suite")).toEqual(["H3", "H3"]);
  });

  it("links to other sites in a new tab, which learn nothing of the page", () => {
    show("[La carte](https://cartes.example/val) et <https://fr.wikipedia.org/wiki/Tour>");
    const links = screen.getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "https://cartes.example/val",
      "https://fr.wikipedia.org/wiki/Tour",
    ]);
    for (const link of links) {
      expect(link.getAttribute("target")).toBe("_blank");
      expect(link.getAttribute("rel")).toContain("noreferrer");
    }
  });

  it.each([
    "[clic](javascript:alert(1))",
    "[clic](JaVaScRiPt:alert(1))",
    "[clic](data:text/html,<script>alert(1)</script>)",
    "[clic](//ailleurs.example/)",
    "[clic](http://ailleurs.example/)",
    "[clic](/account)",
    "[clic](/campaign/c/aides/h1?system=dnd5e&x=1)",
    "[clic](/campaign/c/mj-panel)",
    "[clic][1]\n\n[1]: vbscript:x",
  ])("reads a link that is none as its words: %s", (text) => {
    expect(show(text).textContent).toContain("clic");
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("leads to an evening or a handout within the product", () => {
    const text = "[La lettre](/campaign/c/aides/h1?system=dnd5e), lue à la [séance](/campaign/c/seances/3)";
    render(<Markdown>{text}</Markdown>, { wrapper: MemoryRouter });
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      ...["/campaign/c/aides/h1?system=dnd5e", "/campaign/c/seances/3"],
    ]);
    expect(screen.getAllByRole("link").every((link) => !link.hasAttribute("target"))).toBe(true);
  });

  it.each([
    "<script>alert(1)</script>",
    '<img src="x" onerror="alert(1)">',
    "<iframe src='https://ailleurs.example/'></iframe>",
    "Bonjour <b onclick='alert(1)'>toi</b>",
    "<style>body { display: none }</style>",
  ])("shows HTML as it was typed: %s", (text) => {
    const page = show(text);
    expect(page.querySelector("script, img, iframe, b, style, [onclick], [onerror]")).toBeNull();
    expect(page.textContent).toContain("<");
  });

  it.each([
    ["items in each other", `${"- ".repeat(1000)}x`],
    ["a note full of them", `${"- ".repeat(9999)}x`],
    ["numbers in each other", `${"1. ".repeat(40)}x`],
    ["quotes in each other", ">".repeat(5000)],
    ["quotes on every other line", "> a\n\n".repeat(4000)],
    ["headings on every other line", "a\n=\n".repeat(5000)],
    ["lists of lists on every line", "- - - - - a\n".repeat(1600)],
    ["two kinds of items in each other", `${"- * ".repeat(700)}x`],
    ["items in each other, line by line", STAIRS],
    ["pictures in each other", `${"![".repeat(3000)}a${"](b)".repeat(3000)}`],
    ["stars and underscores", "*_".repeat(10_000)],
    ["code that never ends", "\\```".repeat(5000)],
  ])("shows what would hold a screen up as it was typed: %s", (_, text) => {
    expect(show(text).querySelector("p")?.textContent).toBe(text);
  });

  it("draws what people write: breaks, lists in lists, a long evening", () => {
    expect(show(`- - - - - - - - - - - - -\n\n${"* ".repeat(20)}`).querySelectorAll("hr")).toHaveLength(2);
    const list = ["- un", "  - deux", "    - trois", "      - quatre", "        > cinq"].join("\n");
    expect(show(list).querySelector("ul ul ul ul blockquote")?.textContent).toContain("cinq");
    expect(show("- Léo : *3* dégâts\n".repeat(1000)).querySelectorAll("li em")).toHaveLength(1000);
  });

  it("loads no picture: its words lead to it", () => {
    const page = show(
      "![Le val](https://images.example/val.png) ![Piège](javascript:alert(1)) ![](data:image/png,x)",
    );
    expect(page.querySelector("img")).toBeNull();
    expect(screen.getByRole("link").getAttribute("href")).toBe("https://images.example/val.png");
    expect(page.textContent).toContain("Piège image");
  });
});
