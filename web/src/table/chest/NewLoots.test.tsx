import { act, fireEvent, render, screen } from "@testing-library/react";
import { chestOffers, type Loot } from "domain/documents/chest";
import { NOW } from "domain/testing/campaigns";
import { lootOf } from "domain/testing/chests";
import { beforeEach, expect, it } from "vitest";
import { documents } from "../../live/testing/documents";
import { rootOf } from "../../testing/MemberTestRoot";
import { NewLoots } from "./NewLoots";

beforeEach(() => localStorage.clear());

const lay = (...loots: Loot[]) => documents.put(chestOffers, ["c"], { gifts: [], loots, updatedAt: NOW });
const show = () => render(<NewLoots campaignId="c" system="dnd5e" />, { wrapper: rootOf("alice") });
const region = () => screen.queryByRole("region", { name: "Butin à partager" });

it("says what the MJ has laid open, the last one first, and leads there", async () => {
  show();
  expect(region()).toBeNull();
  act(() => lay(lootOf(), lootOf({ id: "second", title: "La bourse", things: [], coins: { gp: 3 } })));
  const shown = await screen.findByRole("region", { name: "Butin à partager" });
  expect(shown.textContent).toContain("Butin à partager : La bourse (3 po)");
  expect(screen.getByRole("status").textContent).toBe("Un butin à partager : La bourse");
  expect(screen.getByRole("link", { name: "Voir : La bourse" }).getAttribute("href")).toBe(
    "/campaign/c/coffre?system=dnd5e",
  );
});

it("is put away on this device, and goes once it is shared", async () => {
  lay(lootOf(), lootOf({ id: "second", title: "La bourse" }));
  const { unmount } = show();
  fireEvent.click(await screen.findByRole("button", { name: "Ranger : La bourse" }));
  expect(region()?.textContent).toContain("Le trésor (2 objets et 100 po)");
  unmount();
  show();
  expect((await screen.findByRole("region", { name: "Butin à partager" })).textContent).toContain(
    "Le trésor",
  );
  act(() => lay());
  expect(region()).toBeNull();
});
