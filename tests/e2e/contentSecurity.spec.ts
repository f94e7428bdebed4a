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

for (const path of ["/", "/forge", "/login"]) {
  test(`${path} refuses a style that is not its own`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await injectStyle(page)).toBe("");
  });
}

test("a member's dashboard, menu and dialogs break no rule of the content security policy", async ({
  page,
}) => {
  const violations: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy/.test(message.text())) violations.push(message.text());
  });
  const lucas = await member("Lucas");
  await signIn(page, lucas.email, PASSWORD);
  await page.getByRole("button", { name: /^Menu/ }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await page.getByRole("menuitem", { name: "Mon compte" }).click();
  await page.getByRole("button", { name: "Supprimer mon compte" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(violations).toEqual([]);
  expect(await injectStyle(page)).toBe("");
});
