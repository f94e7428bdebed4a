import { campaignRunBy, characterOf } from "../support/campaigns";
import { member, unique } from "../support/cast";
import { faults } from "./support/axe";
import { openAs } from "./support/openAs";
import { expect, type Page, test } from "./support/test";

const PHONE = { width: 390, height: 844 };
const SECRET = "L'encre est du sang.";

/** A red square of eight pixels. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGP4z8CAFWEXHbQSACj/P8Fu7N9hAAAAAElFTkSuQmCC",
  "base64",
);

async function typeKeys(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole("textbox", { name, exact: true }).pressSequentially(text);
}

test("a letter is prepared with its secret, shown in three presses, stays with the players, and vanishes when it is taken back", async ({
  browser,
}) => {
  test.slow();
  const [anselme, nina, leo] = [await member("Anselme"), await member("Nina"), await member("Léo")];
  const campaign = await campaignRunBy(anselme, { players: [nina, leo], name: unique("Les Brumes") });
  const hero = await characterOf(nina, { name: "Lia", campaignId: campaign.id });
  const at = `/campaign/${campaign.id}/aides?system=dnd5e`;
  const mj = await openAs(browser, anselme, at);
  const phone = await openAs(browser, nina, `/character/${hero}?system=dnd5e`);
  await phone.setViewportSize(PHONE);
  const other = await openAs(browser, leo, `/campaign/${campaign.id}?system=dnd5e`);

  await test.step("the MJ writes it", async () => {
    await mj.getByRole("button", { name: "Nouvelle aide de jeu" }).click();
    await typeKeys(mj, "Titre", "La lettre de Strahd");
    await typeKeys(mj, "Texte", "Venez *dîner*.");
    await mj.getByRole("button", { name: "Ajouter une partie" }).click();
    await mj.getByRole("textbox", { name: "Titre de la partie" }).last().pressSequentially("Le secret");
    await typeKeys(mj, "Partie 2", SECRET);
    await mj.locator("input[type=file]").setInputFiles({
      name: "sceau.png",
      mimeType: "image/png",
      buffer: PICTURE,
    });
    await expect(mj.getByRole("img", { name: "L'image de cette aide de jeu" })).toBeVisible();
    await mj.getByRole("button", { name: "Enregistrer" }).click();
    await expect(mj.getByRole("heading", { level: 1, name: "La lettre de Strahd" })).toBeVisible();
  });

  await test.step("shown from the table in three presses, it opens on the players' screens at once", async () => {
    await mj.goto(`/session/${campaign.id}?system=dnd5e`);
    await mj.getByRole("button", { name: "Montrer…" }).click();
    await mj.getByRole("button", { name: "Montrer : La lettre de Strahd (Lettre)" }).click();
    await mj.getByRole("dialog").getByRole("button", { name: "Montrer", exact: true }).click();
    for (const page of [phone, other]) {
      const shown = page.getByRole("region", { name: "Le MJ montre" });
      await expect(shown.getByText("dîner")).toBeVisible();
      await expect(shown.getByRole("img", { name: "La lettre de Strahd" })).toBeVisible();
      await expect(shown.getByText(SECRET)).toBeHidden();
    }
  });

  await test.step("its secret is one player's alone", async () => {
    await mj.goto(at);
    await mj.getByRole("link", { name: /La lettre de Strahd/ }).click();
    await mj.getByRole("button", { name: "Montrer : Le secret" }).click();
    await mj.getByRole("checkbox", { name: "Léo" }).click();
    await mj.getByRole("dialog").getByRole("button", { name: "Montrer", exact: true }).click();
    await expect(phone.getByText(SECRET)).toBeVisible();
    await expect(other.getByText(SECRET)).toBeHidden();
    await expect(
      mj.getByRole("region", { name: "Le secret" }).getByText("Vue par : Lia (Nina)"),
    ).toBeVisible();
  });

  await test.step("what she writes of it for the table, he reads, and finds", async () => {
    await other.getByRole("link", { name: "Ouvrir : La lettre de Strahd" }).click();
    await phone.getByRole("link", { name: "Ouvrir : La lettre de Strahd" }).click();
    const forTable = phone.getByRole("textbox", { name: "Pour la table" });
    await expect(forTable).toBeEditable();
    await forTable.pressSequentially("N'y allons pas seuls.");
    await expect(other.getByText("N'y allons pas seuls.")).toBeVisible();
    await expect(phone.getByText("Enregistré", { exact: true })).toBeVisible();
    await other.goto(`/campaign/${campaign.id}/seances?system=dnd5e`);
    await other.getByRole("searchbox").pressSequentially("seuls");
    await other.getByRole("link", { name: /^La lettre de Strahd Note de Nina/ }).click();
    await expect(other.getByText("N'y allons pas seuls.")).toBeVisible();
    await phone.goto(`/character/${hero}?system=dnd5e`);
    await other.goto(`/campaign/${campaign.id}?system=dnd5e`);
  });

  await test.step("it stays in her collection, and goes when the MJ takes it back, offline when the network is there", async () => {
    await phone.getByRole("button", { name: "Ranger : La lettre de Strahd" }).click();
    await phone.getByRole("button", { name: "Actions de la fiche" }).click();
    await phone.getByRole("menuitem", { name: "Aides de jeu" }).click();
    await phone.getByRole("link", { name: /La lettre de Strahd/ }).click();
    await expect(phone.getByText(SECRET)).toBeVisible();
    await phone.context().setOffline(true);
    await mj.getByRole("button", { name: "Tout retirer" }).click();
    await expect(other.getByRole("region", { name: "Le MJ montre" })).toBeHidden();
    await expect(phone.getByText(SECRET)).toBeVisible();
    await phone.context().setOffline(false);
    await expect(phone.getByText("Cette aide de jeu ne t'est pas montrée, ou ne l'est plus.")).toBeVisible();
    await phone.getByRole("link", { name: "Toutes les aides de jeu" }).click();
    await expect(phone.getByText(/Rien encore/)).toBeVisible();
  });

  await test.step("the MJ takes it to another campaign, by a copy and by a file", async () => {
    const ashes = await campaignRunBy(anselme, { name: unique("Les Cendres") });
    await mj.goto(`/campaign/${campaign.id}/preparation?system=dnd5e`);
    await mj.getByRole("checkbox", { name: "La lettre de Strahd" }).click();
    await mj.getByRole("button", { name: "Copier vers…" }).click();
    await mj.getByRole("combobox", { name: "Campagne" }).selectOption(ashes.id);
    await mj.getByRole("button", { name: "Copier", exact: true }).click();
    await expect(mj.getByText(`1 élément copié dans « ${ashes.name} ».`)).toBeVisible();
    await mj.getByRole("button", { name: "Fermer" }).click();
    await mj.getByRole("checkbox", { name: "La lettre de Strahd" }).click();
    const download = mj.waitForEvent("download");
    await mj.getByRole("button", { name: "Enregistrer un fichier" }).click();
    const file = await (await download).path();
    await mj.goto(`/campaign/${ashes.id}/preparation?system=dnd5e`);
    await mj.locator("input[type=file]").setInputFiles(file);
    await mj.getByRole("button", { name: "Ajouter à la campagne" }).click();
    await expect(mj.getByText(`1 élément copié dans « ${ashes.name} ».`)).toBeVisible();
    await mj.goto(`/campaign/${ashes.id}/aides?system=dnd5e`);
    const letters = mj.getByRole("link", { name: /La lettre de Strahd.*Pas encore montrée/ });
    await expect(letters).toHaveCount(2);
    await letters.first().click();
    await expect(mj.getByRole("region", { name: "Le secret" }).getByText(SECRET)).toBeVisible();
    await expect(mj.getByRole("img", { name: "La lettre de Strahd" })).toBeVisible();
  });
});

test("axe finds nothing on the MJ's handouts and on a player's, in any look", async ({ browser }) => {
  test.slow();
  const [anselme, nina] = [await member("Anselme"), await member("Nina")];
  const campaign = await campaignRunBy(anselme, { players: [nina], name: unique("Les Nuits") });
  const at = `/campaign/${campaign.id}/aides?system=dnd5e`;
  const mj = await openAs(browser, anselme, at);
  await mj.getByRole("button", { name: "Nouvelle aide de jeu" }).click();
  await typeKeys(mj, "Titre", "Le vieux plan");
  await typeKeys(mj, "Texte", "## Le nord\n\nUne *croix*.");
  expect(await faults(mj)).toEqual([]);
  await mj.getByRole("button", { name: "Enregistrer" }).click();
  await mj.getByRole("button", { name: "Montrer", exact: true }).click();
  await mj.getByRole("checkbox", { name: "Nina" }).waitFor();
  expect(await faults(mj)).toEqual([]);
  await mj.getByRole("dialog").getByRole("button", { name: "Montrer", exact: true }).click();
  await mj.getByRole("button", { name: "Tout retirer" }).waitFor();
  expect(await faults(mj)).toEqual([]);
  await mj.goto(at);
  await mj.getByRole("link", { name: /Le vieux plan/ }).waitFor();
  expect(await faults(mj)).toEqual([]);
  await mj.goto(`/campaign/${campaign.id}/preparation?system=dnd5e`);
  await mj.getByRole("checkbox", { name: "Le vieux plan" }).click();
  expect(await faults(mj)).toEqual([]);
  const player = await openAs(browser, nina, `/campaign/${campaign.id}?system=dnd5e`);
  await player.getByRole("region", { name: "Le MJ montre" }).getByText("croix").waitFor();
  expect(await faults(player)).toEqual([]);
  await player.getByRole("link", { name: "Ouvrir : Le vieux plan" }).click();
  await player.getByRole("heading", { level: 1, name: "Le vieux plan" }).waitFor();
  expect(await faults(player)).toEqual([]);
  await player.goto(at);
  await player.getByRole("link", { name: /Le vieux plan/ }).waitFor();
  expect(await faults(player)).toEqual([]);
});
