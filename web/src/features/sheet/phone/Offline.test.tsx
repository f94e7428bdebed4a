import { render, screen } from "@testing-library/react";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { expect, it } from "vitest";
import { SheetOf } from "../../../kits/sheet/testing/SheetOf";
import { MemberTestRoot } from "../../../testing/MemberTestRoot";
import { Offline } from "./Offline";

const lia = normaliseCharacter({ id: "lia", name: "Lia", system: "dnd5e" });
const sentence = "Hors ligne : tout reprendra avec la connexion.";

it("says in sight that the connection is lost, as long as it is, and takes the banner's place", () => {
  const sheet = (connected: boolean) => (
    <SheetOf character={lia} viewer={{ connected }}>
      <Offline />
    </SheetOf>
  );
  const { rerender } = render(sheet(false), { wrapper: MemberTestRoot });
  expect(screen.getByText(sentence).matches("[data-says-offline]")).toBe(true);
  rerender(sheet(true));
  expect(screen.queryByText(sentence)).toBeNull();
});
