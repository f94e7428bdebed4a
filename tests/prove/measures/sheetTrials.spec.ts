import { openAs } from "../../e2e/support/openAs";
import { expect, type Page, test } from "../../e2e/support/test";
import { campaignRunBy, characterOf, storedCharacter } from "../../support/campaigns";
import { member } from "../../support/cast";

const SCRIPT = "<script>window.hacked = true</script>";
const IMAGE = "<img src=x onerror='window.hacked = true'>";
const ENTRIES = 500;

const entries = Array.from({ length: ENTRIES }, (_, place) => ({
  itemId: `maison-${place}`,
  quantity: 1,
  equipped: false,
  snapshot: { name: `${SCRIPT} ${place}`, category: IMAGE },
}));

const lines = (page: Page) =>
  page.getByRole("complementary", { name: "Résultats des jets" }).getByRole("listitem");

test("a sheet full of scripts and of 500 things shows them as words, and refuses a note of a megabyte", async ({
  browser,
}) => {
  const nina = await member("Nina");
  const data = {
    race: SCRIPT,
    notes: IMAGE,
    description: SCRIPT,
    avatarUrl: "javascript:window.hacked = true",
  };
  const stats = { inventoryItems: entries, actions: [{ name: IMAGE, description: SCRIPT }] };
  const id = await characterOf(nina, { name: `Elowen ${IMAGE}`, data, stats });
  const page = await openAs(browser, nina);
  await page.goto(`/character/${id}?system=dnd5e`);
  await expect(page.getByRole("heading", { level: 1, name: `Elowen ${IMAGE}` })).toBeVisible();
  await expect(page.getByRole("tab", { name: `Sac ${ENTRIES}` })).toBeVisible();
  await expect(page.getByRole("heading", { name: `${SCRIPT} 499` })).toBeAttached();
  await expect(page.locator("main img")).toHaveCount(0);

  await page.getByRole("button", { name: "Gérer l'inventaire" }).click();
  const editor = page.getByRole("dialog", { name: "Gérer l'inventaire" });
  const notes = editor.getByLabel("Notes").first();
  await notes.fill("x".repeat(1024 * 1024));
  await editor.getByRole("button", { name: "Enregistrer" }).click();
  await expect(editor.getByRole("alert")).toHaveText(/trop volumineux/);
  expect((await notes.inputValue()).length).toBe(1024 * 1024);
  await notes.fill(SCRIPT);
  await editor.getByRole("button", { name: "Enregistrer" }).click();
  await expect(editor).toHaveCount(0);
  expect((await storedCharacter(id))?.stats.inventoryItems).toHaveLength(ENTRIES);
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
});

test("every value is rolled from the keyboard, and a natural 1 or 20 is marked and said", async ({
  browser,
}) => {
  const nina = await member("Nina");
  const id = await characterOf(nina, { stats: { abilityScores: { dex: 17 }, proficiencyBonus: 3 } });
  const page = await openAs(browser, nina);
  // Dice draw one number of 32 bits at a time: the face that the test says, less one.
  await page.addInitScript(() => {
    const honest = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) => {
      const face = Number(sessionStorage.getItem("face"));
      return array instanceof Uint32Array && array.length === 1 && face > 0
        ? array.fill(face - 1)
        : honest(array);
    };
  });
  await page.goto(`/character/${id}?system=dnd5e`);
  const nextFace = (face: number) =>
    page.evaluate((next) => sessionStorage.setItem("face", String(next)), face);
  const dexterity = page.getByRole("region", { name: "Dextérité" });
  const press = async (name: RegExp, key: string) => {
    await dexterity.getByRole("button", { name }).focus();
    await page.keyboard.press(key);
  };
  await nextFace(20);
  await press(/^Lancer DEX/, "Enter");
  await expect(lines(page).first()).toContainText("20 naturel");
  await expect(lines(page).first()).toContainText("23");
  await nextFace(1);
  await press(/^Lancer : Sauvegarde/, "Space");
  await expect(lines(page).first()).toContainText("1 naturel");
  await expect(page.getByText("Sauvegarde de Dextérité : 4, 1 naturel (1d20+3)")).toBeAttached();
  await nextFace(12);
  await press(/^Lancer Discrétion/, "Enter");
  await expect(lines(page).first()).toContainText("Discrétion");
  await expect(lines(page).first()).not.toContainText("naturel");
});

test("whoever leaves a table keeps their own sheet and loses the others', before their eyes", async ({
  browser,
}) => {
  const [anselme, nina, oscar] = [await member("Anselme"), await member("Nina"), await member("Oscar")];
  const table = await campaignRunBy(anselme, { players: [nina, oscar] });
  const hers = await characterOf(nina, { name: "Elowen", campaignId: table.id });
  const his = await characterOf(oscar, { name: "Brann", campaignId: table.id });
  const [looking, own] = await Promise.all([openAs(browser, oscar), openAs(browser, oscar)]);
  await looking.goto(`/character/${hers}?system=dnd5e`);
  await own.goto(`/character/${his}?system=dnd5e`);
  for (const page of [looking, own]) await expect(page.getByRole("link", { name: table.name })).toBeVisible();
  await own.getByRole("link", { name: table.name }).click();
  await own.getByRole("button", { name: "Quitter la campagne" }).click();
  await own.getByRole("dialog").getByRole("button", { name: "Quitter la campagne" }).click();
  await expect(looking.getByRole("alert")).toContainText("Impossible de charger le personnage.");
  // The page is left once the table is: the emulator may not tell a listener of a change that comes while it begins.
  await expect.poll(async () => (await storedCharacter(his))?.campaignId).toBeUndefined();
  await own.goto(`/character/${his}?system=dnd5e`);
  await expect(own.getByRole("heading", { level: 1, name: "Brann" })).toBeVisible();
  await expect(own.getByText("Aucune campagne")).toBeVisible();
});
