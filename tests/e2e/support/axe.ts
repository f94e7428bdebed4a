import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

export const SCHEMES = ["dark", "light"] as const;
export const SCREENS = [
  { device: "a phone", viewport: { width: 390, height: 844 } },
  { device: "a desktop", viewport: { width: 1440, height: 900 } },
] as const;

/** What axe finds, one line a fault: the rule, then the element. */
export async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}
