import { campaignRunBy, type Table } from "../support/campaigns";
import { member } from "../support/cast";
import { patience } from "../support/patience";
import { openAs } from "./support/openAs";
import { expect, type Page, test } from "./support/test";

const at = (page: Page, table: Table) => page.goto(`/campaign/${table.id}?system=dnd5e`);
const edit = (page: Page) => page.getByRole("button", { name: "Modifier la campagne" }).click();
const main = (page: Page) => page.getByRole("main");

/**
 * The permission errors on the console while the page is open; but for those of what builds for the emulator ask once
 * more (docs/decisions/emulator-listeners.md), which no other build does.
 */
function permissionErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    const text = message.text();
    if (/permission|insufficient/i.test(text) && !text.includes("'BatchGetDocuments'")) errors.push(text);
  });
  return errors;
}

test("a player removed while on the page is told so within a second, and can go back", async ({
  browser,
}) => {
  const [mj, player] = [await member("Morgane"), await member("Lucas")];
  const table = await campaignRunBy(mj, { players: [player] });
  const [mjPage, playerPage] = await Promise.all([openAs(browser, mj), openAs(browser, player)]);
  const errors = permissionErrors(playerPage);
  await at(mjPage, table);
  await at(playerPage, table);
  await expect(playerPage.getByRole("heading", { name: table.name, level: 1 })).toBeVisible();

  await edit(mjPage);
  await mjPage.getByRole("button", { name: "Retirer Lucas de la campagne" }).click();
  await mjPage.getByRole("dialog").getByRole("button", { name: "Retirer de la campagne" }).click();
  await expect(mjPage.getByText("Joueur retiré de la campagne.")).toBeVisible();
  await expect(main(playerPage).getByText(/Tu n'as plus accès .* Morgane/)).toBeVisible({
    timeout: patience(1000),
  });
  await expect(main(playerPage).getByRole("link", { name: "Retour au jeu" })).toBeVisible();
  expect(errors).toEqual([]);
});
