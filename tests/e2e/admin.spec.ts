import { member, storedInvite, storedUser, unique } from "../support/cast";
import { faults } from "./support/axe";
import { openAs } from "./support/openAs";
import { type Browser, expect, type Page, test } from "./support/test";

const section = (page: Page, name: string) => page.getByRole("region", { name });
const rowOf = (page: Page, list: string, text: string) =>
  section(page, list).getByRole("row").filter({ hasText: text });
const search = (page: Page, list: string, text: string) =>
  page.getByRole("searchbox", { name: `Rechercher : ${list}` }).fill(text);

async function askForInvitation(browser: Browser, email: string): Promise<void> {
  const page = await (await browser.newContext()).newPage();
  await page.goto("/request-invite");
  await page.getByLabel("Adresse email").fill(email);
  await page.getByRole("button", { name: "Envoyer la demande" }).click();
  await expect(page.getByText(/bien été enregistrée|en cours de traitement/)).toBeVisible();
  await page.context().close();
}

async function openAdministration(browser: Browser): Promise<Page> {
  const admin = await openAs(browser, await member("Hera", { role: "admin" }), "/dashboard");
  await admin.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await admin.getByRole("link", { name: "Admin" }).click();
  return admin;
}

test("an admin sees a visitor's request arrive, and invites its address", async ({ browser }) => {
  const admin = await openAdministration(browser);
  await expect(admin).toHaveTitle("Administration · Dés & Héros");
  await expect(admin.getByRole("heading", { name: /^Demandes d'invitation \d/ })).toBeVisible();
  const email = `${unique("visite")}@example.fr`;

  await test.step("the request appears by itself, and its repeats are counted", async () => {
    await askForInvitation(browser, email);
    await expect(rowOf(admin, "Demandes d'invitation", email)).toContainText("En attente");
    await expect(admin.getByText(`Nouvelle demande d'invitation de ${email}.`)).toBeAttached();
    await askForInvitation(browser, email);
    await expect(rowOf(admin, "Demandes d'invitation", email)).toContainText("1 relance");
  });

  await test.step("one action makes the code, marks the request and offers the mail", async () => {
    await admin.getByRole("button", { name: `Inviter ${email}` }).click();
    const ready = admin.getByRole("dialog", { name: "Invitation prête" });
    await expect(ready).toBeVisible();
    expect(await faults(admin)).toEqual([]);
    await ready.getByRole("button", { name: "Copier le message" }).click();
    await expect(admin.getByText("Message copié")).toBeVisible();
    const mail = await admin.evaluate(() => navigator.clipboard.readText());
    const [, code = ""] = /register\?code=(DH[-A-Z0-9]+)/.exec(mail) ?? [];
    expect(await storedInvite(code)).toMatchObject({ used: false, note: email });
    await ready.getByRole("button", { name: "Fermer" }).click();
    const row = rowOf(admin, "Demandes d'invitation", email);
    await expect(row).toContainText("Traitée");
    await expect(row).toContainText("par Hera");
    await expect(row.getByRole("button", { name: /Marquer comme traitée/ })).toHaveCount(0);
  });

  await test.step("a request moves anywhere, and carries a note of the admins'", async () => {
    await admin.getByRole("button", { name: `Refuser : ${email}` }).click();
    await expect(admin.getByText("Demande marquée comme refusée.")).toBeVisible();
    await admin.getByRole("button", { name: `Note interne sur ${email}` }).click();
    await admin.getByRole("dialog").getByLabel("Note").fill("Vue au club");
    await admin.getByRole("dialog").getByRole("button", { name: "Enregistrer" }).click();
    await expect(rowOf(admin, "Demandes d'invitation", email)).toContainText("Vue au club");
    await expect(rowOf(admin, "Demandes d'invitation", email)).toContainText("Refusée");
  });
});

test("a role given, taken and a member deleted show at once in the member's own browser", async ({
  browser,
}) => {
  const [hera, ana] = [await member("Hera", { role: "admin" }), await member("Ana")];
  const [admin, player] = await Promise.all([openAs(browser, hera), openAs(browser, ana)]);
  await player.goto("/admin");
  await expect(player).toHaveURL(/\/dashboard$/);
  await expect(player.getByRole("heading", { name: "Mon espace", level: 1 })).toBeVisible();
  await expect(player.getByRole("link", { name: "Admin" })).toHaveCount(0);
  await admin.goto("/admin");

  await test.step("an admin's own row is marked and locked", async () => {
    await search(admin, "Utilisateurs", hera.email);
    const own = rowOf(admin, "Utilisateurs", hera.email);
    await expect(own).toContainText("Vous");
    await expect(own.getByRole("combobox")).toBeDisabled();
    await expect(own.getByRole("button", { name: "Supprimer Hera" })).toBeDisabled();
    expect(await faults(admin)).toEqual([]);
  });

  const row = rowOf(admin, "Utilisateurs", ana.email);
  await test.step("a new admin finds the way in without a reload, and loses it the same way", async () => {
    await search(admin, "Utilisateurs", ana.email);
    await row.getByRole("combobox").selectOption("admin");
    await expect(admin.getByText("Rôle mis à jour")).toBeVisible();
    await player.getByRole("link", { name: "Admin" }).click();
    await expect(section(player, "Utilisateurs").getByRole("table")).toBeVisible();
    await row.getByRole("combobox").selectOption("player");
    await expect(player).toHaveURL(/\/dashboard$/);
    await expect(player.getByRole("link", { name: "Admin" })).toHaveCount(0);
  });

  await test.step("whoever is deleted is signed out, and the log says by whom", async () => {
    await row.getByRole("button", { name: "Supprimer Ana" }).click();
    const question = admin.getByRole("dialog", { name: "Supprimer Ana ?" });
    await question.getByRole("button", { name: "Supprimer" }).click();
    await expect(admin.getByText("Utilisateur supprimé : Ana")).toBeVisible();
    await expect(player).toHaveURL(/\/login$/);
    expect(await storedUser(ana.uid)).toBeUndefined();
    await admin.getByRole("button", { name: "Actualiser : Journal" }).click();
    const entries = section(admin, "Journal").getByRole("row").filter({ hasText: "Hera" });
    await expect(entries.filter({ hasText: "Utilisateur supprimé" }).first()).toContainText("Ana");
    await expect(entries.filter({ hasText: "Joueur → Administrateur" }).first()).toContainText("Ana");
  });
});
