import { campaignRunBy, characterOf, settingsWith } from "../support/campaigns";
import { member } from "../support/cast";
import { openAs } from "./support/openAs";
import { region } from "./support/region";
import { expect, type Page, test } from "./support/test";

const OPEN = {
  settings: settingsWith({ useVtt: true }),
  vttStatus: { status: "online", active: true },
} as const;

const field = (page: Page) => page.getByRole("textbox", { name: "Message" });
const messages = (page: Page) => region(page, "Messages").getByRole("listitem");
const dice = (page: Page) => region(page, "Jets").getByRole("listitem");

/** The MJ has all of it in one list, the newest last. */
const journal = (page: Page) => region(page, "Journal").getByRole("listitem");

async function write(page: Page, line: string): Promise<void> {
  await field(page).fill(line);
  await page.keyboard.press("Enter");
}

test("the chat rolls, whispers and tells by commands, lists them, and sends no unknown one", async ({
  browser,
}) => {
  test.slow();
  const [mj, nina, leo] = [await member("Morgane"), await member("Nina"), await member("Léo")];
  const table = await campaignRunBy(mj, { players: [nina, leo], ...OPEN });
  const hero = await characterOf(nina, { campaignId: table.id, name: "Elowen" });
  const room = `/session/${table.id}?system=dnd5e`;
  const [mjPage, page, leoPage] = [
    await openAs(browser, mj, room),
    await openAs(browser, nina, room),
    await openAs(browser, leo, room),
  ];
  for (const each of [mjPage, page, leoPage]) await expect(field(each)).toBeVisible();

  await field(page).fill("/");
  await expect(page.getByRole("list", { name: "Commandes" }).getByRole("listitem")).toHaveCount(4);
  await write(page, "/r 2d6+3 dégâts");
  await expect(journal(mjPage).last()).toContainText("dégâts");
  for (const each of [page, leoPage]) await expect(dice(each).first()).toContainText("dégâts");
  await expect(page.getByRole("list", { name: "Ton dernier jet" })).toContainText("2d6+3");

  await write(page, "/secret 1d20");
  await expect(journal(mjPage)).toHaveCount(2);
  await expect(journal(mjPage).last()).toContainText("pour le MJ");
  await write(page, "/mj Je vole la clé.");
  await expect(journal(mjPage).last()).toContainText("Je vole la clé.");
  await write(page, "/moi dégaine son épée.");
  await expect(messages(leoPage).last()).toContainText("Nina dégaine son épée.");
  await expect(region(leoPage, "Messages")).not.toContainText("Je vole la clé.");
  await expect(dice(leoPage)).toHaveCount(1);

  await write(page, "/danse la gigue");
  await expect(page.getByText("« /danse » n'est pas une commande.")).toBeVisible();
  await field(page).fill("");
  await field(page).press("ArrowUp");
  await expect(field(page)).toHaveValue("/moi dégaine son épée.");

  await page.getByRole("link", { name: "Ma fiche : Elowen" }).click();
  await expect(page).toHaveURL(new RegExp(`/character/${hero}`));
});

for (const [system, line, seen] of [
  ["vampire", "/r 6 2 Force + Bagarre", "Force + Bagarre"],
  ["cyberpunk", "/r +14 Discrétion", "Discrétion"],
  ["cthulhu", "/r 45 -1 Écouter", "Écouter"],
] as const) {
  test(`a roll of ${system} is written in the words of its game`, async ({ browser }) => {
    const mj = await member("Morgane");
    const table = await campaignRunBy(mj, { system, ...OPEN });
    const page = await openAs(browser, mj, `/session/${table.id}?system=${system}`);
    await write(page, line);
    await expect(journal(page).last()).toContainText(seen);
  });
}
