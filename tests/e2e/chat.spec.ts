import { campaignRunBy, settingsWith } from "../support/campaigns";
import { member } from "../support/cast";
import { openAs } from "./support/openAs";
import { region } from "./support/region";
import { expect, type Page, test } from "./support/test";

const OPEN = {
  settings: settingsWith({ useVtt: true }),
  vttStatus: { status: "online", active: true },
} as const;

const field = (page: Page) => page.getByRole("textbox", { name: "Message" });

/** The MJ has all of it in one list, the newest last. */
const journal = (page: Page) => region(page, "Journal").getByRole("listitem");

async function write(page: Page, line: string): Promise<void> {
  await field(page).fill(line);
  await page.keyboard.press("Enter");
}

for (const [system, line, seen] of [
  ["vampire", "/r 6 2 Force + Bagarre", "Force + Bagarre"],
  ["cyberpunk", "/r +14 Discrétion", "Discrétion"],
  ["cthulhu", "/r 45 -1 Écouter", "Écouter"],
] as const) {
  test(`a roll of ${system} is written in the words of its game`, { tag: "@games" }, async ({ browser }) => {
    const mj = await member("Morgane");
    const table = await campaignRunBy(mj, { system, ...OPEN });
    const page = await openAs(browser, mj, `/session/${table.id}?system=${system}`);
    await write(page, line);
    await expect(journal(page).last()).toContainText(seen);
  });
}
