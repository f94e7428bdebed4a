import type { Page } from "./test";

export type SheetPart = "Jouer" | "Carte" | "Fiche" | "Sac" | "Table";

/** The bar with the parts of a sheet on a phone. */
export const partsBar = (page: Page) => page.getByRole("navigation", { name: "Parties de la fiche" });

/** Shows a part of a sheet on a phone. */
export const openPart = (page: Page, part: SheetPart) =>
  partsBar(page)
    .getByRole("button", { name: new RegExp(`^${part}`) })
    .click();

const rollsOf = (page: Page) => page.getByRole("dialog", { name: "Jets et options" });

/** Opens the rolls of a sheet on a phone, with what the next one is made with; answers what puts them away. */
export async function openRolls(page: Page): Promise<() => Promise<void>> {
  await page.getByRole("button", { name: /^Jets et options/ }).click();
  const options = rollsOf(page).getByRole("button", { name: /^Options du jet/ });
  if ((await options.getAttribute("aria-expanded")) === "false") await options.click();
  return async () => {
    await page.keyboard.press("Escape");
    await rollsOf(page).waitFor({ state: "detached" });
  };
}
