import { cleanup, render, screen } from "@testing-library/react";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { afterEach, expect, it } from "vitest";
import { SheetOf } from "../../../kits/sheet/testing/SheetOf";
import { MantineTestRoot } from "../../../testing/MantineTestRoot";
import { Notes } from "./Notes";

afterEach(cleanup);

function show(raw: object): void {
  const character = normaliseCharacter({ id: "c1", ...raw });
  render(
    <SheetOf character={character} raw={raw}>
      <Notes />
    </SheetOf>,
    { wrapper: MantineTestRoot },
  );
}
const empty = () => screen.queryByText(/rien dans ce jeu/)?.textContent;

it("the notes say in one line that another game than D&D has nothing in its four traits", () => {
  show({ system: "cthulhu" });
  expect(empty()).toBe("Personnalité, Idéaux, Liens, Défauts : rien dans ce jeu.");
  cleanup();
  show({ system: "cthulhu", data: { traits: { ideals: "La vérité." } } });
  expect(empty()).toBeUndefined();
  cleanup();
  show({ system: "dnd5e" });
  expect(empty()).toBeUndefined();
});
