import { member } from "../support/cast";
import { faults } from "./support/axe";
import { fillLogin, NEW_PASSWORD } from "./support/journeys";
import { expect, test } from "./support/test";

test("a forgotten password is reset by the link, under the rules of a first one, once", async ({ page }) => {
  const { email } = await member("Perrine");
  await page.goto("/login");
  await page.getByLabel("Adresse email").fill(email);
  await page.getByRole("link", { name: "Mot de passe oublié ?" }).click();
  await expect(page).toHaveTitle("Mot de passe oublié · Dés & Héros");
  await expect(page.getByLabel("Adresse email")).toHaveValue(email);

  const send = page.getByRole("button", { name: "Envoyer le lien" });
  await page.getByLabel("Adresse email").fill("pas une adresse");
  await send.click();
  await expect(page.getByText("Adresse email invalide. Vérifie le format et réessaie.")).toBeVisible();

  await test.step("an address that nobody has gets the same answer", async () => {
    await page.getByLabel("Adresse email").fill("personne-du-tout@example.fr");
    await send.click();
    await expect(page.getByText("Si un compte existe pour personne-du-tout@example.fr")).toBeVisible();
    await page.getByRole("button", { name: "Utiliser une autre adresse" }).click();
  });

  await page.getByLabel("Adresse email").fill(email.toUpperCase());
  await send.click();
  await expect(page.getByText(`Si un compte existe pour ${email}`)).toBeVisible();
  const link = page.getByRole("link", { name: "ouvrir le lien de réinitialisation" });
  const address = await link.getAttribute("href");
  await link.click();

  await test.step("the new password obeys the rules", async () => {
    await expect(page.getByText(`Pour le compte ${email}`)).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.getByLabel("Nouveau mot de passe").fill("Azerty123");
    await page.getByLabel("Confirmation du mot de passe").fill("Azerty124");
    await page.getByRole("button", { name: "Changer le mot de passe" }).click();
    await expect(page.getByText("Le mot de passe doit contenir au moins 12 caractères.")).toBeVisible();
    await expect(page.getByText("Les mots de passe ne correspondent pas.")).toBeVisible();
    await page.getByLabel("Nouveau mot de passe").fill(NEW_PASSWORD);
    await page.getByLabel("Confirmation du mot de passe").fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Changer le mot de passe" }).click();
    await expect(page.getByRole("heading", { name: "C'est fait" })).toBeVisible();
  });

  await test.step("the link works once, and the new password signs in", async () => {
    await page.goto(address ?? "");
    await expect(page.getByRole("heading", { name: "Ce lien ne vaut plus" })).toBeVisible();
    await page.goto("/login");
    await fillLogin(page, email, NEW_PASSWORD);
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});
