import { campaignRunBy, characterOf, settingsWith } from "../support/campaigns";
import { member } from "../support/cast";
import { openAs } from "./support/openAs";
import { region } from "./support/region";
import { expect, test } from "./support/test";

test("the MJ writes a random table, rolls it before the table in three presses, or for themselves", async ({
  browser,
}) => {
  const [mj, nina] = [await member("Morgane"), await member("Nina")];
  const table = await campaignRunBy(mj, {
    players: [nina],
    settings: settingsWith({ useVtt: true }),
    vttStatus: { status: "online", active: true },
  });
  await characterOf(nina, { campaignId: table.id, name: "Elowen" });
  const panel = await openAs(browser, mj);
  const player = await openAs(browser, nina);
  await player.goto(`/session/${table.id}?system=dnd5e`);
  await panel.goto(`/campaign/${table.id}/mj-panel?system=dnd5e`);

  const dialog = panel.getByRole("dialog", { name: "Dés de la table" });
  await panel.getByRole("button", { name: "Dés de la table" }).click();
  await dialog.getByRole("button", { name: "Tables aléatoires" }).click();
  await expect(dialog.getByText("Aucune table : rumeurs, rencontres, butin…")).toBeVisible();
  await dialog.getByRole("button", { name: "Nouvelle table" }).click();
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await expect(dialog.getByText("Donne un nom à la table.")).toBeVisible();
  await expect(dialog.getByText("Écris ce qui arrive.")).toHaveCount(2);
  await dialog.getByLabel("Nom de la table").fill("Rumeurs");
  await dialog.getByLabel("Poids de la ligne 1").fill("3");
  await dialog.getByLabel("Ligne 1", { exact: true }).fill("Le meunier n'a plus d'ombre.");
  await expect(dialog.getByText("1 à 3")).toBeVisible();
  await dialog.getByRole("button", { name: "Retirer la ligne 2" }).click();
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await dialog.getByRole("button", { name: "Lancer Rumeurs" }).click();
  const log = region(player, "Jets");
  await expect(dialog.getByText("Le meunier n'a plus d'ombre.")).toBeVisible();
  await expect(log.getByText("Le meunier n'a plus d'ombre.")).toHaveCount(1);

  await dialog.getByRole("checkbox", { name: "Pour le MJ seul" }).check();
  await dialog.getByRole("button", { name: "Lancer Rumeurs" }).click();
  await expect(region(panel, "Jets de la table").getByText("Rumeurs")).toHaveCount(2);
  await dialog.getByRole("checkbox", { name: "Pour le MJ seul" }).uncheck();
  await dialog.getByRole("button", { name: "Lancer Rumeurs" }).click();
  // The secret one would have come before this one.
  await expect(log.getByText("Le meunier n'a plus d'ombre.")).toHaveCount(2);
});
