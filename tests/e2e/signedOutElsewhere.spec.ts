import { campaignRunBy, characterOf } from "../support/campaigns";
import { member } from "../support/cast";
import { keptOnDevice, nothingKept } from "./support/keptDocuments";
import { openAs } from "./support/openAs";
import { expect, type Page, test } from "./support/test";

const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage));

test("a device whose member signed out everywhere forgets them once the server says so, and keeps their work", async ({
  browser,
}) => {
  const ana = await member("Ana");
  const table = await campaignRunBy(ana, { name: "Les Marches du Nord" });
  const hero = await characterOf(ana, { name: "Elowen", campaignId: table.id });
  const [device, otherTab] = await (async () => {
    const page = await openAs(browser, ana, "/dashboard");
    await expect(page.getByRole("link", { name: "Les Marches du Nord" })).toBeVisible();
    await page.goto(`/character/${hero}?system=dnd5e`);
    await expect(page.getByRole("heading", { level: 1, name: "Elowen" })).toBeVisible();
    await keptOnDevice(page, hero, table.id, ana.uid);
    return [page, await page.context().newPage()];
  })();
  const work = [`forge:${ana.uid}:dnd5e:new`, `des-et-heros:letters:${ana.uid}:${table.id}`];
  await device.evaluate((keys) => {
    for (const key of keys) localStorage.setItem(key, "[]");
  }, work);
  expect((await stored(device)).filter((key) => key.startsWith("des-et-heros:lists:"))).not.toEqual([]);

  await test.step("a server that cannot answer has not said that nobody is signed in", async () => {
    for (const status of [429, 500, 503]) {
      await otherTab.route("**/api/auth/*", (route) => route.fulfill({ status, json: { error: "…" } }));
      await otherTab.goto("/dashboard");
      await expect(otherTab).toHaveURL(/\/login$/);
    }
    await keptOnDevice(otherTab, hero, table.id, ana.uid);
    expect(await stored(otherTab)).toContain("des-et-heros:signed-in");
    await otherTab.unroute("**/api/auth/*");
  });

  const elsewhere = await openAs(browser, ana, "/account");
  await elsewhere.getByRole("button", { name: "Se déconnecter partout" }).click();
  await elsewhere.getByRole("dialog").getByRole("button", { name: "Tout déconnecter" }).click();
  await expect(elsewhere).toHaveURL(/\/login$/);
  await nothingKept(elsewhere);

  await test.step("its answer ends the sign-in in every tab of the device", async () => {
    await otherTab.goto("/dashboard");
    await expect(otherTab).toHaveURL(/\/login$/);
    await nothingKept(otherTab);
    await expect(device).toHaveURL(/\/login$/);
    const left = await stored(otherTab);
    expect(left).toEqual(expect.arrayContaining(work));
    expect(left.filter((key) => key.startsWith("des-et-heros:lists:"))).toEqual([]);
    expect(left).not.toContain("des-et-heros:signed-in");
  });
});
