import { campaignRunBy } from "../support/campaigns";
import { invite, member, storedInvite, storedUser, unique } from "../support/cast";
import { identityProvider } from "../support/database";
import { patience } from "../support/patience";
import { offerGoogle, pickKnownGoogleAccount, pickNewGoogleAccount, popupOf } from "./support/google";
import { fillRegistration } from "./support/journeys";
import { expect, test } from "./support/test";

const CODE_REQUIRED = "Les inscriptions sont réservées aux personnes disposant d'un code valide.";
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
      timeout: patience(20_000),
    },
  );
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
});

test("signing in through Google without an account asks for a code, and the same account is registered with it", async ({
  page,
}) => {
  const email = someEmail();
  const code = await invite();
  await page.goto("/login");
  const signIn = page.getByRole("button", { name: "Se connecter avec Google" });
  await pickNewGoogleAccount(page, email, () => signIn.click());
  await expect(page).toHaveURL(/\/register$/);
  const notice = page.getByRole("status").filter({ hasText: CODE_REQUIRED });
  await expect(notice).toContainText(email);
  await page.reload();
  const register = page.getByRole("button", { name: "S'inscrire avec Google" });
  await expect(register).toBeDisabled();
  await page.getByLabel("Code d'invitation").fill(code);
  await register.click();
  const question = page.getByRole("dialog", { name: "Créer un nouveau compte ?" });
  await expect(question.getByText(email)).toBeVisible();
  await question.getByRole("button", { name: "Créer le compte" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect((await storedInvite(code))?.usedBy?.email).toBe(email);
});

test("who then refuses, or registers by email, leaves no Google account", async ({ page }) => {
  const code = await invite();
  const login = page.getByRole("button", { name: "Se connecter avec Google" });
  const [first, second, own] = [someEmail(), someEmail(), someEmail()];
  await page.goto("/login");
  await pickNewGoogleAccount(page, first, () => login.click());
  await page.getByLabel("Code d'invitation").fill(code);
  await page.getByRole("button", { name: "S'inscrire avec Google" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Annuler" }).click();
  await expect(page.getByText("Inscription avec Google annulée. Aucun compte n'a été créé.")).toBeVisible();
  await expect.poll(() => accountOf(first)).toBeUndefined();

  await page.goto("/login");
  await pickNewGoogleAccount(page, second, () => login.click());
  await page.getByLabel("Code d'invitation").fill(code);
  await expect(page.getByText("Code d'invitation valide.")).toBeVisible();
  await fillRegistration(page, { email: own, nickname: "Gwen" });
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await accountOf(second)).toBeUndefined();
  expect((await storedInvite(code))?.usedBy?.email).toBe(own);
});

test("signing in through Google on the way to a table registers with the code that its link holds", async ({
  page,
}) => {
  const table = await campaignRunBy(await member("Anselme"), { name: "Le Porche" });
  const code = await invite();
  const email = someEmail();
  await page.goto(`/join?token=${table.token}&system=${table.system}&code=${code}`);
  await expect(page).toHaveURL(/\/login$/);
  const google = page.getByRole("button", { name: "Se connecter avec Google" });
  await pickNewGoogleAccount(page, email, () => google.click());
  const question = page.getByRole("dialog", { name: "Créer un nouveau compte ?" });
  await expect(question.getByText(email)).toBeVisible();
  await question.getByRole("button", { name: "Créer le compte" }).click();
  await expect(page).toHaveURL(/\/join\?/);
  await expect(page.getByRole("heading", { name: "Le Porche" })).toBeVisible();
  expect((await storedInvite(code))?.usedBy?.email).toBe(email);
});

test("a code that was typed before is used by the login page, whose registration says why it is refused", async ({
  page,
}) => {
  const code = await invite();
  const email = someEmail();
  await page.goto("/register");
  await page.getByLabel("Code d'invitation").fill(code);
  await page.getByRole("main").getByRole("link", { name: "Se connecter" }).click();
  await invite({ code, used: true });
  const google = page.getByRole("button", { name: "Se connecter avec Google" });
  await pickNewGoogleAccount(page, email, () => google.click());
  await page.getByRole("dialog").getByRole("button", { name: "Créer le compte" }).click();
  await expect(page.getByRole("alert").getByText("Ce code d'invitation a déjà été utilisé.")).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
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
