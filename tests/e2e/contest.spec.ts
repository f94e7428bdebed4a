import { barFight } from "../support/barFight";
import { openAs } from "./support/openAs";
import { region } from "./support/region";
import { openPart, openRolls } from "./support/sheetParts";
import { expect, test } from "./support/test";

const PHONE = { width: 390, height: 844 };

test("one opposes another: a blow is dodged from the phone, the MJ answers for a creature, damage waits for both", async ({
  browser,
}) => {
  test.slow();
  const { mj, player, campaign, hero } = await barFight();
  const table = await openAs(browser, mj);
  await table.setViewportSize({ width: 1440, height: 900 });
  await table.goto(`/session/${campaign.id}?system=vampire`);
  const phone = await openAs(browser, player);
  await phone.setViewportSize(PHONE);
  await phone.goto(`/character/${hero}?system=vampire`);
  const log = region(table, "Journal");

  await test.step("the bouncer's blow waits for Isaure, and its damage with it", async () => {
    const turn = region(table, "Au tour de : Videur");
    await turn.getByRole("button", { name: /^Isaure/ }).click();
    // Without a success there is nothing to oppose: it strikes until it has one.
    const opposed = phone.getByRole("region", { name: "À opposer" });
    await expect(async () => {
      await turn.getByRole("list", { name: "Attaques" }).getByRole("button").first().click();
      await expect(opposed).toBeVisible({ timeout: 3_000 });
    }).toPass();
    const blow = log.getByRole("listitem").filter({ hasText: "Isaure peut s'y opposer" }).last();
    await expect(blow.getByRole("button", { name: "Sans défense" })).toBeVisible();
    await expect(blow.getByRole("button", { name: /à Isaure$/ })).toHaveCount(0);
  });

  await test.step("she dodges with one tap, and both screens say how it ended", async () => {
    const opposed = phone.getByRole("region", { name: "À opposer" });
    const waiting = await opposed.getByRole("button", { name: "Athlétisme 6 dés" }).count();
    await opposed.getByRole("button", { name: "Athlétisme 6 dés" }).last().click();
    await expect(opposed.getByRole("button", { name: "Athlétisme 6 dés" })).toHaveCount(waiting - 1);
    await expect(log.getByText(/contre Athlétisme \d+ \(Isaure\) : /).first()).toBeVisible();
    await expect(log.getByText(/^Isaure : Athlétisme$/).first()).toBeVisible();
  });

  await test.step("her own blow waits for the MJ, who answers for the bouncer, and its margin is the damage", async () => {
    const putAway = await openRolls(phone);
    await phone.getByLabel("Cible").selectOption({ label: "Videur" });
    await phone.getByRole("checkbox", { name: "Videur s'y oppose" }).check();
    await putAway();
    await openPart(phone, "Fiche");
    await phone
      .getByRole("button", { name: /^Lancer Bagarre/ })
      .first()
      .click();
    const own = log.getByRole("listitem").filter({ hasText: "Bagarre → Videur" });
    await expect(own).toBeVisible();
    await own.getByRole("button", { name: /^Physique/ }).click();
    await expect(own.getByText(/contre Physique \d+ \(Videur\) : /)).toBeVisible();
  });

  await test.step("a bouncer whose Health is all marked strikes with two dice less, and the log says why", async () => {
    const life = table.getByRole("textbox", { name: /^Vie de Videur/ });
    await life.fill("-6");
    await life.press("Enter");
    await expect(life).toHaveValue("0/6");
    const turn = region(table, "Au tour de : Videur");
    await turn
      .getByRole("list", { name: "Attaques" })
      .getByRole("button", { name: "Lancer : Attaque 6 dés" })
      .click();
    await expect(log.getByText(/4d10.*Diminué \(Santé\) : −2/).first()).toBeVisible();
  });
});
