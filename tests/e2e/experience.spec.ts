import { campaignRunBy, characterOf } from "../support/campaigns";
import { member } from "../support/cast";
import { faults } from "./support/axe";
import { openAs } from "./support/openAs";
import { openPart } from "./support/sheetParts";
import { expect, test } from "./support/test";

test("a vampire spends experience on the sheet, and the MJ sees the dots without a reload", {
  tag: "@games",
}, async ({ browser }) => {
  test.slow();
  const [mj, ana] = [await member("Mona"), await member("Ana")];
  const campaign = await campaignRunBy(mj, { system: "vampire", players: [ana] });
  const hero = await characterOf(ana, {
    system: "vampire",
    name: "Isaure",
    campaignId: campaign.id,
    stats: { attributes: { strength: 2 }, experience: 20 },
    data: { clan: "Brujah" },
  });
  const sheet = `/character/${hero}?system=vampire`;
  const page = await openAs(browser, ana);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(sheet);
  await openPart(page, "Fiche");
  const master = await openAs(browser, mj, sheet);
  await expect(master.getByRole("region", { name: "État en jeu" })).toBeVisible();
  await expect(master.getByRole("button", { name: "Dépenser l'expérience" })).toHaveCount(0);

  await page.getByRole("button", { name: "Dépenser l'expérience" }).click();
  const dialog = page.getByRole("dialog", { name: "Dépenser l'expérience" });
  await expect(dialog.getByText("Il te reste 20 XP.")).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await dialog.getByRole("searchbox", { name: "Rechercher" }).fill("force");
  await dialog.getByRole("button", { name: "15 XP : monter Force à 3" }).click();
  await expect(dialog.getByText("Il te reste 5 XP.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "20 XP : monter Force à 4" })).toBeDisabled();
  await dialog.getByLabel("Son nom").fill("Bagarre : couteaux");
  await dialog.getByRole("button", { name: "Acheter : 3 XP" }).click();
  await expect(dialog.getByText("Il te reste 2 XP.")).toBeVisible();

  await expect(master.getByText("Bagarre : couteaux", { exact: true })).toBeVisible();
  await expect(master.getByRole("region", { name: "Attributs physiques" })).toContainText("3");
});
