import type { Browser, Page } from "@playwright/test";
import type { Person } from "../../support/cast";
import { restoreSignIn } from "./signedIn";

/** A browser of their own for this person, signed in; no page of the product is open yet unless `path` names one. */
export async function openAs(browser: Browser, person: Person, path?: string): Promise<Page> {
  const page = await restoreSignIn(await browser.newContext(), person.email);
  if (path) await page.goto(path);
  return page;
}
