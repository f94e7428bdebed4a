import { member, type Person } from "../support/cast";
import { removeNotification, storedNotification, storeNotification } from "../support/notifications";
import { watchDeliveries } from "./support/deliveries";
import { openAs } from "./support/openAs";
import { expect, type Page, test } from "./support/test";

let nina: Person;
test.beforeEach(async () => {
  nina = await member("Nina");
});

const bell = (page: Page) => page.getByRole("button", { name: /^Notifications/ });
const panel = (page: Page) => page.getByRole("dialog", { name: "Notifications" });
const entries = (page: Page) => panel(page).getByRole("listitem");

test("the bell announces what arrives, counts, and caps at nine", async ({ browser }) => {
  await storeNotification(nina, "first");
  const page = await openAs(browser, nina);
  const delivered = await watchDeliveries(page);
  await page.goto("/dashboard");
  await expect(bell(page)).toHaveAccessibleName("Notifications, 1 non lue");
  // The emulator may lose what is stored while a listener begins.
  await expect.poll(() => delivered().some((path) => path.endsWith("/notifications/first"))).toBe(true);
  await storeNotification(nina, "second", { title: "Une joueuse frappe à la porte", createdAt: Date.now() });
  await expect(bell(page)).toHaveAccessibleName("Notifications, 2 non lues");
  await expect(page.getByText("Nouvelle notification : Une joueuse frappe à la porte")).toBeAttached();
  for (let more = 0; more < 8; more += 1) await storeNotification(nina, `more-${more}`);
  await expect(bell(page)).toHaveText("9+");
  await page.context().close();
});

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

test("a link is followed in the app or in a new tab, which reads its notification", async ({ browser }) => {
  await storeNotification(nina, "in", { title: "Dedans", cta: { label: "Voir le Market", href: "/market" } });
  await storeNotification(nina, "out", {
    title: "Dehors",
    cta: { label: "Lire", href: "https://example.fr/" },
  });
  await storeNotification(nina, "trap", {
    title: "Piège",
    cta: { label: "Cliquer", href: "javascript:alert(1)" },
  });
  const page = await openAs(browser, nina, "/dashboard");
  await bell(page).click();
  await expect(panel(page).getByRole("link", { name: "Cliquer" })).toHaveCount(0);
  const outside = panel(page).getByRole("link", { name: /^Lire/ });
  await expect(outside).toHaveAttribute("target", "_blank");
  await expect(outside).toHaveAttribute("rel", /noopener/);
  await panel(page).getByRole("link", { name: "Voir le Market" }).click();
  await expect(page).toHaveURL(/\/market$/);
  await expect(panel(page)).toHaveCount(0);
  await expect(bell(page)).toHaveText("2");
  await page.context().close();
});

test("the panel closes on Escape, giving focus back, and on a click outside", async ({ browser }) => {
  const page = await openAs(browser, nina, "/dashboard");
  await bell(page).click();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(bell(page)).toBeFocused();
  await bell(page).press("Enter");
  await page.getByRole("heading", { name: "Mon espace", level: 1 }).click();
  await expect(panel(page)).toHaveCount(0);
  await page.context().close();
});

test("a member without any sees the demo, and keeps what they did with it", async ({ browser }) => {
  const page = await openAs(browser, nina, "/dashboard");
  await expect(bell(page)).toHaveText("2");
  await bell(page).click();
  await expect(entries(page)).toHaveText([/Bienvenue/, /La Forge/, /Market/]);
  await panel(page).getByRole("button", { name: "Tout marquer comme lu" }).click();
  await entries(page).first().getByRole("button", { name: "Ignorer" }).click();
  await page.reload();
  await bell(page).click();
  await expect(entries(page)).toHaveText([/La Forge/, /Market/]);
  await expect(bell(page)).toHaveText("");
  await page.context().close();
});

test("a failed call is reported and the demo shown; calls are two minutes apart unless forced", async ({
  browser,
}) => {
  const page = await openAs(browser, nina, "/dashboard");
  await bell(page).waitFor();
  let calls = 0;
  await page.route("**/api/notifications", (route) => {
    calls += 1;
    return route.fulfill({ status: 403, json: { error: "Non." } });
  });
  for (let time = 0; time < 4; time += 1) await bell(page).click();
  expect(calls).toBe(0);
  await bell(page).click();
  await panel(page).getByRole("button", { name: "Actualiser" }).click();
  await expect(panel(page).getByRole("alert")).toHaveText(
    "Impossible de charger les notifications. Réessaie plus tard.",
  );
  expect(calls).toBe(1);
  await expect(entries(page)).toHaveCount(3);
  await page.unroute("**/api/notifications");
  await panel(page).getByRole("button", { name: "Actualiser" }).click();
  await expect(panel(page).getByRole("alert")).toHaveText("");
  await page.context().close();
});

test("a change that the server refuses is undone and reported: another device was faster", async ({
  browser,
}) => {
  await storeNotification(nina, "a", { title: "Alpha" });
  await storeNotification(nina, "b", { title: "Bêta" });
  const page = await openAs(browser, nina, "/dashboard");
  await bell(page).click();
  await expect(entries(page)).toHaveCount(2);
  await page.context().setOffline(true);
  await removeNotification(nina, "a");
  await entries(page).filter({ hasText: "Alpha" }).getByRole("button", { name: "Marquer comme lu" }).click();
  await expect(bell(page)).toHaveText("1");
  await page.context().setOffline(false);
  await expect(panel(page).getByRole("alert")).toContainText("La notification n'a pas pu être modifiée.");
  await expect(entries(page)).toHaveText([/Bêta/]);
  await page.context().close();
});

test("a sign-out that does not reach the server leaves a screen that is still live", async ({ browser }) => {
  await storeNotification(nina, "a");
  const page = await openAs(browser, nina, "/dashboard");
  await expect(bell(page)).toHaveText("1");
  await page.route("**/api/auth/logout", (route) => route.abort());
  await page.getByRole("button", { name: /^Menu de/ }).click();
  await page.getByRole("menuitem", { name: "Se déconnecter" }).click();
  await expect(page.getByText("Échec de déconnexion")).toBeVisible();
  await expect(bell(page)).toHaveText("1");
  await storeNotification(nina, "b");
  await expect(bell(page)).toHaveText("2");
  await page.context().close();
});
