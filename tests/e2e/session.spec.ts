import { changeMember, member, PASSWORD } from "../support/cast";
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

test("every page of members sends a visitor to the login page", async ({ page }) => {
  for (const path of [
    "/dashboard",
    "/game",
    "/join",
    "/market",
    "/account",
    "/character/x",
    "/campaign/x",
    "/admin",
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
  }
});

test("a signed-in member is redirected from the visitors' pages to the dashboard", async ({ page }) => {
  await restoreSignIn(page.context(), "joueur1@demo.test", DEMO_PASSWORD);
  for (const path of ["/", "/login", "/register", "/request-invite"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/dashboard$/);
  }
});

test("'Chargement...' shows while the session loads", async ({ page }) => {
  await page.route("**/api/auth/session", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto("/dashboard");
  await expect(page.getByText("Chargement...")).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
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

test("a sign-out that cannot reach the server says so and stays signed in", async ({ page }) => {
  await signIn(page, "joueur1@demo.test");
  await page.route("**/api/auth/logout", (route) => route.abort("connectionrefused"));
  await page.getByRole("button", { name: /^Menu de/ }).click();
  await page.getByRole("menuitem", { name: "Se déconnecter" }).click();
  await expect(page.getByText("Échec de déconnexion")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("a new role shows at once, without a reload", async ({ page }) => {
  const ana = await member("Ana");
  await page.goto("/login");
  await fillLogin(page, ana.email, PASSWORD);
  await expect(page.getByRole("heading", { name: "Raccourcis" })).toBeVisible();
  const admin = page.getByRole("link", { name: /^Admin/ });
  await expect(admin).toHaveCount(0);

  await changeMember(ana.uid, { role: "admin", name: "Ana la Sage" });
  await expect(admin).toBeVisible();
  await expect(page.getByRole("banner").getByText("Ana la Sage")).toBeVisible();

  await changeMember(ana.uid, { role: "player" });
  await expect(admin).toHaveCount(0);
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

test("the address of a page first asked for cannot lead out of the app", async ({ page }) => {
  await page.goto("/login");
  await page.evaluate(() =>
    history.replaceState({ usr: { from: "//evil.example/x" }, key: "x", idx: 0 }, ""),
  );
  await page.reload();
  await fillLogin(page, "joueur1@demo.test");
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/dashboard$/);
});
