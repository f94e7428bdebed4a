import { campaignRunBy, characterOf } from "../support/campaigns";
import { member } from "../support/cast";
import { openAs } from "./support/openAs";
import { region } from "./support/region";
import { expect, test } from "./support/test";

test("the MJ notes a long rest, applies it to the group, and a player takes their own back", async ({
  browser,
}) => {
  test.slow();
  const [anselme, nina] = [await member("Anselme"), await member("Nina")];
  const campaign = await campaignRunBy(anselme, { players: [nina] });
  const table = { campaignId: campaign.id };
  const elowen = await characterOf(nina, { ...table, name: "Elowen", stats: { hp: "12 / 30" } });
  await characterOf(nina, { ...table, name: "Doria", stats: { hp: "5 / 20" } });

  const sheet = await openAs(browser, nina, `/character/${elowen}?system=dnd5e`);
  await expect(sheet.getByRole("meter", { name: "Points de vie" })).toHaveText("12 / 30");
  const panel = await openAs(browser, anselme, `/campaign/${campaign.id}/mj-panel?system=dnd5e`);
  await expect(panel.getByText("PV 12 / 30")).toBeVisible();

  const calls: string[] = [];
  panel.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/play")) calls.push(request.url());
  });
  await region(panel, "Actions rapides").getByRole("button", { name: "Repos long" }).click();
  await expect(region(panel, "Historique").getByRole("listitem").first()).toContainText("Repos long");
  await panel.getByRole("button", { name: "Appliquer au groupe ?" }).click();
  const dialog = panel.getByRole("dialog", { name: "Repos long : appliquer au groupe ?" });
  await expect(dialog).toContainText("PV 12 → 30");
  expect(calls).toEqual([]);
  await dialog.getByRole("checkbox", { name: "Doria" }).uncheck();
  await dialog.getByRole("button", { name: "Appliquer (1)" }).click();
  await expect(dialog.getByText("Appliqué à 1 personnage.")).toBeVisible();
  expect(calls).toHaveLength(1);
  await dialog.getByRole("button", { name: "Fermer" }).click();
  await expect(panel.getByText("PV 30 / 30")).toBeVisible();
  await expect(panel.getByText("PV 5 / 20")).toBeVisible();

  await expect(sheet.getByRole("meter", { name: "Points de vie" })).toHaveText("30 / 30");
  await region(sheet, "Dernières actions")
    .getByRole("button", { name: /^Annuler : Repos long/ })
    .click();
  await expect(sheet.getByRole("meter", { name: "Points de vie" })).toHaveText("12 / 30");
});

test("beside a note the panel offers its act: inspiration, a save to ask for, a text to show", async ({
  browser,
}) => {
  const [anselme, nina] = [await member("Anselme"), await member("Nina")];
  const campaign = await campaignRunBy(anselme, { players: [nina] });
  const elowen = await characterOf(nina, { campaignId: campaign.id, name: "Elowen" });
  const sheet = await openAs(browser, nina, `/character/${elowen}?system=dnd5e`);
  await expect(region(sheet, "En jeu")).toBeVisible();
  const panel = await openAs(browser, anselme, `/campaign/${campaign.id}/mj-panel?system=dnd5e`);
  const actions = region(panel, "Actions rapides");
  const press = (name: string) => actions.getByRole("button", { name, exact: true }).click();
  const newest = region(panel, "Historique").getByRole("listitem").first();

  await press("Offrir l'inspiration");
  await expect(newest).toContainText("Offrir l'inspiration");
  await press("À qui ?");
  const giving = panel.getByRole("dialog", { name: "Offrir l'inspiration : à qui ?" });
  await giving.getByRole("checkbox", { name: "Elowen" }).check();
  await giving.getByRole("button", { name: "Appliquer (1)" }).click();
  await expect(giving.getByText("Appliqué à 1 personnage.")).toBeVisible();
  await giving.getByRole("button", { name: "Fermer" }).click();
  await expect(newest).toContainText("Appliqué à Elowen.");
  await expect(region(panel, "Personnages").getByText("Inspiration")).toBeVisible();

  await press("Déclencher un piège");
  await press("Demander : Sauvegarde de Dextérité");
  const asking = panel.getByRole("dialog", { name: "Demander ce jet" });
  await expect(asking.getByLabel("Autre jet")).toHaveValue("Sauvegarde de Dextérité");
  await asking.getByRole("button", { name: "Demander" }).click();
  const asked = region(sheet, "Demandes du MJ");
  await expect(asked).toContainText("Sauvegarde de Dextérité");

  await press("Révéler un butin");
  await press("Montrer…");
  await panel.getByRole("dialog", { name: "Montrer" }).getByRole("button", { name: "Montrer" }).click();
  await expect(asked).toContainText("Sous la poussière, un objet que personne n'attendait.");
  await expect(actions.getByRole("button", { name: "Montrer…" })).toHaveCount(0);

  await press("Rencontre errante");
  await expect(newest).toContainText("Rencontre errante");
  await expect(actions.getByTitle("Noter : Quelque chose approche, attiré par la lumière.")).toBeVisible();
  await expect(actions.getByRole("button")).toHaveCount(6);
});
