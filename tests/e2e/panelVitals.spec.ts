import { campaignRunBy, characterOf } from "../support/campaigns";
import { member } from "../support/cast";
import { patience } from "../support/patience";
import { openAs } from "./support/openAs";
import { region } from "./support/region";
import { expect, type Page, test } from "./support/test";

const PHONE = { width: 390, height: 844 };

const card = (panel: Page, name: string) =>
  region(panel, "Personnages").getByRole("listitem").filter({ hasText: name }).first();

test("the MJ hurts two heroes in four taps, heals one, sets a condition, and acts without a network", async ({
  browser,
}) => {
  test.slow();
  const [anselme, nina] = [await member("Anselme"), await member("Nina")];
  const campaign = await campaignRunBy(anselme, { players: [nina] });
  const table = { campaignId: campaign.id };
  const stats = { hp: "20 / 30", ac: 15, abilityScores: { str: 14, wis: 12 } };
  const elowen = await characterOf(nina, { ...table, name: "Elowen", stats });
  await characterOf(nina, { ...table, name: "Doria", stats: { hp: "6 / 20" } });

  const sheet = await openAs(browser, nina, `/character/${elowen}?system=dnd5e`);
  await sheet.setViewportSize(PHONE);
  await expect(sheet.getByRole("meter", { name: "Points de vie" })).toHaveText("20 / 30");
  const panel = await openAs(browser, anselme, `/campaign/${campaign.id}/mj-panel?system=dnd5e`);
  await expect(card(panel, "Elowen")).toContainText("PV 20 / 30");
  await expect(card(panel, "Elowen")).toContainText("Perception passive 11");

  let taps = 0;
  const tap = async (name: string | RegExp) => {
    taps += 1;
    await panel.getByRole("button", { name }).click();
  };
  const amount = async (points: string) => {
    taps += 1;
    await panel.getByLabel("Nombre de points").click();
    await panel.keyboard.type(points);
  };
  await tap("Choisir Elowen");
  await tap("Choisir Doria");
  await amount("7");
  const bar = panel.getByRole("form", { name: "Agir sur les personnages choisis" });
  await expect(bar).toContainText("PV 20 → 13 sur 30");
  await expect(bar).toContainText("PV 6 → 0 sur 20");
  await tap("Dégâts (2)");
  expect(taps).toBeLessThanOrEqual(4);
  await expect(card(panel, "Elowen")).toContainText("PV 13 / 30");
  await expect(card(panel, "Doria")).toContainText("Mourant");
  await expect(sheet.getByRole("meter", { name: "Points de vie" })).toHaveText("13 / 30");

  await tap("Choisir Doria");
  await panel.getByRole("radio", { name: "Soins" }).click();
  await amount("4");
  await tap("Soins (1)");
  await expect(card(panel, "Doria")).toContainText("PV 4 / 20");

  await tap("Choisir Elowen");
  await panel.getByRole("radio", { name: "État" }).click();
  await bar.getByRole("combobox", { name: "État" }).selectOption({ label: "Empoisonné" });
  await tap("État (1)");
  await expect(card(panel, "Elowen")).toContainText("Empoisonné");
  await expect(sheet.getByText("MJ : Empoisonné").first()).toBeVisible();

  await panel.context().setOffline(true);
  await tap("Choisir Elowen");
  await amount("2");
  await tap("Dégâts (1)");
  await expect(card(panel, "Elowen")).toContainText("PV 11 / 30");
  await expect(sheet.getByRole("meter", { name: "Points de vie" })).toHaveText("13 / 30");
  await panel.context().setOffline(false);
  await expect(sheet.getByRole("meter", { name: "Points de vie" })).toHaveText("11 / 30", {
    timeout: patience(30_000),
  });

  // The tray knows the state: the poison is on the roll, and said.
  await panel.getByRole("button", { name: "Dés de la table" }).click();
  const tray = panel.getByRole("dialog", { name: "Dés de la table" });
  await tray.getByRole("button", { name: "D'après la fiche" }).click();
  await tray.getByLabel("Personnage").selectOption({ label: "Elowen" });
  await tray.getByLabel("Jet de la fiche").selectOption({ label: "Force" });
  await tray.getByRole("button", { name: "Jeter" }).click();
  // The first call after the return of the network may be asked about again.
  const rolled = tray.getByRole("list", { name: "Dernier jet" }).getByRole("listitem");
  await expect(rolled).toHaveCount(1, { timeout: patience(30_000) });
  await expect(rolled).toContainText("Empoisonné : désavantage");
});
