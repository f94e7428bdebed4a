import { cleanup, render, screen } from "@testing-library/react";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { MantineTestRoot } from "../../../testing/MantineTestRoot";
import { SheetHeader } from "./SheetHeader";

afterEach(cleanup);

it.each([
  ["dnd5e", {}, "Race inconnue · Rôdeuse · Origine inconnue"],
  ["vampire", {}, "Rôdeuse · Origine inconnue"],
  ["cyberpunk", {}, "Rôdeuse · Origine inconnue"],
  ["cthulhu", {}, "Rôdeuse · Origine inconnue"],
  ["dnd5e", { background: "Comédienne" }, "Race inconnue · Rôdeuse · Comédienne"],
  ["vampire", { background: "Comédienne" }, "Rôdeuse · Comédienne"],
  ["cyberpunk", { background: "Comédienne" }, "Rôdeuse · Comédienne"],
  ["cthulhu", { background: "Comédienne" }, "Rôdeuse · Comédienne"],
] as const)("says where a character of %s comes from: %j", (system, data, origin) => {
  const character = normaliseCharacter({ id: "lia", name: "Lia", class: "Rôdeuse", system, data });
  render(
    <MemoryRouter>
      <SheetHeader character={character} table={undefined} />
    </MemoryRouter>,
    { wrapper: MantineTestRoot },
  );
  expect(screen.getByText(origin)).toBeTruthy();
});
