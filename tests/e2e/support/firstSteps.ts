import { expect, type Locator, type Page } from "@playwright/test";
import { unique } from "../../support/cast";
import { NEW_PASSWORD } from "./journeys";

/** Counts what a thumb does on the way: a press of a button or a link, and each field that is touched to be filled in. */
export class Taps {
  #count = 0;

  get count(): number {
    return this.#count;
  }

  async on(target: Locator): Promise<void> {
    this.#count += 1;
    await target.click();
  }

  /** A list of the system's own: one tap opens it, another chooses. */
  async choose(list: Locator, option: string): Promise<void> {
    this.#count += 2;
    await list.selectOption(option);
  }

  async into(page: Page, label: string, text: string): Promise<void> {
    this.#count += 1;
    await page.getByLabel(label, { exact: true }).fill(text);
  }
}

/** Opens an MJ's link without an account: registers on the way, and asks to join. */
export async function joinByLink(page: Page, link: string, nickname: string, taps: Taps): Promise<void> {
  await page.goto(link);
  await taps.on(page.getByRole("link", { name: "Créer mon compte" }));
  // The page before has a field of that name too.
  await expect(page.getByRole("textbox", { name: "Code d'invitation" })).toBeVisible();
  await taps.into(page, "Adresse email", `${unique("player")}@example.fr`);
  await taps.into(page, "Pseudo", nickname);
  await taps.into(page, "Mot de passe", NEW_PASSWORD);
  await taps.into(page, "Confirmation du mot de passe", NEW_PASSWORD);
  await expect(page.getByText("Code d'invitation valide.")).toBeVisible();
  await taps.on(page.getByRole("button", { name: "Créer mon compte" }));
  await taps.on(page.getByRole("button", { name: "Demander à rejoindre" }));
  await expect(page.getByText("En attente d'approbation").first()).toBeVisible();
}

/** Takes a ready character from the campaign's page, which its sheet follows. */
export async function takeReady(page: Page, hero: string, taps: Taps): Promise<void> {
  await taps.on(page.getByRole("button", { name: "Prendre un personnage prêt" }));
  await taps.on(page.getByRole("dialog").getByRole("button", { name: hero }));
  await expect(page.getByRole("heading", { name: hero, level: 1 })).toBeVisible();
}

/** Rolls the sheet's first roll, which the table sees; on a phone or beside the laptop's box. */
export async function rollFirst(page: Page, taps: Taps): Promise<void> {
  // Before the sheet has read whether the table is open, a roll stays on the device.
  const isShared = page
    .getByText("Tes jets sont partagés avec la table.")
    .or(page.getByRole("checkbox", { name: "Partager avec la table", checked: true }));
  await expect(isShared).toBeVisible();
  // « Lancer et perdre » of Call of Cthulhu's trackers is no value of the sheet.
  await taps.on(page.getByRole("button", { name: /^Lancer (?!et )/ }).first());
  await expect(page.getByRole("complementary", { name: "Résultats des jets" })).toContainText(
    /· table|La table voit ce jet\./,
  );
}

export const MAX_TAPS = 12;
