import { DEMO_PASSWORD, fillLogin, signIn } from "./support/journeys";
import { restoreSignIn } from "./support/signedIn";
import { expect, test } from "./support/test";

const LOGIN_FAILED = "Connexion échouée. Vérifie tes identifiants ou réinitialise ton mot de passe.";

test("a wrong password is refused in the product's words, and an empty one before anyone is asked", async ({
  page,
}) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Se connecter", exact: true }).click();
  await expect(page.getByText("Adresse email invalide. Vérifie le format et réessaie.")).toBeVisible();
  await expect(page.getByText("Le mot de passe est requis.")).toBeVisible();
  await fillLogin(page, "joueur1@demo.test", "pas le bon");
  await expect(page.getByText(LOGIN_FAILED)).toBeVisible();
  await fillLogin(page, "personne@demo.test", "pas le bon");
  await expect(page.getByText(LOGIN_FAILED)).toBeVisible();
});

test("a signed-in member is redirected from the visitors' pages to the dashboard", async ({ page }) => {
  await restoreSignIn(page.context(), "joueur1@demo.test", DEMO_PASSWORD);
  for (const path of ["/", "/login", "/register", "/request-invite"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/dashboard$/);
  }
});

test("a reload keeps the session, and signing out in one tab signs the other out", async ({
  page,
  context,
}) => {
  await signIn(page, "joueur1@demo.test");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Mon espace", level: 1 })).toBeVisible();
  const other = await context.newPage();
  await other.goto("/market");
  await expect(other.getByText("Bientôt disponible.")).toBeVisible();
  await page.getByRole("button", { name: /^Menu de/ }).click();
  await page.getByRole("menuitem", { name: "Se déconnecter" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);
});

test("a session whose cookie is gone is reopened from the stored sign-in", async ({ page, context }) => {
  await signIn(page, "joueur1@demo.test");
  await context.clearCookies();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Raccourcis" })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).toContain("__session");
});

test("an address that does not exist offers the ways on of whoever asks", async ({ page }) => {
  await page.goto("/nulle-part");
  await expect(page.getByText("Erreur 404")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Retour à l'accueil" })).toHaveAttribute(
    "href",
    "/",
  );
  await expect(page.getByRole("main").getByRole("link", { name: "Se connecter" })).toHaveAttribute(
    "href",
    "/login",
  );

  await restoreSignIn(page.context(), "joueur1@demo.test", DEMO_PASSWORD);
  await page.goto("/nulle-part");
  await expect(
    page.getByRole("main").getByRole("link", { name: "Retour au tableau de bord" }),
  ).toHaveAttribute("href", "/dashboard");
  await expect(page.getByRole("main").getByRole("link", { name: "Voir la vitrine" })).toBeVisible();
});
