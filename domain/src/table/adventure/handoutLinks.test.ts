import { describe, expect, it } from "vitest";
import { adventureHandoutOf } from "../../testing/adventures";
import { numbered, placedText, portableText } from "./handoutLinks";

describe("a text that leaves its campaign", () => {
  it.each([
    ["[Le plan](/campaign/c/aides/h1?system=dnd5e)", "[Le plan](aide:h1)"],
    ["[Le plan](/campaign/c/aides/h1)", "[Le plan](aide:h1)"],
    [
      "[Une \\[autre\\]](/campaign/c/aides/h2) et [deux](/campaign/c/aides/h3)",
      "[Une \\[autre\\]](aide:h2) et [deux](aide:h3)",
    ],
    ['[Le plan](/campaign/c/aides/h_1 "Voir")', "[Le plan](aide:h_1)"],
    ["[Rien](/campaign/c/aides/%)", "[Rien](/campaign/c/aides/%)"],
    ["[Le plan](/campaign/other/aides/h1)", "Le plan"],
    ["[Hier](/campaign/c/seances/4?system=dnd5e)", "Hier"],
    ["[Un site](https://example.org/a)", "[Un site](https://example.org/a)"],
    ["[Compte](/account)", "[Compte](/account)"],
    ["Rien [de tel] (ici)", "Rien [de tel] (ici)"],
  ])("%s becomes %s", (text, portable) => {
    expect(portableText(text, "c")).toBe(portable);
  });

  it("of nothing but brackets is as it was", () => {
    for (const text of ["[".repeat(4_000), "[a](".repeat(1_000), "[\\".repeat(2_000)]) {
      expect(portableText(text, "c")).toBe(text);
    }
  });
});

describe("a text that comes to a campaign", () => {
  const pathOf = (key: string) => (key === "h1" ? "/campaign/d/aides/n1?system=dnd5e" : undefined);

  it.each([
    ["[Le plan](aide:h1)", "[Le plan](/campaign/d/aides/n1?system=dnd5e)"],
    ["[Le plan](aide:h2)", "Le plan"],
    ["[Un piège](/campaign/x/aides/y)", "Un piège"],
    ["[Un site](https://example.org)", "[Un site](https://example.org)"],
  ])("%s becomes %s", (text, placed) => {
    expect(placedText(text, pathOf, 4_000)).toBe(placed);
  });

  it("keeps the words alone where the addresses leave no room", () => {
    expect(placedText("[Le plan](aide:h1)", pathOf, 30)).toBe("Le plan");
  });
});

it("leads to the handouts that come along alone, under keys of their own", () => {
  const text = "[a](aide:x_1) [b](aide:plan) [c](aide:y~2)";
  const first = adventureHandoutOf({ key: "y~2", parts: [{ title: "Au dos", text, secret: true }] });
  const [one, two] = numbered([first, adventureHandoutOf({ key: "x_1" })]);
  expect([one?.key, two?.key]).toEqual(["aide-1", "aide-2"]);
  expect(one?.parts).toEqual([
    { title: "Au dos", text: "[a](aide:aide-2) b [c](aide:aide-1)", secret: true },
  ]);
});
