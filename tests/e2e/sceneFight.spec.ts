import { goblinFight } from "../support/sceneFight";
import { tableWithScene, tokenIds } from "../support/sceneTable";
import { openAs } from "./support/openAs";
import { region } from "./support/region";
import { closeList, openCanvas, tokenLine } from "./support/sceneCanvas";
import { expect, test } from "./support/test";

test("the MJ places the fight, attacks from a token's card, and players see what the MJ lets them see", async ({
  browser,
}) => {
  test.slow();
  const { mj, nina, table, path } = await tableWithScene();
  await goblinFight(table, mj.uid, [{ name: "Gobelin 1" }, { name: "Gobelin 2", hidden: true }]);
  const [page, player] = [await openAs(browser, mj, path), await openAs(browser, nina, path)];
  await openCanvas(player);
  await openCanvas(page);
  await page.getByRole("button", { name: "Agrandir la carte" }).click();
  const before = (await tokenIds(table)).length;
  await page.getByRole("button", { name: "Préparer la scène" }).click();
  await page.getByRole("menuitem", { name: "Créatures du combat sans jeton" }).click();
  await expect(await tokenLine(page, "Gobelin 2")).toContainText("caché");
  await expect(await tokenLine(player, "Gobelin 1")).toBeVisible();
  await expect(await tokenLine(player, "Gobelin 2")).toHaveCount(0);
  await expect.poll(async () => (await tokenIds(table)).length).toBe(before + 1);

  // The goblin at Lorien, applied from the card; then Lorien at the goblin.
  await (await tokenLine(page, "Gobelin 1")).getByRole("button", { name: "Gobelin 1" }).click();
  await closeList(page);
  const card = region(page, "Jeton : Gobelin 1");
  await expect(card.getByText("PV 7 / 7")).toBeVisible();
  await card.getByRole("button", { name: "Attaquer" }).click();
  const attacks = card.getByRole("region", { name: "Attaques de Gobelin 1" });
  await attacks.getByLabel("Cible").selectOption({ label: "Gobelin 2 (1,5 m)" });
  await attacks.getByRole("button", { name: /1d6/ }).first().click();
  await attacks.getByRole("button", { name: "Appliquer à Gobelin 2 autrement" }).click();
  const dialog = page.getByRole("dialog", { name: /^Appliquer/ });
  await dialog.getByLabel("Dégâts lancés").fill("5");
  await expect(dialog.getByText("−5 PV (2 / 7)")).toBeVisible();
  await dialog.getByRole("button", { name: "Appliquer à Gobelin 2" }).click();
  await expect(dialog).toBeHidden();

  // What the MJ lets be seen follows the fight.
  await (await tokenLine(page, "Gobelin 2")).getByRole("button", { name: "Gobelin 2" }).click();
  const hurt = region(page, "Jeton : Gobelin 2");
  await expect(hurt.getByText("PV 2 / 7")).toBeVisible();
  await hurt.getByRole("button", { name: "Modifier" }).click();
  await hurt.getByRole("switch", { name: "Les joueurs voient sa vie" }).click({ force: true });
  await hurt.getByRole("button", { name: "Montrer aux joueurs" }).click();
  await expect(await tokenLine(player, "Gobelin 2")).toContainText("30 % de vie");
  await expect(await tokenLine(player, "Gobelin 1")).not.toContainText("de vie");
});
