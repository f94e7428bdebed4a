import { campaignRunBy, characterOf, corruptCampaign, settingsWith, type Table } from "../support/campaigns";
import { member, unique } from "../support/cast";
import { waitingAt } from "../support/joinRequests";
import { openAs } from "./support/openAs";
import { region } from "./support/region";
import { stays } from "./support/stays";
import { expect, type Page, test } from "./support/test";

const at = (page: Page, table: Table) => page.goto(`/campaign/${table.id}?system=dnd5e`);
const edit = (page: Page) => page.getByRole("button", { name: "Modifier la campagne" }).click();

test("the MJ sees a request arrive and approves it; the waiting player's page opens by itself", async ({
  browser,
}) => {
  const [mj, asker] = [await member("Morgane"), await member("Sacha")];
  const table = await campaignRunBy(mj);
  const mjPage = await openAs(browser, mj);
  await at(mjPage, table);
  const requests = region(mjPage, "Demandes d'approbation");
  await expect(requests.getByText("Personne n'attend à la porte.")).toBeVisible();

  await waitingAt(table, asker);
  await expect(requests.getByText("Sacha", { exact: true })).toBeVisible();
  await expect(requests.getByRole("status")).toHaveText("Sacha demande à rejoindre la campagne.");
  await expect(requests.getByRole("button", { name: "Accepter Sacha" })).toHaveCount(0);

  const askerPage = await openAs(browser, asker);
  await at(askerPage, table);
  await expect(askerPage.getByRole("heading", { name: "En attente d'approbation" })).toBeVisible();

  await requests.getByRole("button", { name: "Répondre" }).click();
  await requests.getByRole("button", { name: "Accepter Sacha" }).click();
  await expect(askerPage.getByRole("heading", { name: table.name, level: 1 })).toBeVisible();
  await expect(requests.getByText("Personne n'attend à la porte.")).toBeVisible();
  await expect(region(mjPage, "Participants").getByText("1 joueur")).toBeVisible();
  await expect(
    region(mjPage, "Participants").getByRole("listitem").filter({ hasText: "Sacha" }),
  ).toContainText("En ligne · Sur la fiche de campagne");
});

test("a refused player is told so live, and a stranger that the campaign cannot be loaded", async ({
  browser,
}) => {
  const [mj, asker, stranger] = [await member("Morgane"), await member("Sacha"), await member("Passant")];
  const table = await campaignRunBy(mj);
  await waitingAt(table, asker);
  const askerPage = await openAs(browser, asker);
  await at(askerPage, table);
  await expect(askerPage.getByRole("heading", { name: "En attente d'approbation" })).toBeVisible();

  const mjPage = await openAs(browser, mj);
  await at(mjPage, table);
  await edit(mjPage);
  await mjPage.getByRole("button", { name: "Refuser Sacha" }).click();
  await expect(askerPage.getByText("Le MJ n'a pas retenu ta demande.")).toBeVisible();

  const strangerPage = await openAs(browser, stranger);
  await at(strangerPage, table);
  await expect(
    strangerPage.getByText("Impossible de récupérer les informations de la campagne."),
  ).toBeVisible();
  await expect(strangerPage.getByRole("main").getByRole("link", { name: "Retour au jeu" })).toBeVisible();
});

test("launching the VTT enables the members' join buttons, and stopping it disables them", async ({
  browser,
}) => {
  const [mj, player] = [await member("Morgane"), await member("Lucas")];
  const table = await campaignRunBy(mj, {
    players: [player],
    settings: settingsWith({ useVtt: true }),
  });
  const [mjPage, playerPage] = await Promise.all([openAs(browser, mj), openAs(browser, player)]);
  await at(mjPage, table);
  await at(playerPage, table);
  const vtt = region(playerPage, "Table virtuelle");
  await expect(vtt.getByRole("button", { name: "Rejoindre la table" })).toBeDisabled();
  await expect(vtt.getByText("En attente du MJ")).toBeVisible();

  const opened = mjPage.waitForEvent("popup");
  await mjPage.getByRole("button", { name: "Lancer le VTT" }).click();
  await expect(vtt.getByText("VTT en ligne")).toBeVisible();
  const join = vtt.getByRole("link", { name: /^Rejoindre la table/ });
  await expect(join).toHaveAttribute("href", new RegExp(`/session/${table.id}\\?system=dnd5e$`));
  expect((await opened).url()).toMatch(new RegExp(`about:blank|/session/${table.id}`));

  await mjPage.bringToFront();
  await mjPage.getByRole("button", { name: "Arrêter le VTT" }).click();
  await expect(vtt.getByText("En attente du MJ")).toBeVisible();
  await expect(vtt.getByRole("button", { name: "Rejoindre la table" })).toBeDisabled();
});

test("a launch that the server refuses says so and leaves no empty tab", async ({ browser }) => {
  const mj = await member("Morgane");
  const table = await campaignRunBy(mj, {
    settings: settingsWith({ useVtt: true }),
  });
  const page = await openAs(browser, mj);
  await at(page, table);
  await page.route("**/vtt/status", (route) => route.abort());
  await page.getByRole("button", { name: "Lancer le VTT" }).click();
  await expect(page.getByText("Impossible de lancer le VTT pour le moment.")).toBeVisible();
  await expect.poll(() => page.context().pages().length).toBe(1);
});

test("name, description and rules change for all; players read, the MJ edits in edit mode", async ({
  browser,
}) => {
  const [mj, player] = [await member("Morgane"), await member("Lucas")];
  const table = await campaignRunBy(mj, { players: [player] });
  const [mjPage, playerPage] = await Promise.all([openAs(browser, mj), openAs(browser, player)]);
  await at(mjPage, table);
  await at(playerPage, table);
  await expect(region(playerPage, "Règles de la table")).toContainText("Progression par jalons");
  await expect(playerPage.getByRole("button", { name: "Modifier la campagne" })).toHaveCount(0);

  await edit(mjPage);
  await mjPage.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(mjPage.getByText("Modifications enregistrées.")).toBeVisible();

  await mjPage.getByLabel("Nom de la campagne").fill("  ");
  await mjPage.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(mjPage.getByText("Le nom de la campagne ne peut pas être vide.")).toBeVisible();

  const renamed = unique("Les Braises");
  await mjPage.getByLabel("Nom de la campagne").fill(renamed);
  await mjPage.getByLabel("Description").fill("Un seul village.");
  await mjPage.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(playerPage.getByRole("heading", { name: renamed, level: 1 })).toBeVisible();
  await expect(playerPage.getByText("Un seul village.")).toBeVisible();

  await mjPage.getByRole("radio", { name: "Points d'expérience" }).check();
  await mjPage.getByRole("radio", { name: "Activée", exact: true }).check();
  await mjPage.getByRole("button", { name: "Enregistrer les règles" }).click();
  await expect(mjPage.getByText("Règles enregistrées.")).toBeVisible();
  await expect(region(playerPage, "Règles de la table")).toContainText("Points d'expérience");
  await expect(region(playerPage, "Table virtuelle")).toBeVisible();

  await mjPage.getByLabel("Nom de la campagne").fill("Brouillon");
  await mjPage.getByRole("button", { name: "Quitter le mode édition" }).click();
  await edit(mjPage);
  await expect(mjPage.getByLabel("Nom de la campagne")).toHaveValue(renamed);
});

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

test("a character deleted by its player, or by the MJ, leaves every page", async ({ browser }) => {
  const [mj, player] = [await member("Morgane"), await member("Lucas")];
  const table = await campaignRunBy(mj, { players: [player] });
  await characterOf(player, { name: "Élowen", campaignId: table.id });
  await characterOf(player, { name: "Zéphyr", campaignId: table.id });
  const [mjPage, playerPage] = await Promise.all([openAs(browser, mj), openAs(browser, player)]);
  await at(mjPage, table);
  await at(playerPage, table);

  await playerPage.getByRole("button", { name: "Supprimer Élowen" }).click();
  await playerPage.getByRole("dialog").getByRole("button", { name: "Supprimer", exact: true }).click();
  await expect(playerPage.getByText("Votre personnage a été supprimé.")).toBeVisible();
  await expect(region(mjPage, "Personnages").getByText("Élowen")).toHaveCount(0);

  await edit(mjPage);
  await mjPage.getByRole("button", { name: "Supprimer Zéphyr" }).click();
  await mjPage.getByRole("dialog").getByRole("button", { name: "Supprimer", exact: true }).click();
  await expect(mjPage.getByText("Personnage supprimé.")).toBeVisible();
  await expect(region(playerPage, "Personnages").getByText("Zéphyr")).toHaveCount(0);
});

test("the invite link is copied with two seconds of feedback, and a new link invalidates the old one", async ({
  browser,
}) => {
  const mj = await member("Morgane");
  const table = await campaignRunBy(mj);
  const page = await openAs(browser, mj);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await at(page, table);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole("button", { name: "Copier le lien d'invitation" }).click();
  await expect(page.getByRole("button", { name: "Lien copié dans le presse-papiers." })).toBeVisible();
  expect(await copied()).toBe(`${new URL(page.url()).origin}/join?token=${table.token}&system=dnd5e`);
  await expect(page.getByRole("button", { name: "Copier le lien d'invitation" })).toBeVisible();

  await edit(page);
  await page.getByRole("button", { name: "Nouveau lien d'invitation" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Créer le lien" }).click();
  await expect(page.getByText("Nouveau lien d'invitation créé.")).toBeVisible();
  await page.getByRole("button", { name: "Copier le lien d'invitation" }).click();
  await expect.poll(copied).not.toContain(table.token);

  // As on an address without a secure context.
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, "clipboard"));
  await expect(page.getByRole("button", { name: "Copier le lien d'invitation" })).toBeVisible();
  await page.getByRole("button", { name: "Copier le lien d'invitation" }).click();
  await expect(page.getByRole("button", { name: "Impossible de copier le lien." })).toBeVisible();
});

test("the link to the MJ panel is the product's, or the campaign's own if it is safe", async ({
  browser,
}) => {
  const mj = await member("Morgane");
  const plain = await campaignRunBy(mj, { commandPanelUrl: "javascript:alert(1)" });
  const elsewhere = await campaignRunBy(mj, { links: { mjCommandPanel: "https://panneau.example/x" } });
  const page = await openAs(browser, mj);
  await at(page, plain);
  const link = page.getByRole("link", { name: /^Commandes MJ/ });
  await expect(link).toHaveAttribute("href", `/campaign/${plain.id}/mj-panel?system=dnd5e`);
  await at(page, elsewhere);
  await expect(link).toHaveAttribute("href", "https://panneau.example/x");
});

test("a campaign with fields missing or of the wrong type still has a page", async ({ browser }) => {
  const mj = await member("Morgane");
  const table = await campaignRunBy(mj);
  const page = await openAs(browser, mj);
  await at(page, table);
  await expect(page.getByRole("heading", { name: table.name, level: 1 })).toBeVisible();
  await corruptCampaign(table, { name: 12, settings: "aucun", vttStatus: null });
  const name = page.getByRole("heading", { name: table.name, level: 1 });
  await stays(async () => expect(await name.isVisible()).toBe(true), 500);
  await expect(region(page, "Règles de la table")).toBeVisible();
});
