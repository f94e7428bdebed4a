import { campaignRunBy, killInviteLink, type Table } from "../support/campaigns";
import { invite, member, PASSWORD, unique } from "../support/cast";
import { storedJoinRequest, waitingAt, withdrawJoinRequest } from "../support/joinRequests";
import { fillRegistration } from "./support/journeys";
import { restoreSignIn } from "./support/signedIn";
import { expect, type Page, test } from "./support/test";

const EXPIRED = "Invitation invalide ou expirée.";

const linkTo = ({ token, system }: Table) => `/join?token=${token}&system=${system}`;

const main = (page: Page) => page.getByRole("main");

const ask = (page: Page) => page.getByRole("button", { name: "Demander à rejoindre" });

const tableOfAnselme = async (name: string) =>
  campaignRunBy(await member("Anselme"), { system: "vampire", name });

test("a link without a token, or with one that opens nothing, is told apart and leads on to the game space", async ({
  page,
}) => {
  await restoreSignIn(page.context(), (await member("Nina")).email);
  await page.goto("/join");
  await expect(main(page).getByText("Lien invalide.")).toBeVisible();
  await page.goto("/join?token=nulle-part&system=vampire");
  await expect(main(page).getByText(EXPIRED)).toBeVisible();
  await main(page).getByRole("link", { name: "Aller à l'espace de jeu" }).click();
  await expect(page).toHaveURL(/\/game$/);
});

test("a link opens its campaign; the request sent, one is told so and then waits on /game", async ({
  page,
}) => {
  const table = await tableOfAnselme("Nuits sans lune");
  const nina = await member("Nina");
  await restoreSignIn(page.context(), nina.email);
  await page.goto(linkTo(table));
  await expect(page.getByRole("heading", { name: "Nuits sans lune" })).toBeVisible();
  await expect(main(page).getByText("MJ : Anselme")).toBeVisible();
  await expect(main(page).getByText("Vampire", { exact: true })).toBeVisible();
  await ask(page).click();
  await expect(main(page).getByText("En attente d'approbation")).toBeVisible();
  await expect(page).toHaveURL(/\/game$/);
  const waiting = page.getByRole("listitem").filter({ hasText: "Nuits sans lune" });
  await expect(waiting).toContainText("En attente d'approbation");
  expect(await storedJoinRequest(table, nina)).toMatchObject({ uid: nina.uid, name: "Nina" });
});

test("the way to the link leads through the login page", async ({ page }) => {
  const table = await tableOfAnselme("Le Seuil");
  const nina = await member("Nina");
  await page.goto(linkTo(table));
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel("Adresse email").fill(nina.email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Se connecter", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Le Seuil" })).toBeVisible();
});

test("a visitor registers on the way to the link, which every page on that way names", async ({ page }) => {
  const table = await tableOfAnselme("Le Porche");
  const code = await invite();
  await page.goto(`${linkTo(table)}&code=${code.toLowerCase()}`);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole("heading", { name: "Le Porche" })).toBeVisible();
  await expect(main(page).getByText("MJ : Anselme")).toBeVisible();

  await page.getByRole("link", { name: "Mot de passe oublié ?" }).click();
  await page.getByRole("link", { name: "Retour à la connexion" }).click();
  await page.getByRole("link", { name: "Créer mon compte" }).click();
  await expect(page).toHaveURL(/\/register$/);
  await expect(page.getByRole("heading", { name: "Le Porche" })).toBeVisible();
  await main(page).getByRole("link", { name: "Se connecter" }).click();
  await page.getByRole("link", { name: "Créer mon compte" }).click();
  await page.reload();
  await expect(page.getByLabel("Code d'invitation")).toHaveValue(code);
  await expect(page.getByText("Code d'invitation valide.")).toBeVisible();
  await fillRegistration(page, { email: `${unique("nina")}@example.fr`, nickname: "Nina" });
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await expect(page).toHaveURL(/\/join\?/);
  await expect(page.getByRole("heading", { name: "Le Porche" })).toBeVisible();
  await expect(ask(page)).toBeVisible();
});

test("a visitor is told before registering that the link opens nothing any more", async ({ page }) => {
  const table = await tableOfAnselme("Ancien lien");
  await killInviteLink(table);
  await page.goto(linkTo(table));
  await expect(main(page).getByText(EXPIRED)).toBeVisible();
  await expect(page.getByRole("link", { name: "s'inscrire avec un code" })).toBeVisible();
});

test("the MJ and the players of a table are told that they belong to it, with a link to the campaign", async ({
  page,
  browser,
}) => {
  const anselme = await member("Anselme");
  const nina = await member("Nina");
  const table = await campaignRunBy(anselme, { players: [nina] });
  await restoreSignIn(page.context(), nina.email);
  await page.goto(linkTo(table));
  await expect(main(page).getByText("Tu fais déjà partie de cette campagne.")).toBeVisible();
  await expect(ask(page)).toHaveCount(0);
  await expect(main(page).getByRole("link", { name: "Ouvrir la campagne" })).toHaveAttribute(
    "href",
    `/campaign/${table.id}?system=dnd5e`,
  );

  const mj = await (await browser.newContext()).newPage();
  await restoreSignIn(mj.context(), anselme.email);
  await mj.goto(linkTo(table));
  await expect(main(mj).getByText("Tu es le MJ de cette campagne.")).toBeVisible();
  await mj.context().close();
});

test("whoever waits already is told so, and sees the MJ's refusal without a reload", async ({ page }) => {
  const table = await tableOfAnselme("La Porte close");
  const nina = await member("Nina");
  await waitingAt(table, nina);
  await restoreSignIn(page.context(), nina.email);
  // The emulator misses what happens while it opens a listener: the refusal comes once it has.
  const listening = page.waitForResponse((response) =>
    decodeURIComponent(response.request().postData() ?? "").includes(`/joinRequests/${nina.uid}`),
  );
  await page.goto(linkTo(table));
  await expect(main(page).getByText(/^Ta demande est déjà envoyée\./)).toBeVisible();
  await listening;
  await withdrawJoinRequest(table, nina);
  await expect(ask(page)).toBeVisible();
});

test("a link that died between looking and asking is refused in the product's words, and may be tried again", async ({
  page,
}) => {
  const table = await tableOfAnselme("Lien mort");
  await restoreSignIn(page.context(), (await member("Nina")).email);
  await page.goto(linkTo(table));
  await expect(ask(page)).toBeVisible();
  await killInviteLink(table);
  await ask(page).click();
  await expect(main(page).getByText(EXPIRED)).toBeVisible();
  await expect(ask(page)).toBeEnabled();
});

test("a request that finds no server can be sent again, and an impatient click sends it once", async ({
  page,
}) => {
  const table = await tableOfAnselme("Mauvais réseau");
  await restoreSignIn(page.context(), (await member("Nina")).email);
  await page.goto(linkTo(table));
  await page.route("**/campaigns/join", (route) => route.abort("connectionrefused"), { times: 1 });
  await ask(page).click();
  await expect(main(page).getByText(EXPIRED)).toBeVisible();

  let sent = 0;
  await page.route("**/campaigns/join", async (route) => {
    sent += 1;
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await ask(page).dblclick();
  await expect(page).toHaveURL(/\/game$/);
  expect(sent).toBe(1);
});
