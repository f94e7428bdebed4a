import { campaignRunBy, characterOf } from "../support/campaigns";
import { member, unique } from "../support/cast";
import { faults } from "./support/axe";
import { openAs } from "./support/openAs";
import { openPart } from "./support/sheetParts";
import { expect, test } from "./support/test";

const PHONE = { width: 390, height: 844 };

test("a potion goes into the chest in two taps, another hero takes it, and the MJ shares loot", async ({
  browser,
}) => {
  test.slow();
  const [anselme, nina, leo] = [await member("Anselme"), await member("Nina"), await member("Léo")];
  const campaign = await campaignRunBy(anselme, { players: [nina, leo], name: unique("Les Brumes") });
  const potions = { itemId: "potion", quantity: 3, snapshot: { name: "Potion de soins" } };
  const stats = { inventoryItems: [potions], coins: { gp: 12 } };
  const lia = await characterOf(nina, { name: "Lia", campaignId: campaign.id, stats });
  await characterOf(leo, { name: "Kaël", campaignId: campaign.id });
  const at = `/campaign/${campaign.id}/coffre?system=dnd5e`;
  const mj = await openAs(browser, anselme, at);
  const other = await openAs(browser, leo, at);
  const phone = await openAs(browser, nina, `/character/${lia}?system=dnd5e`);
  await phone.setViewportSize(PHONE);
  await expect(other.getByText(/^Rien encore/)).toBeVisible();
  expect(await faults(other)).toEqual([]);

  await test.step("from the sheet, in two taps", async () => {
    await openPart(phone, "Sac");
    await phone.getByRole("tab", { name: /^Sac/ }).click();
    await phone.getByRole("button", { name: "Donner Potion de soins" }).click();
    await phone.getByRole("dialog").getByRole("button", { name: "Au coffre" }).click();
    await expect(phone.getByText("Lia a mis Potion de soins.")).toBeVisible();
    await expect(phone.getByText("Potion de soins × 2")).toBeVisible();
  });

  await test.step("another takes it as soon as it is there", async () => {
    await other.getByRole("button", { name: "Prendre : Potion de soins" }).click();
    for (const page of [mj, other]) {
      const history = page.getByRole("list", { name: "Historique du coffre" });
      await expect(history.getByText("Kaël a pris Potion de soins.")).toBeVisible();
      await expect(page.getByRole("list", { name: "Objets du coffre" })).toBeHidden();
    }
  });

  await test.step("the next one is given to them, and accepted", async () => {
    await phone.getByRole("button", { name: "Donner Potion de soins" }).click();
    await phone.getByRole("dialog").getByRole("button", { name: "À Kaël" }).click();
    await expect(phone.getByText("Lia offre Potion de soins à Kaël.")).toBeVisible();
    await other.getByRole("button", { name: "Accepter : Potion de soins" }).click();
    await expect(mj.getByText("Kaël a pris Potion de soins de Lia.")).toBeVisible();
  });

  await test.step("coins go in, and are spent", async () => {
    await phone.goto(at);
    await phone.getByRole("button", { name: "Déposer" }).click();
    await phone.getByRole("textbox", { name: "po" }).pressSequentially("10");
    await phone.getByRole("dialog").getByRole("button", { name: "Déposer" }).click();
    await expect(mj.getByText("10 po", { exact: true })).toBeVisible();
    await mj.getByRole("button", { name: "Dépenser" }).click();
    expect(await faults(mj)).toEqual([]);
    await mj.getByRole("textbox", { name: "po (sur 10)" }).pressSequentially("2");
    await mj.getByRole("textbox", { name: /Pour quoi/ }).pressSequentially("La nuit à l'auberge");
    await mj.keyboard.press("Enter");
    await expect(phone.getByText("8 po", { exact: true })).toBeVisible();
    await expect(phone.getByText("Anselme a dépensé 2 po : La nuit à l'auberge.")).toBeVisible();
    expect(await faults(phone)).toEqual([]);
  });

  await test.step("loot is laid open, wanted, and shared by the MJ", async () => {
    await mj.getByRole("button", { name: "Partager un butin" }).click();
    const typed = mj.getByRole("textbox", { name: "Ce qu'il contient" });
    await typed.pressSequentially("Une bague\n101 po");
    expect(await faults(mj)).toEqual([]);
    await mj.getByRole("button", { name: "Montrer à la table" }).click();
    await phone.goto(`/character/${lia}?system=dnd5e`);
    const news = phone.getByRole("region", { name: "Butin à partager" });
    await news.getByRole("link", { name: "Voir : Trésor" }).click();
    await phone.getByRole("button", { name: "Je le veux : Une bague" }).click();
    await expect(mj.getByText("Lia le veut")).toBeVisible();
    expect(await faults(phone)).toEqual([]);
    await mj.getByRole("button", { name: "Répartir" }).click();
    await expect(mj.getByText("50 po chacun, 1 po au coffre")).toBeVisible();
    expect(await faults(mj)).toEqual([]);
    await mj.getByRole("dialog").getByRole("button", { name: "Répartir" }).click();
    const dealt = "Anselme a partagé Trésor : Une bague, 50 po à Lia ; 50 po à Kaël ; 1 po au coffre.";
    await expect(other.getByText(dealt)).toBeVisible();
    await expect(phone.getByText("9 po", { exact: true })).toBeVisible();
  });
});
