import { invite, storedInvite, unique } from "../support/cast";
import { identityProvider } from "../support/database";
import { fillLogin, fillRegistration, NEW_PASSWORD } from "./support/journeys";
import { expect, test } from "./support/test";

const someEmail = () => `${unique("nina")}@example.fr`;

const accountOf = (email: string) => identityProvider.getUserByEmail(email).catch(() => undefined);

test("a visitor asks for an invitation, registers, signs out, and signs in back to the page first asked for", async ({
  page,
}) => {
  const email = someEmail();
  await page.goto("/");
  await page.getByRole("link", { name: "Demander une invitation" }).first().click();
  await page.getByLabel("Adresse email").fill(email);
  await page.getByLabel("Quelques mots sur votre table").fill("Nous sommes quatre.");
  await page.getByRole("button", { name: "Envoyer la demande" }).click();
  await expect(page.getByText("Votre demande d'invitation a bien été enregistrée.")).toBeVisible();

  const code = await invite();
  await page.goto(`/register?code=${code.toLowerCase()}`);
  await expect(page.getByLabel("Code d'invitation")).toHaveValue(code);
  await expect(page.getByText("Code d'invitation valide.")).toBeVisible();
  await fillRegistration(page, { email, nickname: "Nina  la Rôdeuse" });
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("heading", { name: "Mon espace", level: 1 })).toBeVisible();
  await expect(page.getByRole("banner").getByText("Nina la Rôdeuse")).toBeVisible();

  await page.getByRole("button", { name: "Menu de Nina la Rôdeuse" }).click();
  await page.getByRole("menuitem", { name: "Se déconnecter" }).click();
  await expect(page).toHaveURL(/\/login$/);

  await page.goto("/market?from=shop#top");
  await expect(page).toHaveURL(/\/login$/);
  await fillLogin(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/market\?from=shop#top$/);
  await expect(page.getByText("Bientôt disponible.")).toBeVisible();
});

test("a registration cut off with its server picks up where it stopped", async ({ page }) => {
  const email = someEmail();
  const code = await invite();
  await page.route("**/api/auth/{register,login}", (route) => route.abort("connectionrefused"));
  await page.goto(`/register?code=${code}`);
  await expect(page.getByText("Code d'invitation valide.")).toBeVisible();
  await fillRegistration(page, { email, nickname: "Nina" });
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await expect(page.getByText("Inscription échouée.")).toBeVisible();
  expect(await accountOf(email)).toBeDefined();

  await page.unrouteAll();
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect((await storedInvite(code))?.usedBy?.email).toBe(email);
});
