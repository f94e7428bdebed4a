import { fireEvent, render, screen } from "@testing-library/react";
import { listCharacters } from "domain/api/characters";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { expect, it } from "vitest";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { SheetOf } from "../../../kits/sheet/testing/SheetOf";
import { answers } from "../../../testing/answers";
import { characterView } from "../../../testing/fixtures";
import { MemberTestRoot } from "../../../testing/MemberTestRoot";
import { HeroSwitch } from "./HeroSwitch";

const brumes = { id: "brumes", name: "Brumes" };
const lia = normaliseCharacter({ ...characterView({ id: "lia" }), campaignId: brumes.id, campaign: brumes });
const show = (isOwner = true) =>
  render(
    <SheetOf character={lia} viewer={{ isOwner }}>
      <HeroSwitch />
    </SheetOf>,
    { wrapper: MemberTestRoot },
  );

it("leads to one's other characters at the same table, and to no others", async () => {
  answers.on(listCharacters, [
    characterView({ id: "lia", name: "Lia", campaign: brumes }),
    characterView({ id: "orin", name: "Orin", campaign: brumes }),
    characterView({ id: "far", name: "Far", campaign: { id: "cendres", name: "Cendres" } }),
    characterView({ id: "free", name: "Free" }),
  ]);
  show();
  const [link, ...others] = await screen.findAllByRole("link");
  expect(link?.getAttribute("aria-label")).toBe("Passer à Orin");
  expect(link?.getAttribute("href")).toBe("/character/orin?system=dnd5e");
  expect(others).toEqual([]);
});

it("opens the other sheet on the same part, each scrolled as it was left", async () => {
  const [own, other] = ["lia", "orin"].map((id) => STORAGE_KEYS.tabPlace("nina", id)) as [string, string];
  sessionStorage.setItem(own, JSON.stringify({ open: "bag", scrolled: { bag: 40 } }));
  sessionStorage.setItem(other, JSON.stringify({ open: "play", scrolled: { play: 300 } }));
  answers.on(listCharacters, [characterView({ id: "orin", name: "Orin", campaign: brumes })]);
  show();
  fireEvent.click(await screen.findByRole("link", { name: "Passer à Orin" }));
  expect(JSON.parse(sessionStorage.getItem(other) ?? "")).toEqual({ open: "bag", scrolled: { play: 300 } });
});

it("asks for nothing on the sheet of somebody else", () => {
  show(false);
  expect(screen.queryByRole("list")).toBeNull();
});
