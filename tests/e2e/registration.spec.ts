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

test("asking twice for an invitation says that the first request is under way", async ({ page }) => {
  const email = someEmail();
  for (const sentence of [
    "Votre demande d'invitation a bien été enregistrée.",
    "Votre demande est déjà en cours de traitement. Nous avons mis à jour vos informations de contact.",
  ]) {
    await page.goto("/request-invite");
    await page.getByLabel("Adresse email").fill(email);
    await page.getByRole("button", { name: "Envoyer la demande" }).click();
    await expect(page.getByText(sentence)).toBeVisible();
  }
});

test("a request that cannot be sent says so, and keeps what was typed", async ({ page, context }) => {
  await page.goto("/request-invite");
  await page.getByLabel("Adresse email").fill("pas une adresse");
  await page.getByRole("button", { name: "Envoyer la demande" }).click();
  await expect(page.getByText("Adresse email invalide. Vérifie le format et réessaie.")).toBeVisible();

  await page.getByLabel("Adresse email").fill("lea@example.fr");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Envoyer la demande" }).click();
  await expect(page.getByText("Impossible d'envoyer votre demande pour le moment.")).toBeVisible();
  await expect(page.getByLabel("Adresse email")).toHaveValue("lea@example.fr");
});

test("an invite code is checked live, through all its states", async ({ page }) => {
  await page.goto("/register");
  const field = page.getByLabel("Code d'invitation");
  const state = page.locator("[data-invite-state]");
  await expect(
    page.getByText("Les inscriptions sont réservées aux personnes disposant d'un code valide."),
  ).toBeVisible();
  await expect(state).toHaveAttribute("data-invite-state", "missing");

  await field.fill("nope-<nope> 1");
  await expect(field).toHaveValue("NOPE-NOPE1");
  await expect(page.getByText("Code d'invitation invalide.")).toBeVisible();
  await field.fill(await invite({ used: true }));
  await expect(page.getByText("Ce code d'invitation a déjà été utilisé.")).toBeVisible();
  await field.fill(await invite({ disabled: true }));
  await expect(page.getByText("Ce code d'invitation est désactivé.")).toBeVisible();

  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/invites/**", async (route) => {
    await asked;
    await route.continue();
  });
  await field.fill(await invite());
  await expect(state).toHaveAttribute("data-invite-state", "checking");
  answer();
  await expect(page.getByText("Code d'invitation valide.")).toBeVisible();
});

test("a code whose check the network broke off is checked again when it returns", async ({
  page,
  context,
}) => {
  await page.goto("/register");
  const field = page.getByLabel("Code d'invitation");
  await expect(field).toBeVisible();
  await context.setOffline(true);
  await field.fill(await invite());
  await expect(
    page.getByText("Impossible de vérifier votre code d'invitation pour le moment."),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("Code d'invitation valide.")).toBeVisible();
});

test("each field of the registration says what is wrong with it, in the product's words", async ({
  page,
}) => {
  await page.goto(`/register?code=${await invite()}`);
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  for (const sentence of [
    "Adresse email invalide. Vérifie le format et réessaie.",
    "Choisissez un pseudo pour votre compte.",
    "Le mot de passe est requis.",
  ]) {
    await expect(page.getByText(sentence)).toBeVisible();
  }
  const cases = [
    { nickname: "ab", expected: "Le pseudo doit contenir au moins 3 caractères." },
    { nickname: "a".repeat(33), expected: "Le pseudo ne doit pas dépasser 32 caractères." },
    { password: "Court-1", expected: "Le mot de passe doit contenir au moins 12 caractères." },
    { password: "lanterne-verte-77", expected: "Ajoutez au moins une lettre majuscule." },
    {
      password: "Password123!",
      expected: "Ce mot de passe est trop commun. Choisissez une combinaison unique.",
    },
    { confirmation: "autre chose", expected: "Les mots de passe ne correspondent pas." },
  ];
  for (const { expected, ...fields } of cases) {
    await fillRegistration(page, { email: "nina@example.fr", nickname: "Nina", ...fields });
    await expect(page.getByText(expected)).toBeVisible();
  }
});

test("a code taken by someone else meanwhile ends in the product's message and leaves no account", async ({
  page,
}) => {
  const email = someEmail();
  const code = await invite();
  await page.goto(`/register?code=${code}`);
  await expect(page.getByText("Code d'invitation valide.")).toBeVisible();
  await invite({ code, used: true });
  await fillRegistration(page, { email, nickname: "Nina" });
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await expect(
    page.getByText("Inscription échouée. Vérifie ton email, ton mot de passe et ton code d'invitation."),
  ).toBeVisible();
  expect(await accountOf(email)).toBeUndefined();
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login$/);
});

test("a registration whose answer was lost goes through all the same", async ({ page }) => {
  const email = someEmail();
  const code = await invite();
  let lost = 0;
  await page.route("**/api/auth/register", async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort("connectionreset");
  });
  await page.goto(`/register?code=${code}`);
  await expect(page.getByText("Code d'invitation valide.")).toBeVisible();
  await fillRegistration(page, { email, nickname: "Nina" });
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(lost).toBe(1);
});

test("a server in trouble leaves no account behind, and the next try succeeds", async ({ page }) => {
  const email = someEmail();
  await page.route("**/api/auth/register", (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`/register?code=${await invite()}`);
  await expect(page.getByText("Code d'invitation valide.")).toBeVisible();
  await fillRegistration(page, { email, nickname: "Nina" });
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await expect(page.getByText("Inscription échouée.")).toBeVisible();
  expect(await accountOf(email)).toBeUndefined();

  await page.unroute("**/api/auth/register");
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
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

test("a member who registers again with their own password is simply signed in, and spends no code", async ({
  page,
}) => {
  const code = await invite();
  await page.goto(`/register?code=${code}`);
  await expect(page.getByText("Code d'invitation valide.")).toBeVisible();
  await fillRegistration(page, {
    email: "joueur3@demo.test",
    nickname: "Sacha",
    password: "Demo-Dragon-2026!",
  });
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await storedInvite(code)).toMatchObject({ used: false });
});
