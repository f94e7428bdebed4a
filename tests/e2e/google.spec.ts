import { invite, storedInvite, unique } from "../support/cast";
import { patience } from "../support/patience";
import { offerGoogle, pickKnownGoogleAccount, pickNewGoogleAccount, popupOf } from "./support/google";
import { expect, test } from "./support/test";

const CODE_REQUIRED = "Les inscriptions sont réservées aux personnes disposant d'un code valide.";
const someEmail = () => `${unique("gwen")}@example.fr`;

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
