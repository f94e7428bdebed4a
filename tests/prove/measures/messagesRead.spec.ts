import { watchDeliveries } from "../../e2e/support/deliveries";
import { openAs } from "../../e2e/support/openAs";
import { region } from "../../e2e/support/region";
import { expect, type Page, test } from "../../e2e/support/test";
import { campaignRunBy, settingsWith } from "../../support/campaigns";
import { member } from "../../support/cast";
import { storeMessage, storeMessages, storeRoll } from "../../support/messages";

const messages = (page: Page) => region(page, "Messages").getByRole("listitem");

test("of a thousand messages the newest thirty are read, and older ones on demand", async ({ browser }) => {
  const [mj, nina] = [await member("Morgane"), await member("Nina")];
  const table = await campaignRunBy(mj, {
    players: [nina],
    settings: settingsWith({ useVtt: true }),
    vttStatus: { status: "online", active: true },
  });
  await Promise.all([
    storeMessages(table, mj, 1000),
    storeMessage(table, nina, "Psst.", { playerUid: nina.uid }),
  ]);
  await storeRoll(table, nina);
  const page = await openAs(browser, nina);
  const deliveries = await watchDeliveries(page);
  await page.goto(`/session/${table.id}?system=dnd5e`);
  await expect(messages(page).filter({ hasText: "Message" })).toHaveCount(30);
  await expect(messages(page).filter({ hasText: "Message 1000" })).toBeInViewport();
  const read = (name: string) => deliveries().filter((path) => path.includes(`${table.id}/${name}/`)).length;
  expect([read("messages"), read("whispers"), read("rolls")]).toEqual([30, 1, 1]);

  await page.getByRole("button", { name: "Messages plus anciens" }).click();
  await expect(messages(page).filter({ hasText: "Message" })).toHaveCount(59);
  await expect(messages(page).filter({ hasText: "Message 971" })).toBeInViewport();
});
