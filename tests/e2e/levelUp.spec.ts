import { campaignRunBy, characterOf } from "../support/campaigns";
import { member } from "../support/cast";
import { openAs } from "./support/openAs";
import { openPart } from "./support/sheetParts";
import { expect, test } from "./support/test";

const FIGHTER = {
  class: "Guerrier 1",
  stats: {
    abilityScores: { str: 15, dex: 12, con: 14, int: 10, wis: 10, cha: 8 },
    hp: { current: 9, max: 12 },
  },
  data: { classes: [{ name: "Guerrier", level: 1 }], level: 1, race: "Humain", background: "Soldat" },
};

test("a fighter gains the level that the MJ grants within ten taps; what is spent stays spent", {
  tag: "@games",
}, async ({ browser }) => {
  test.slow();
  const [mj, ana] = [await member("Mona"), await member("Ana")];
  const campaign = await campaignRunBy(mj, { players: [ana] });
  const hero = await characterOf(ana, { name: "Brenn", campaignId: campaign.id, ...FIGHTER });
  const page = await openAs(browser, ana);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/character/${hero}?system=dnd5e`);
  const meter = page.getByRole("meter", { name: "Points de vie" });
  await expect(meter).toHaveText("9 / 12");
  await openPart(page, "Fiche");
  await expect(page.getByRole("button", { name: "Dégâts", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Expérience/ })).toHaveCount(0);

  await expect(page.getByText("Le MJ accorde le niveau 2.")).toBeVisible();
  const visitor = await openAs(browser, mj, `/character/${hero}?system=dnd5e`);
  await visitor.getByRole("button", { name: "Actions de la fiche" }).click();
  await visitor.getByRole("menuitem", { name: "Accorder le niveau 2" }).click();

  let taps = 0;
  const tap = async (role: "link" | "button", name: string) => {
    taps += 1;
    await page.getByRole(role, { name, exact: true }).last().click();
  };
  await tap("button", "Passer au niveau 2");
  const gains = page.getByRole("list", { name: "Ce que donne ce niveau" });
  await expect(gains.getByRole("listitem")).toHaveText([
    "Dé de vie1d10",
    "Points de vie+8 au maximum ; les actuels montent d'autant",
    "Sursaut d'activité1",
  ]);
  await tap("link", "Faire mes choix");
  await expect(page.getByRole("heading", { name: "Niveau suivant de Brenn" })).toBeVisible();
  const steps = page.getByRole("navigation", { name: "Étapes" }).getByRole("button");
  await expect(steps).toHaveCount(2);
  await expect(page.getByText("20 points de vie au maximum")).toBeInViewport();
  await expect(page.getByRole("radio", { name: "Magicien" })).toHaveCount(0);
  await tap("button", "Relecture");
  await tap("button", "Enregistrer");
  await expect(meter).toHaveText("17 / 20");
  await openPart(page, "Fiche");
  await expect(page.getByText("Niveau 2", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("Le MJ accorde le niveau 3.")).toBeVisible();
  expect(taps).toBeLessThanOrEqual(10);

  await expect(visitor.getByText("Niveau 2", { exact: true }).first()).toBeVisible();
  await expect(visitor.getByRole("button", { name: /^Passer au niveau/ })).toHaveCount(0);
});
