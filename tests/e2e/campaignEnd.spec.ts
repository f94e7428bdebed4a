import { campaignRunBy, storedCampaign, type Table } from "../support/campaigns";
import { member } from "../support/cast";
import { waitingAt } from "../support/joinRequests";
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

test("deleting a campaign asks for its name, and leaves nobody on a page that is gone", async ({
  browser,
}) => {
  const [mj, player] = [await member("Morgane"), await member("Lucas")];
  const table = await campaignRunBy(mj, { players: [player] });
  const [mjPage, playerPage] = await Promise.all([openAs(browser, mj), openAs(browser, player)]);
  const errors = permissionErrors(playerPage);
  await at(mjPage, table);
  await at(playerPage, table);
  await expect(playerPage.getByRole("heading", { name: table.name, level: 1 })).toBeVisible();
  await expect(mjPage.getByRole("button", { name: "Supprimer la campagne" })).toHaveCount(0);

  await edit(mjPage);
  await mjPage.getByRole("button", { name: "Supprimer la campagne" }).click();
  const confirm = mjPage.getByRole("dialog").getByRole("button", { name: "Supprimer définitivement" });
  await expect(confirm).toBeDisabled();
  await mjPage.getByRole("dialog").getByLabel("Nom de la campagne").fill(table.name);
  await confirm.click();
  await expect(mjPage).toHaveURL(/\/game$/);
  await expect(mjPage.getByText("Campagne supprimée.")).toBeVisible();
  await expect(main(playerPage).getByText(/Tu n'as plus accès/)).toBeVisible({ timeout: patience(1000) });
  expect(errors).toEqual([]);
});

test("a player leaves of their own accord, and the roster follows", async ({ browser }) => {
  const [mj, player] = [await member("Morgane"), await member("Lucas")];
  const table = await campaignRunBy(mj, { players: [player] });
  const [mjPage, playerPage] = await Promise.all([openAs(browser, mj), openAs(browser, player)]);
  await at(mjPage, table);
  await at(playerPage, table);
  await playerPage.getByRole("button", { name: "Quitter la campagne" }).click();
  await playerPage.getByRole("dialog").getByRole("button", { name: "Quitter la campagne" }).click();
  await expect(playerPage).toHaveURL(/\/game$/);
  await expect(playerPage.getByText("Tu as quitté la campagne.")).toBeVisible();
  await expect(mjPage.getByText("Aucun joueur pour l'instant")).toBeVisible();
});

/** Waits until it has been called that many times. */
function heldUntil(arrivals: number): () => Promise<void> {
  let reached = 0;
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    reached += 1;
    if (reached === arrivals) open();
    return opened;
  };
}

test("two MJ tabs decide one request at once: one outcome, and both tabs show it", async ({ browser }) => {
  const [mj, asker] = [await member("Morgane"), await member("Sacha")];
  const table = await campaignRunBy(mj);
  await waitingAt(table, asker);
  const first = await openAs(browser, mj);
  const second = await first.context().newPage();
  for (const page of [first, second]) {
    await at(page, table);
    await edit(page);
  }
  const bothAsked = heldUntil(2);
  await first.context().route(/\/(approve|refuse)$/, async (route) => {
    await bothAsked();
    await route.continue();
  });
  await Promise.all([
    first.getByRole("button", { name: "Accepter Sacha" }).click(),
    second.getByRole("button", { name: "Refuser Sacha" }).click(),
  ]);
  for (const page of [first, second]) {
    await expect(page.getByText("Personne n'attend à la porte.")).toBeVisible();
  }
  const approved = (await storedCampaign(table))?.memberIds.includes(asker.uid) === true;
  for (const page of [first, second]) {
    await expect(page.getByText(approved ? "1 joueur" : "0 joueur")).toBeVisible();
  }
});

test("a connection lost and found again brings back all that changed meanwhile", async ({ browser }) => {
  const [mj, player] = [await member("Morgane"), await member("Lucas")];
  const table = await campaignRunBy(mj, { players: [player] });
  const [mjPage, playerPage] = await Promise.all([openAs(browser, mj), openAs(browser, player)]);
  await at(mjPage, table);
  await at(playerPage, table);
  await expect(playerPage.getByRole("heading", { name: table.name, level: 1 })).toBeVisible();

  await playerPage.context().setOffline(true);
  await playerPage.getByRole("button", { name: "Quitter la campagne" }).click();
  await playerPage.getByRole("dialog").getByRole("button", { name: "Quitter la campagne" }).click();
  await expect(playerPage.getByText("Impossible de quitter la campagne.")).toBeVisible();
  await expect(playerPage.getByRole("heading", { name: table.name, level: 1 })).toBeVisible();

  await edit(mjPage);
  await mjPage.getByLabel("Nom de la campagne").fill(`${table.name} bis`);
  await mjPage.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(mjPage.getByText("Modifications enregistrées.")).toBeVisible();
  await playerPage.context().setOffline(false);
  await expect(playerPage.getByRole("heading", { name: `${table.name} bis`, level: 1 })).toBeVisible({
    timeout: patience(20_000),
  });
});
