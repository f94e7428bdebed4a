import type { Browser, Page } from "@playwright/test";
import type { Person } from "../../support/cast";
import { restoreSignIn } from "./signedIn";

/** A browser of their own for this person, signed in, on their dashboard. */
export async function openAs(browser: Browser, person: Person): Promise<Page> {
  const page = await restoreSignIn(await browser.newContext(), person.email);
  await page.goto("/dashboard");
  return page;
}
