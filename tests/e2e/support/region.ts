import type { Locator, Page } from "@playwright/test";

/** The part of a screen under this title. */
export const region = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("region", { name, exact: true });
