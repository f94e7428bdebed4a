import { campaignRunBy, characterOf, settingsWith } from "../support/campaigns";
import { member } from "../support/cast";
import { openAs } from "./support/openAs";
import { expect, test } from "./support/test";

test("a rare item is asked for from the inventory, and given in the notification", async ({ browser }) => {
  const [mona, nina] = [await member("Mona"), await member("Nina")];
  const campaign = await campaignRunBy(mona, {
    players: [nina],
    settings: settingsWith({ askForRareItems: true }),
  });
  const hero = await characterOf(nina, { name: "Elowen", campaignId: campaign.id });
  const mj = await openAs(browser, mona, `/campaign/${campaign.id}?system=dnd5e`);
  const asked = mj.getByRole("region", { name: "Objets rares demandés" });
  await expect(asked).toContainText("Aucun objet n'est demandé.");
  const page = await openAs(browser, nina, `/character/${hero}?system=dnd5e`);

  await page.getByRole("button", { name: "Gérer l'inventaire" }).click();
  const editor = page.getByRole("dialog", { name: "Gérer l'inventaire" });
  await editor.getByLabel("Rechercher un objet").fill("anneau de protection");
  await editor.getByRole("button", { name: /^Anneau de protection.*: demander au MJ/ }).click();
  await expect(
    editor.getByRole("button", { name: /^Anneau de protection.*: en attente du MJ/ }),
  ).toBeVisible();
  await editor.getByRole("button", { name: "Fermer" }).click();
  const waiting = page.getByRole("region", { name: "Objets en attente du MJ" });
  await expect(waiting).toContainText("Anneau de protection");
  await expect(asked).toContainText("Elowen");

  await mj.getByRole("button", { name: /^Notifications, 1 non lue/ }).click();
  await mj
    .getByRole("dialog", { name: "Notifications" })
    .getByRole("button", { name: /^Accorder : Elowen aimerait avoir « Anneau de protection »/ })
    .click();
  await expect(asked).toContainText("Aucun objet n'est demandé.");
  await expect(waiting).toHaveCount(0);
  await page.getByRole("tab", { name: "Sac 1" }).click();
  await expect(page.getByRole("heading", { name: "Anneau de protection" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Notifications, 1 non lue" })).toBeVisible();
});
