import { member, type Person } from "../support/cast";
import { storedNotification, storeNotification } from "../support/notifications";
import { openAs } from "./support/openAs";
import { expect, type Page, test } from "./support/test";

let nina: Person;
test.beforeEach(async () => {
  nina = await member("Nina");
});

const bell = (page: Page) => page.getByRole("button", { name: /^Notifications/ });
const panel = (page: Page) => page.getByRole("dialog", { name: "Notifications" });
const entries = (page: Page) => panel(page).getByRole("listitem");

test("each is read or dismissed, or all are read, for good", async ({ browser }) => {
  await storeNotification(nina, "a", { title: "Alpha", createdAt: Date.now() - 3 * 3_600_000 });
  await storeNotification(nina, "b", { title: "Bêta", createdAt: Date.now() - 24 * 3_600_000 });
  await storeNotification(nina, "c", { title: "Gamma", createdAt: Date.now() - 48 * 3_600_000 });
  const page = await openAs(browser, nina, "/dashboard");
  await bell(page).click();
  await expect(entries(page)).toHaveText([/Alpha.*Il y a 3 heures/, /Bêta.*Hier/, /Gamma.*Il y a 2 jours/]);
  await expect(panel(page)).toContainText("Dernière actualisation à");

  const entry = (title: string) => entries(page).filter({ hasText: title });
  await entry("Alpha").getByRole("button", { name: "Marquer comme lu" }).click();
  await expect(bell(page)).toHaveText("2");
  await expect.poll(async () => (await storedNotification(nina, "a"))?.read).toBe(true);

  // By its title: while the emulator sends a changed list anew, a place in it may be another's for a moment.
  await entry("Bêta").getByRole("button", { name: "Ignorer" }).click();
  await expect(entries(page)).toHaveCount(2);
  await expect.poll(() => storedNotification(nina, "b")).toBeUndefined();

  await panel(page).getByRole("button", { name: "Tout marquer comme lu" }).click();
  await expect(bell(page)).toHaveText("");
  await expect.poll(async () => (await storedNotification(nina, "c"))?.read).toBe(true);

  for (const left of [1, 0]) {
    await entries(page).first().getByRole("button", { name: "Ignorer" }).click();
    await expect(entries(page)).toHaveCount(left);
  }
  await expect(panel(page)).toContainText("Aucune notification pour le moment.");
  await page.context().close();
});
