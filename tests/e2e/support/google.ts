import { fileURLToPath } from "node:url";
import type { BrowserContext, Locator, Page } from "@playwright/test";

const stub = fileURLToPath(new URL("./googleStub.js", import.meta.url));

/**
 * Lets Google's popup open without Google: the Authentication emulator's own page takes its place. That page asks
 * other servers for its looks; nothing of a test leaves the machine.
 */
export async function offerGoogle(context: BrowserContext): Promise<void> {
  await context.route("https://apis.google.com/js/api.js*", (route) =>
    route.fulfill({ path: stub, contentType: "text/javascript" }),
  );
  await context.route(/^https:\/\/(unpkg\.com|fonts\.googleapis\.com)\//, (route) => route.abort());
}

/** Opens the popup by `open` and picks, on the emulator's page, a new Google account with this address. */
export async function pickNewGoogleAccount(
  page: Page,
  email: string,
  open: () => Promise<void>,
): Promise<void> {
  const popup = await popupOf(page, open);
  await popup.getByRole("button", { name: "Add new account" }).click();
  await popup.locator("#email-input").fill(email);
  await popup.locator("#display-name-input").fill("Gwen Le Goff");
  await pressToClose(popup, popup.locator("#sign-in"));
}

/** Opens the popup by `open` and picks a Google account that signed in before. */
export async function pickKnownGoogleAccount(
  page: Page,
  email: string,
  open: () => Promise<void>,
): Promise<void> {
  const popup = await popupOf(page, open);
  await pressToClose(popup, popup.getByText(email));
}

/** A page that closes on the press may do so before the press has been answered, which is no failure of it. */
async function pressToClose(popup: Page, target: Locator): Promise<void> {
  const closed = popup.waitForEvent("close", { timeout: 0 });
  await Promise.race([closed, target.click().catch((error: Error) => failUnlessClosed(popup, error))]);
}

async function failUnlessClosed(popup: Page, error: Error): Promise<void> {
  if (!popup.isClosed()) throw error;
}

export async function popupOf(page: Page, open: () => Promise<void>): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent("popup"), open()]);
  return popup;
}
