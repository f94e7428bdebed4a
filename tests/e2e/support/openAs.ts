import type { Browser, Page } from "@playwright/test";
import { PASSWORD, type Person } from "../../support/cast";
import { fillLogin } from "./journeys";

/** A browser of their own for this person, signed in. */
export async function openAs(browser: Browser, person: Person): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto("/login");
  await fillLogin(page, person.email, PASSWORD);
  await page.waitForURL(/\/dashboard$/);
  return page;
}
