import { render, screen } from "@testing-library/react";
import { findOfficialItem } from "domain/games/catalogue";
import { equippedOf } from "domain/table/rolls/sheetChoices";
import { expect, it } from "vitest";
import { SheetOf } from "../../../kits/sheet/testing/SheetOf";
import { MemberTestRoot } from "../../../testing/MemberTestRoot";
import { Vitals } from "./Vitals";

const show = (equipped: boolean, race = "Humain") => {
  const suit = findOfficialItem("dnd5e-harnois");
  const stats = {
    abilityScores: { str: 12, dex: 12 },
    speed: "9 m",
    inventoryItems: [{ itemId: "dnd5e-harnois", equipped }],
  };
  const raw = { id: "lia", system: "dnd5e", stats, data: { race } };
  const worn = equippedOf(raw, suit ? [suit] : []);
  return render(
    <SheetOf character={worn.character} sheet={{ equipped: worn }}>
      <Vitals />
    </SheetOf>,
    { wrapper: MemberTestRoot },
  );
};

it("says what a suit that is too heavy takes from the speed, and gives it back once it is off", () => {
  const { unmount } = show(true);
  expect(screen.getByText("6 m")).toBeTruthy();
  expect(screen.getByText("-3 m Harnois")).toBeTruthy();
  unmount();
  show(false);
  expect(screen.getByText("9 m")).toBeTruthy();
  expect(screen.queryByText(/Harnois/)).toBeNull();
});

it("takes nothing from a dwarf's", () => {
  show(true, "Nain des collines");
  expect(screen.getByText("9 m")).toBeTruthy();
});
