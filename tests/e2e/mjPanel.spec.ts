import { campaignRunBy, characterOf, type Table } from "../support/campaigns";
import { member, type Person } from "../support/cast";
import { patience } from "../support/patience";
import { openAs } from "./support/openAs";
import { region } from "./support/region";
import { type Browser, expect, type Page, test } from "./support/test";

const DESKTOP = { width: 1440, height: 900 };
const PARTY = ["Ayla", "Bran", "Cyra", "Dorn", "Elen", "Faro"];

const panelOf = ({ id, system }: Table) => `/campaign/${id}/mj-panel?system=${system}`;

const rows = (page: Page) => region(page, "Initiative").locator("ol > li");
const names = (page: Page) => rows(page).locator("strong").allTextContents();
const acting = (page: Page) => region(page, "Initiative").locator('li[aria-current="step"] strong');
const valueField = (page: Page, name: string) =>
  page.getByRole("textbox", { name: new RegExp(`^Initiative d(e |')${name}$`) });
const history = (page: Page) => region(page, "Historique").getByRole("listitem");

async function setValue(page: Page, name: string, value: string): Promise<void> {
  await valueField(page, name).fill(value);
  await valueField(page, name).press("Enter");
}

/** Known values, so that no test rests on dice: the highest first. */
async function setValues(page: Page, order: readonly string[]): Promise<void> {
  for (const [place, name] of order.entries()) await setValue(page, name, String(90 - 10 * place));
}

/** Outside of any field, where the panel's keys act. */
async function press(page: Page, key: string): Promise<void> {
  await page.getByRole("heading", { name: "Initiative" }).click();
  await page.keyboard.press(key);
}

async function turnTo(page: Page, name: string): Promise<void> {
  const places = await rows(page).count();
  for (let turn = 0; turn < places && (await acting(page).textContent()) !== name; turn += 1) {
    await press(page, "p");
  }
  await expect(acting(page)).toHaveText(name);
}

/** The operations leave one after another: what is answered may be of a key pressed earlier. */
const answered = (page: Page, type: string) =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith("/fight") && (response.request().postData()?.includes(type) ?? false),
  );

/** Boxes that scroll and are lower than what they hold and than 240 pixels. */
const slits = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("main *")]
      .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY))
      .filter((one) => one.scrollHeight > one.clientHeight + 1 && one.clientHeight < 240)
      .map((one) => `${one.parentElement?.textContent?.slice(0, 30)} ${one.clientHeight}`),
  );

async function openPanel(browser: Browser, mj: Person, table: Table): Promise<Page> {
  const page = await openAs(browser, mj);
  await page.setViewportSize(DESKTOP);
  await page.goto(panelOf(table));
  await expect(region(page, "Initiative")).toBeVisible();
  return page;
}

/** What this page tells the product's own server from now on; what it reads (its notifications, say) tells nothing. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/") && request.method() !== "GET") calls.push(pathname);
  });
  return calls;
}

/** A party of six of two players, one of whom is somebody's character twice over. */
async function partyOfSix() {
  const [mj, nina, lucas] = [await member("Morgane"), await member("Nina"), await member("Lucas")];
  const table = await campaignRunBy(mj, { players: [nina, lucas], name: "Les Brumes" });
  for (const [place, name] of PARTY.entries()) {
    await characterOf(place < 3 ? nina : lucas, { campaignId: table.id, name });
  }
  return { mj, nina, table };
}

test("the MJ runs a fight of six from the first screen, by keyboard, and quick actions make no call", async ({
  browser,
}) => {
  const { mj, nina, table } = await partyOfSix();
  const page = await openPanel(browser, mj, table);
  await expect(page.getByRole("heading", { name: "Les Brumes", level: 1 })).toBeVisible();
  await expect(page.getByText("D&D 5e", { exact: true })).toBeVisible();
  await expect(page.getByText("0/2 joueurs connectés")).toBeVisible();
  await expect(region(page, "Personnages").getByText("Hors ligne")).toHaveCount(6);

  const player = await openAs(browser, nina);
  await player.goto(`/campaign/${table.id}?system=dnd5e`);
  await expect(page.getByText("1/2 joueurs connectés")).toBeVisible();
  await expect(region(page, "Personnages").getByText("En ligne")).toHaveCount(3);
  await player.close();
  await expect(page.getByText("0/2 joueurs connectés")).toBeVisible();

  expect(await slits(page)).toEqual([]);
  for (const name of PARTY) await expect(rows(page).filter({ hasText: name })).toBeInViewport();

  await page.keyboard.press("r");
  await expect(page.getByRole("button", { name: /^Relancer l'initiative/ })).toBeVisible();
  await setValues(page, PARTY);
  expect(await names(page)).toEqual(PARTY);
  await turnTo(page, "Ayla");
  await press(page, "n");
  await expect(acting(page)).toHaveText("Bran");
  await expect(history(page).first()).toContainText("Tour d'Ayla");
  await expect(rows(page).filter({ hasText: "Ensuite" })).toContainText("Cyra");
  for (const [key, type] of Object.entries({ ArrowRight: "nextTurn", ArrowLeft: "previousTurn" })) {
    const stored = answered(page, type);
    await page.keyboard.press(key);
    await stored;
  }
  await expect(acting(page)).toHaveText("Bran");

  const calls = watchCalls(page);
  await page.keyboard.press("/");
  await page.keyboard.type("repos n");
  await expect(acting(page)).toHaveText("Bran");
  await expect(region(page, "Commandes MJ").getByRole("button")).toHaveCount(0);
  const search = page.getByRole("searchbox");
  await search.fill("inspiration");
  await search.press("Enter");
  await expect(history(page).first()).toContainText("Offrir l'inspiration");
  await search.press("Escape");

  await region(page, "Actions rapides").getByRole("button", { name: "Repos court" }).click();
  await region(page, "Commandes MJ").getByRole("button", { name: "À vos dés !" }).click();
  await page.getByRole("textbox", { name: "Message à la table" }).fill("Qui monte la garde ?");
  await page.getByRole("button", { name: "Diffuser" }).click();
  expect(calls).toEqual([]);
  await page.getByRole("button", { name: "Réaction", exact: true }).click();
  await page.getByRole("button", { name: "Monter Tension" }).click();
  await expect(region(page, "Conduite du jeu").getByText("Tension : 2 / 6")).toBeAttached();
  await expect(history(page)).toHaveText([
    /Réaction.*Action consommée/,
    /Message à la table.*Qui monte la garde/,
    /À vos dés/,
    /Repos court/,
    /Offrir l'inspiration/,
    /Tour de .*/,
    /Tour d'Ayla/,
  ]);

  await page.keyboard.press("u");
  await expect(region(page, "Conduite du jeu").getByText("Tension : 1 / 6")).toBeAttached();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Raccourcis clavier" })).toBeVisible();
  await page.keyboard.press("n");
  await page.keyboard.press("Escape");
  await expect(acting(page)).toHaveText("Bran");

  await page.reload();
  // What the device kept may be older: a client that gets no answer tries again after ten seconds.
  await expect(acting(page)).toHaveText("Bran", { timeout: patience(30_000) });
  expect(await names(page)).toEqual(PARTY);
  await expect(page.getByRole("button", { name: "Réaction", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.getByRole("button", { name: "Effacer l'historique" }).click();
  await expect(region(page, "Historique")).toContainText("Le parchemin est vierge.");

  const other = await campaignRunBy(mj);
  await page.goto(panelOf(other));
  await expect(region(page, "Personnages")).toContainText("Aucun personnage lié pour cette campagne.");
  await expect(page.getByText("Aucun personnage lié", { exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
});
