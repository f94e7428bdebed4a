import { readFile } from "node:fs/promises";
import { campaignRunBy, characterOf, storedCampaign, storedCharacter } from "../support/campaigns";
import { member, PASSWORD, storedUser } from "../support/cast";
import { accountExists } from "../support/database";
import { linkGoogle } from "../support/googleAccounts";
import { faults } from "./support/axe";
import { offerGoogle, pickKnownGoogleAccount } from "./support/google";
import { fillLogin, NEW_PASSWORD } from "./support/journeys";
import { openAs } from "./support/openAs";
import { expect, type Page, test } from "./support/test";

const section = (page: Page, name: string) => page.getByRole("region", { name });

test("a member changes their name on every screen, and their password", async ({ browser }) => {
  const [mj, player] = await Promise.all([member("Mahaut"), member("Ysaline")]);
  const table = await campaignRunBy(mj, { players: [player] });
  const [gm, page] = await Promise.all([openAs(browser, mj), openAs(browser, player)]);
  await Promise.all([gm.goto(`/campaign/${table.id}?system=dnd5e`), page.goto("/account")]);
  await expect(page).toHaveTitle("Mon compte · Dés & Héros");
  const profile = section(page, "Profil");
  const name = profile.getByLabel("Nom d'utilisateur");
  const pronouns = profile.getByLabel("Pronoms");
  const save = profile.getByRole("button", { name: "Enregistrer le profil" });
  const facts = section(page, "Informations du compte");
  await expect(facts.getByText("Non renseignés")).toBeVisible();
  await expect(facts.getByText(player.email)).toBeVisible();
  expect(await faults(page)).toEqual([]);

  await test.step("a new name reaches the header, the facts and the MJ's open page", async () => {
    await name.fill("  Ysaline   l'Ancienne ");
    await pronouns.fill("iel");
    await save.click();
    await expect(page.getByRole("banner").getByText("Ysaline l'Ancienne")).toBeVisible();
    await expect(facts.getByText("Ysaline l'Ancienne")).toBeVisible();
    await expect(facts.getByText("iel", { exact: true })).toBeVisible();
    await expect(gm.getByText("Ysaline l'Ancienne").first()).toBeVisible();
  });

  await test.step("a new password may ask for a fresh sign-in", async () => {
    const security = section(page, "Sécurité");
    const change = security.getByRole("button", { name: "Changer le mot de passe" });
    await page.route("**/api/account/password", (route) =>
      route.fulfill({ status: 403, json: { error: "Confirme.", code: "reauthentication-required" } }),
    );
    await security.getByLabel("Nouveau mot de passe").fill(NEW_PASSWORD);
    await security.getByLabel("Confirmation du mot de passe").fill(NEW_PASSWORD);
    await change.click();
    const dialog = page.getByRole("dialog", { name: "C'est bien toi ?" });
    await dialog.getByLabel("Mot de passe actuel").fill("Pas-Le-Bon-Du-Tout-1");
    await dialog.getByRole("button", { name: "Confirmer", exact: true }).click();
    await expect(dialog.getByText("Ce n'est pas le bon mot de passe.")).toBeVisible();
    await page.unroute("**/api/account/password");
    await dialog.getByLabel("Mot de passe actuel").fill(PASSWORD);
    await dialog.getByRole("button", { name: "Confirmer", exact: true }).click();
    await expect(page.getByText("Mot de passe mis a jour")).toBeVisible();
  });

  await test.step("the session goes on, and the next sign-in takes the new password only", async () => {
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { name: "Mon espace", level: 1 })).toBeVisible();
    await page.goto("/account");
    await page.route("**/api/auth/logout", (route) => route.abort("connectionrefused"));
    const leave = page.getByRole("button", { name: "Se déconnecter en toute sécurité" });
    await leave.click();
    await expect(page.getByText("Impossible de vous déconnecter pour le moment. Réessayez.")).toBeVisible();
    await page.unroute("**/api/auth/logout");
    await leave.click();
    await expect(page).toHaveURL(/\/login$/);
    await fillLogin(page, player.email, PASSWORD);
    await expect(page.getByText("Connexion échouée.")).toBeVisible();
    await fillLogin(page, player.email, NEW_PASSWORD);
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step("signing out everywhere ends the session here and for a copy of its cookie", async () => {
    const copy = await page.context().cookies();
    await page.goto("/account");
    await page.getByRole("button", { name: "Se déconnecter partout" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Tout déconnecter" }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.context().addCookies(copy);
    const answer = await page.request.get("/api/auth/session");
    expect(await answer.json()).toEqual({ user: null });
  });
});

test("a member exports their data, signs in again through Google, and deletes the account with all its content", async ({
  browser,
}) => {
  const [leaver, friend] = await Promise.all([member("Gaspard"), member("Odile")]);
  const [own, joined] = [
    await campaignRunBy(leaver, { players: [friend], name: "La Tour d'Encre" }),
    await campaignRunBy(friend, { players: [leaver], name: "Les Marches du Nord" }),
  ];
  const hero = await characterOf(leaver, { name: "Bran le Passeur" });
  await linkGoogle(leaver);
  const page = await openAs(browser, leaver);
  await offerGoogle(page.context());
  await page.goto("/account");
  const mine = section(page, "Mes données");

  await test.step("the file holds the profile, the characters and the campaigns", async () => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      mine.getByRole("button", { name: "Télécharger mes données" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^des-et-heros-mes-donnees-\d{4}-\d\d-\d\d\.json$/);
    const data = JSON.parse(await readFile(await download.path(), "utf8"));
    expect(data.profile).toMatchObject({ email: leaver.email, name: "Gaspard" });
    expect(data.characters).toMatchObject([{ id: hero, name: "Bran le Passeur" }]);
    expect(data.campaigns).toMatchObject([{ id: own.id }]);
  });

  await test.step("what goes with the account is said by name before, and must be confirmed", async () => {
    await mine.getByRole("button", { name: "Supprimer mon compte" }).click();
    const dialog = page.getByRole("dialog", { name: "Supprimer ton compte ?" });
    await expect(dialog.getByText("Bran le Passeur")).toBeVisible();
    await expect(dialog.getByText("La Tour d'Encre")).toBeVisible();
    await expect(dialog.getByText("Les Marches du Nord")).toBeVisible();
    expect(await faults(page)).toEqual([]);
    const confirm = dialog.getByRole("button", { name: "Supprimer définitivement" });
    await dialog.getByLabel("Tape SUPPRIMER pour confirmer").fill("SUPPRIME");
    await expect(confirm).toBeDisabled();
    await dialog.getByLabel("Tape SUPPRIMER pour confirmer").fill("supprimer");
    await confirm.click();
    const proof = page.getByRole("dialog", { name: "C'est bien toi ?" });
    await proof.getByRole("button", { name: "Annuler" }).click();
    await expect(dialog).toBeVisible();
    expect(await accountExists(leaver.uid)).toBe(true);
    await confirm.click();
    await pickKnownGoogleAccount(page, leaver.email, () =>
      proof.getByRole("button", { name: "Confirmer avec Google" }).click(),
    );
  });

  await test.step("account, character and campaign are gone, and the other table goes on", async () => {
    await expect(page.getByText("Ton compte et tout ce qui en dépendait sont supprimés.")).toBeVisible();
    expect(await accountExists(leaver.uid)).toBe(false);
    expect(await storedUser(leaver.uid)).toBeUndefined();
    expect(await storedCharacter(hero)).toBeUndefined();
    expect(await storedCampaign(own)).toBeUndefined();
    expect((await storedCampaign(joined))?.memberIds).toEqual([]);
    await page.goto("/dashboard");
    await expect(page).toHaveURL(/\/login$/);
  });
});

test("a button shows that its call waits for an answer, and keeps its fill", async ({ browser }) => {
  const page = await openAs(browser, await member("Sidonie"));
  await page.goto("/account");
  const profile = section(page, "Profil");
  const save = profile.getByRole("button", { name: "Enregistrer le profil" });
  const fill = () => save.evaluate((button) => getComputedStyle(button).backgroundImage);
  await profile.getByLabel("Nom d'utilisateur").fill("Une attente");
  const before = await fill();
  await page.route("**/api/account/**", (route) =>
    route.request().method() === "GET" ? route.continue() : undefined,
  );
  await save.click();
  await expect(save).toHaveAttribute("aria-busy", "true");
  expect(await fill()).toBe(before);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(save).toHaveCSS("box-shadow", /^rgb\(.* inset$/);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
