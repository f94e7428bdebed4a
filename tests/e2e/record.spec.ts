import { campaignRunBy, characterOf, settingsWith } from "../support/campaigns";
import { member, unique } from "../support/cast";
import { ageLastEvening, storeEvening } from "../support/storedEvening";
import { faults } from "./support/axe";
import { openAs } from "./support/openAs";
import { region } from "./support/region";
import { expect, test } from "./support/test";

const PHONE = { width: 390, height: 844 };

async function seated(name: string) {
  const [anselme, nina] = [await member("Anselme"), await member("Nina")];
  const campaign = await campaignRunBy(anselme, {
    players: [nina],
    name: unique(name),
    settings: settingsWith({ useVtt: true }),
  });
  const stats = { hp: "12 / 12", ac: 15, abilityScores: { str: 14 } };
  const hero = await characterOf(nina, { campaignId: campaign.id, name: "Elowen", stats });
  const address = (path: string) => `${path.replace("{id}", campaign.id)}?system=dnd5e`;
  return { anselme, nina, campaign, hero, address };
}

test("an evening writes its record, the MJ makes a recap of it, and the next one begins with it on all screens", async ({
  browser,
}) => {
  test.slow();
  const { anselme, nina, campaign, hero, address } = await seated("Les Brumes");
  const mj = await openAs(browser, anselme, address("/campaign/{id}"));
  const player = await openAs(browser, nina, address("/campaign/{id}"));
  await player.setViewportSize(PHONE);

  const [room] = await Promise.all([
    mj.waitForEvent("popup"),
    mj.getByRole("button", { name: "Lancer le VTT" }).click(),
  ]);
  await expect(mj.getByText(/^Séance 1 · depuis/)).toBeVisible();
  await player.goto(address("/session/{id}"));
  await player
    .getByRole("textbox", { name: /message/i })
    .first()
    .fill("Je jure de revenir.");
  await player.keyboard.press("Enter");
  const line = /^Garder cette ligne : .*Je jure de revenir/;
  await room.getByRole("button", { name: line }).click();
  await expect(player.getByRole("button", { name: line })).toHaveAttribute("aria-pressed", "true");

  await mj.goto(address("/campaign/{id}/mj-panel"));
  await mj.getByRole("button", { name: "Choisir Elowen" }).click();
  await mj.getByLabel("Nombre de points").fill("12");
  await mj.getByRole("button", { name: "Dégâts (1)" }).click();
  await expect(mj.getByText("Mourant").first()).toBeVisible();

  // Stopping the VTT stops it at once, and offers to end the evening as long as it is played.
  await room.getByRole("button", { name: "Arrêter le VTT" }).click();
  await room.getByRole("menuitem", { name: "Arrêter le VTT" }).click();
  await room.getByRole("button", { name: "Finir la séance" }).click();
  const ending = room.getByRole("dialog", { name: "Finir la séance ?" });
  // Waited for in the page: the toast goes after some seconds.
  const told = room
    .getByText(/^La séance 1 est finie/)
    .first()
    .waitFor();
  await Promise.all([told, ending.getByRole("button", { name: "Finir la séance" }).click()]);
  await expect(ending).toBeHidden();
  await expect(room.getByRole("button", { name: "Finir la séance" })).toBeHidden();
  await expect(room.getByText("VTT hors ligne").first()).toBeVisible();
  await mj.goto(address("/campaign/{id}/seances"));
  await mj.getByRole("link", { name: /^Séance 1/ }).click();
  const facts = region(mj, "Ce qui s'est passé");
  await expect(facts.getByText("— Elowen tombe")).toBeVisible();
  await facts.getByRole("button", { name: /Elowen tombe/ }).click();
  await region(mj, "Lignes gardées")
    .getByRole("button", { name: /^Reprendre .*Je jure de revenir/ })
    .click();
  const recap = mj.getByLabel("Récapitulatif de la séance", { exact: true });
  await expect(recap).toHaveValue(/^- Elowen tombe\n- .*Je jure de revenir/);
  await recap.press("End");
  await recap.pressSequentially("\n\n**La suite** au pont. <script>alert(1)</script>");
  await expect(mj.getByText("Enregistré", { exact: true }).first()).toBeVisible();

  await player.goto(mj.url());
  const read = region(player, "Récapitulatif");
  await expect(read.getByRole("listitem").first()).toHaveText("Elowen tombe");
  await expect(read.getByText("La suite")).toHaveJSProperty("tagName", "STRONG");
  await expect(read.locator("script")).toHaveCount(0);

  // What the character lived is its player's to share.
  await player.goto(address(`/character/${hero}/histoire`));
  await expect(region(player, "Séance 1").getByText("— Elowen tombe")).toBeVisible();
  const sharing = player.getByRole("switch", { name: "Partager avec la table" });
  await sharing.click();
  await expect(sharing).toBeChecked();
  expect(await faults(player)).toEqual([]);

  // On paper: the recap in full, the record, and no button.
  await mj.emulateMedia({ media: "print" });
  await expect(facts.getByText("— Elowen tombe")).toBeVisible();
  const printed = region(mj, "Récapitulatif");
  await expect(printed.getByRole("strong")).toHaveText("La suite");
  await expect(printed.getByRole("textbox")).toBeHidden();
  await expect(
    mj.getByRole("button", { name: /^(Imprimer|Reprendre|Ne plus garder|Messages de)/ }),
  ).toHaveCount(0);
  await mj.emulateMedia({ media: null });

  await ageLastEvening(campaign.id);
  await mj.goto(address("/campaign/{id}"));
  await player.goto(address("/campaign/{id}"));
  await mj.getByRole("button", { name: "Commencer la séance" }).click();
  await expect(mj.getByText(/^Séance 2 · depuis/)).toBeVisible();
  await region(mj, "Séances").getByRole("button", { name: "Précédemment…" }).click();
  await mj.getByRole("dialog").getByRole("button", { name: "Montrer à la table" }).click();
  const shown = player.getByRole("dialog", { name: /^Précédemment/ });
  await expect(shown.getByRole("listitem").first()).toHaveText("Elowen tombe");
  expect(await faults(player)).toEqual([]);
  await mj.getByRole("dialog").getByRole("button", { name: "Ranger pour tous" }).click();
  await expect(shown).toBeHidden();
});

test("axe finds nothing on the evenings, one of them, and the agenda, in any look", async ({ browser }) => {
  test.slow();
  const { anselme, nina, campaign, address } = await seated("Les Nuits");
  await storeEvening(campaign.id, { uid: anselme.uid, recap: "## Le pont\n\nIl a **cédé**." });
  for (const who of [anselme, nina]) {
    const page = await openAs(browser, who, address("/campaign/{id}/seances"));
    await page.getByRole("link", { name: /^Séance 1/ }).waitFor();
    expect(await faults(page)).toEqual([]);
    await page.getByRole("link", { name: /^Séance 1/ }).click();
    await page.getByText(/Il a/).first().waitFor();
    expect(await faults(page)).toEqual([]);
    await page.context().close();
  }
  const mj = await openAs(browser, anselme, address("/campaign/{id}"));
  await mj.getByRole("button", { name: "Proposer des dates" }).click();
  const dialog = mj.getByRole("dialog", { name: "Proposer des dates" });
  await dialog.getByRole("button", { name: "Mois suivant" }).click();
  await dialog.getByRole("button", { name: /^\S+ 9 / }).click();
  expect(await faults(mj)).toEqual([]);
  await dialog.getByRole("button", { name: "Proposer", exact: true }).click();
  const player = await openAs(browser, nina, address("/campaign/{id}"));
  await region(player, "Agenda").getByRole("button", { name: "Oui" }).waitFor();
  expect(await faults(player)).toEqual([]);
});
