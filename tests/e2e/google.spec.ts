import { invite, storedInvite, storedUser, unique } from "../support/cast";
import { identityProvider } from "../support/database";
import { offerGoogle, pickKnownGoogleAccount, pickNewGoogleAccount, popupOf } from "./support/google";
import { expect, test } from "./support/test";

const someEmail = () => `${unique("gwen")}@example.fr`;
const accountOf = (email: string) => identityProvider.getUserByEmail(email).catch(() => undefined);

test.beforeEach(async ({ context }) => offerGoogle(context));

test("a visitor registers through Google after confirming, then signs in through Google", async ({
  page,
}) => {
  const email = someEmail();
  const code = await invite();
  await page.goto(`/register?code=${code}`);
  await expect(page.getByText("Code d'invitation valide.")).toBeVisible();
  const google = page.getByRole("button", { name: "S'inscrire avec Google" });
  await pickNewGoogleAccount(page, email, () => google.click());
  const question = page.getByRole("dialog", { name: "Créer un nouveau compte ?" });
  await expect(question.getByText(email)).toBeVisible();
  await question.getByRole("button", { name: "Créer le compte" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("banner").getByText("Gwen Le Goff")).toBeVisible();
  expect((await storedInvite(code))?.usedBy?.email).toBe(email);

  await page.getByRole("button", { name: /^Menu de/ }).click();
  await page.getByRole("menuitem", { name: "Se déconnecter" }).click();
  await expect(page).toHaveURL(/\/login$/);
  const back = page.getByRole("button", { name: "Se connecter avec Google" });
  await pickKnownGoogleAccount(page, email, () => back.click());
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("refusing the confirmation cancels: no account, the code stays free", async ({ page }) => {
  const email = someEmail();
  const code = await invite();
  await page.goto(`/register?code=${code}`);
  await expect(page.getByText("Code d'invitation valide.")).toBeVisible();
  const google = page.getByRole("button", { name: "S'inscrire avec Google" });
  await pickNewGoogleAccount(page, email, () => google.click());
  await page.getByRole("dialog").getByRole("button", { name: "Annuler" }).click();
  await expect(page.getByText("Inscription avec Google annulée. Aucun compte n'a été créé.")).toBeVisible();
  expect(await accountOf(email)).toBeUndefined();
  expect(await storedInvite(code)).toMatchObject({ used: false });
});

test("a Google registration that the server refuses says why and leaves no account", async ({ page }) => {
  const email = someEmail();
  const code = await invite();
  await page.goto(`/register?code=${code}`);
  await expect(page.getByText("Code d'invitation valide.")).toBeVisible();
  await invite({ code, used: true });
  const google = page.getByRole("button", { name: "S'inscrire avec Google" });
  await pickNewGoogleAccount(page, email, () => google.click());
  await page.getByRole("dialog").getByRole("button", { name: "Créer le compte" }).click();
  await expect(page.getByRole("alert").getByText("Ce code d'invitation a déjà été utilisé.")).toBeVisible();
  expect(await accountOf(email)).toBeUndefined();
});

test("closing Google's popup is no error", async ({ page }) => {
  await page.goto("/login");
  const popup = await popupOf(page, () =>
    page.getByRole("button", { name: "Se connecter avec Google" }).click(),
  );
  await popup.close();
  await expect(page.getByRole("button", { name: "Se connecter avec Google" })).not.toHaveAttribute(
    "aria-busy",
    "true",
    {
      timeout: 20_000,
    },
  );
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
});

test("signing in through Google with an unknown account leads to the registration, and leaves no account", async ({
  page,
}) => {
  const email = someEmail();
  await page.goto("/login");
  const google = page.getByRole("button", { name: "Se connecter avec Google" });
  await pickNewGoogleAccount(page, email, () => google.click());
  await expect(page).toHaveURL(/\/register$/);
  await expect(
    page.getByRole("status").getByText("Les inscriptions sont réservées aux personnes"),
  ).toBeVisible();
  expect(await accountOf(email)).toBeUndefined();
});

test("a Google account that was known but never registered becomes a member with the code", async ({
  page,
}) => {
  const email = someEmail();
  const code = await invite();
  await page.goto(`/register?code=${code}`);
  await expect(page.getByText("Code d'invitation valide.")).toBeVisible();
  const google = page.getByRole("button", { name: "S'inscrire avec Google" });
  await page.route("**/api/auth/{register,login}", (route) => route.abort("connectionrefused"));
  await pickNewGoogleAccount(page, email, () => google.click());
  await page.getByRole("dialog").getByRole("button", { name: "Créer le compte" }).click();
  await expect(page.getByText("L'inscription avec Google a échoué.")).toBeVisible();

  await page.unroute("**/api/auth/{register,login}");
  await pickKnownGoogleAccount(page, email, () => google.click());
  const question = page.getByRole("dialog", { name: "Utiliser ce compte existant ?" });
  await question.getByRole("button", { name: "Continuer" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  const uid = (await accountOf(email))?.uid ?? "";
  expect(await storedUser(uid)).toMatchObject({ email });
});
