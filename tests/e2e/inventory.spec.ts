import { characterOf } from "../support/campaigns";
import { member } from "../support/cast";
import { openAs } from "./support/openAs";
import { expect, test } from "./support/test";

const MANY = 3000;
const homebrew = Array.from({ length: MANY }, (_, place) => ({
  id: `maison-${place}`,
  name: `Relique ${String(place).padStart(4, "0")}`,
  category: "Merveille",
}));

test("thousands of items stay a short list to draw, and Back never loses what is not saved", async ({
  browser,
}) => {
  const nina = await member("Nina");
  const stats = { inventoryItems: [{ itemId: "dnd5e-epee-courte", quantity: 2, equipped: true }] };
  await characterOf(nina, { name: "Elowen", stats });
  const page = await openAs(browser, nina);
  await page.route(/\/api\/items\?(?!.*ids=)/, (route) => route.fulfill({ json: homebrew }));
  await page.goto("/game");
  await page.getByRole("link", { name: "Elowen" }).click();
  await page.getByRole("button", { name: "Gérer l'inventaire" }).click();
  const editor = page.getByRole("dialog", { name: "Gérer l'inventaire" });
  const items = editor.getByRole("region", { name: "Objets disponibles" }).getByRole("listitem");
  await expect(items.first()).toHaveAttribute("aria-setsize", new RegExp(`^${MANY / 1000}\\d{3}$`));
  expect(await items.count()).toBeLessThan(40);
  await items.first().evaluate((item) => item.closest("div")?.scrollTo(0, 1e6));
  await expect(items.last()).toHaveAttribute("aria-posinset", new RegExp(`^${MANY / 1000}\\d{3}$`));
  expect(await items.count()).toBeLessThan(40);
  await editor.getByLabel("Rechercher un objet").fill("relique 2999");
  await editor.getByRole("button", { name: /^Relique 2999/ }).click();

  await page.goBack();
  await page.getByRole("button", { name: "Continuer à modifier" }).click();
  await expect(editor.getByRole("heading", { name: "Relique 2999" })).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: "Abandonner" }).click();
  await expect(editor).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "Elowen" })).toBeVisible();

  await page.getByRole("button", { name: "Gérer l'inventaire" }).click();
  await expect(editor).toBeVisible();
  await page.goBack();
  await expect(editor).toHaveCount(0);
  await expect(page).toHaveURL(/\/character\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/game$/);
});
