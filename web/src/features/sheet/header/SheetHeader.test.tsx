import { render, screen } from "@testing-library/react";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { expect, it } from "vitest";
import { SheetOf } from "../../../kits/sheet/testing/SheetOf";
import { MemberTestRoot } from "../../../testing/MemberTestRoot";
import { SheetHeader } from "./SheetHeader";

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
    <SheetOf character={character} viewer={{ isOwner: false }}>
      <SheetHeader />
    </SheetOf>,
    { wrapper: MemberTestRoot },
  );
  expect(screen.getByText(origin)).toBeTruthy();
});

it("keeps the place of what cannot be done without a connection, so that nothing below it moves", () => {
  const character = normaliseCharacter({ id: "lia", name: "Lia", system: "dnd5e", level: 1 });
  const header = (connected: boolean) => (
    <SheetOf character={character} viewer={{ connected }}>
      <SheetHeader />
    </SheetOf>
  );
  const { rerender } = render(header(true), { wrapper: MemberTestRoot });
  expect(screen.getByRole("button", { name: "Passer au niveau 2" })).toBeTruthy();
  rerender(header(false));
  expect(screen.queryByRole("button", { name: "Passer au niveau 2" })).toBeNull();
  expect(screen.getByText("Passer au niveau 2")).toBeTruthy();
});
