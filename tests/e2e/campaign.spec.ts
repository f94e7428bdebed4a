import { campaignRunBy, characterOf, type Table } from "../support/campaigns";
import { member } from "../support/cast";
import { openAs } from "./support/openAs";
import { region } from "./support/region";
import { expect, type Page, test } from "./support/test";

const at = (page: Page, table: Table) => page.goto(`/campaign/${table.id}?system=dnd5e`);

test("a player links a character and removes it, and the MJ's page follows", async ({ browser }) => {
  const [mj, player] = [await member("Morgane"), await member("Lucas")];
  const table = await campaignRunBy(mj, { players: [player] });
  await characterOf(player, { name: "Zéphyr" });
  await characterOf(player, { name: "Élowen" });
  const [mjPage, playerPage] = await Promise.all([openAs(browser, mj), openAs(browser, player)]);
  await at(mjPage, table);
  await at(playerPage, table);
  const own = region(playerPage, "Personnages");
  await expect(own.getByRole("option")).toHaveText(["Élowen (Rôdeuse)", "Zéphyr (Rôdeuse)"]);
  await own.getByRole("button", { name: "Associer" }).click();
  await expect(playerPage.getByText("Personnage associé à la campagne.")).toBeVisible();
  await expect(own.getByRole("link", { name: "Élowen" })).toBeVisible();
  const seen = region(mjPage, "Personnages");
  await expect(seen.getByRole("link", { name: "Élowen" })).toBeVisible();
  await expect(seen.getByRole("button", { name: "Retirer Élowen de la campagne" })).toHaveCount(0);

  await own.getByRole("button", { name: "Retirer Élowen de la campagne" }).click();
  await playerPage.getByRole("dialog").getByRole("button", { name: "Retirer", exact: true }).click();
  await expect(playerPage.getByText("Personnage retiré de la campagne.")).toBeVisible();
  await expect(seen.getByText("Aucun personnage à cette table.")).toBeVisible();
});
