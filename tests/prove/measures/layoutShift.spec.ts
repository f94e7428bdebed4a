import { BUDGETS } from "../../bench/budgets";
import { measureVisit } from "../../bench/paint";
import { signIn } from "../../e2e/support/journeys";
import { expect, test } from "../../e2e/support/test";
import { campaignRunBy, characterOf } from "../../support/campaigns";
import { member, PASSWORD } from "../../support/cast";
import { patience } from "../../support/patience";

const DEVICES = ["desktop", "phone"] as const;

/** Both at once: a visit waits three seconds for what may still move. */
const onEachDevice = (visit: (device: (typeof DEVICES)[number]) => Promise<void>) =>
  Promise.all(DEVICES.map(visit));

test("no public page moves by itself", async ({ browser, baseURL }) => {
  for (const path of ["/", "/forge", "/login", "/terms"]) {
    await onEachDevice(async (device) => {
      const { layoutShift } = await measureVisit(browser, `${baseURL}${path}`, { device });
      expect(layoutShift, `${path}, ${device}`).toBeLessThanOrEqual(BUDGETS.layoutShift);
    });
  }
});

test("a member's screens do not move when their data comes", async ({ page, browser, baseURL }) => {
  const morgane = await member("Morgane");
  const lucas = await member("Lucas");
  const { id } = await campaignRunBy(morgane, { players: [lucas] });
  for (const owner of [morgane, lucas]) await characterOf(owner, { campaignId: id });
  await signIn(page, morgane.email, PASSWORD);
  const signedIn = await page.context().storageState({ indexedDB: true });
  for (const path of [
    "/dashboard",
    "/game",
    `/campaign/${id}?system=dnd5e`,
    `/campaign/${id}/mj-panel?system=dnd5e`,
  ]) {
    await onEachDevice(async (device) => {
      const { layoutShift, requests } = await measureVisit(browser, `${baseURL}${path}`, {
        device,
        signedIn,
      });
      expect(layoutShift, `${path}, ${device}`).toBeLessThanOrEqual(BUDGETS.layoutShift);
      if (path === "/dashboard") expect(requests).toBeLessThanOrEqual(BUDGETS.dashboard.cold.requests);
    });
  }
});

/** What comes after the sheet: items that raise its values. */
const EQUIPPED = {
  level: 5,
  hp: "38 / 38",
  abilityScores: { str: 16, dex: 14, con: 14, int: 10, wis: 12, cha: 8 },
  inventoryItems: [
    { itemId: "dnd5e-cuirasse", quantity: 1, equipped: true },
    { itemId: "dnd5e-bouclier", quantity: 1, equipped: true },
    { itemId: "dnd5e-epee-longue", quantity: 1, equipped: true },
  ],
};

test("a sheet does not move when its items come, nor when it is known who is at the table", async ({
  page,
  browser,
  baseURL,
}) => {
  const morgane = await member("Morgane");
  const { id } = await campaignRunBy(morgane);
  const hero = await characterOf(morgane, { campaignId: id, stats: EQUIPPED });
  await signIn(page, morgane.email, PASSWORD);
  const signedIn = await page.context().storageState({ indexedDB: true });
  const shiftOn = async (device: (typeof DEVICES)[number]) => {
    const visit = { device, signedIn };
    return (await measureVisit(browser, `${baseURL}/character/${hero}?system=dnd5e`, visit)).layoutShift;
  };
  // A busy machine may hold the connection up for a moment, and what says so moves the page: another visit tells.
  await onEachDevice((device) =>
    expect
      .poll(() => shiftOn(device), { message: device, timeout: patience(45_000) })
      .toBeLessThanOrEqual(BUDGETS.layoutShift / 2),
  );
});
