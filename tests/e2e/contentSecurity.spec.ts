import { member, PASSWORD } from "../support/cast";
import { signIn } from "./support/journeys";
import { expect, type Page, test } from "./support/test";

/** What becomes of a `<style>` that somebody managed to put into the page. */
const injectStyle = (page: Page) =>
  page.evaluate(() => {
    const style = document.createElement("style");
    style.textContent = ":root { --injected: 1 }";
    document.head.append(style);
    return getComputedStyle(document.documentElement).getPropertyValue("--injected");
  });

test.describe("a style that is not the page's own", () => {
  test.use({ triesPolicy: true });

  for (const path of ["/", "/forge", "/login"]) {
    test(`is refused by ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await injectStyle(page)).toBe("");
    });
  }

  test("is refused by a member's dashboard", async ({ page }) => {
    const lucas = await member("Lucas");
    await signIn(page, lucas.email, PASSWORD);
    expect(await injectStyle(page)).toBe("");
  });
});

// Every test fails on a violation (support/test.ts): this one opens what writes styles of its own.
test("a member's menu and dialogs break no rule of the content security policy", async ({ page }) => {
  const lucas = await member("Lucas");
  await signIn(page, lucas.email, PASSWORD);
  await page.getByRole("button", { name: /^Menu/ }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await page.getByRole("menuitem", { name: "Mon compte" }).click();
  await page.getByRole("button", { name: "Supprimer mon compte" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});
