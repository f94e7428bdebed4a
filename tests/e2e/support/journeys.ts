import { expect, type Page } from "@playwright/test";
import { restoreSignIn } from "./signedIn";

export const DEMO_PASSWORD = "Demo-Dragon-2026!";

/** A password that keeps every rule of the registration form. */
export const NEW_PASSWORD = "Lanterne-Verte-77";

export async function fillLogin(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel("Adresse email").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Se connecter", exact: true }).click();
}

/** A member on their dashboard; the sign-in itself has its own tests (session.spec.ts). */
export async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await restoreSignIn(page.context(), email, password);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Mon espace", level: 1 })).toBeVisible();
}

export interface Registration {
  email: string;
  nickname: string;
  password?: string;
  confirmation?: string;
}

export async function fillRegistration(page: Page, fields: Registration): Promise<void> {
  const password = fields.password ?? NEW_PASSWORD;
  await page.getByLabel("Adresse email").fill(fields.email);
  await page.getByLabel("Pseudo").fill(fields.nickname);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.getByLabel("Confirmation du mot de passe").fill(fields.confirmation ?? password);
}
