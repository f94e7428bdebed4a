import type { Locator, Page } from "@playwright/test";

/** What the page says in its corner. A failure is an alert besides. */
export const toastsOf = (page: Page): Locator => page.locator(".mantine-Notification-root");
