import { campaignRunBy, characterOf, settingsWith, type Table } from "../support/campaigns";
import { member, type Person } from "../support/cast";
import { waitingAt } from "../support/joinRequests";
import { faults, SCHEMES, SCREENS } from "./support/axe";
import { openAs } from "./support/openAs";
import { type Browser, expect, type Page, test } from "./support/test";

const LOOKS = SCREENS.flatMap((screen) => SCHEMES.map((colorScheme) => ({ ...screen, colorScheme })));

interface Scene {
  table: Table;
  /** Another table, at whose door the player waits. */
  door: Table;
  /** A table that the player has not heard of. */
  unknown: Table;
  mj: Person;
  player: Person;
}

/** A table with all that it can show: VTT, description, characters, somebody at the door. */
async function scene(): Promise<Scene> {
  const [mj, player] = [await member("Morgane"), await member("Lucas")];
  const settings = settingsWith({ useVtt: true });
  const table = await campaignRunBy(mj, { players: [player], settings, description: "Un seul village." });
  const [door, unknown] = [await campaignRunBy(mj), await campaignRunBy(mj)];
  await characterOf(player, { campaignId: table.id });
  await characterOf(player);
  await waitingAt(table, await member("Sacha"));
  await waitingAt(door, player);
  return { table, door, unknown, mj, player };
}

async function openIn(browser: Browser, person: Person, look: (typeof LOOKS)[number]): Promise<Page> {
  const page = await openAs(browser, person);
  await page.setViewportSize(look.viewport);
  // Contrast is judged on colours that have arrived, not on those that are fading in.
  await page.emulateMedia({ colorScheme: look.colorScheme, reducedMotion: "reduce" });
  return page;
}

const campaignOf = ({ id }: Table) => `/campaign/${id}?system=dnd5e`;

for (const look of LOOKS) {
  test(`axe finds nothing on the MJ's screens, on ${look.device}, ${look.colorScheme}`, async ({
    browser,
  }) => {
    const { table, mj } = await scene();
    const page = await openIn(browser, mj, look);
    await page.goto("/game");
    await page.getByRole("link", { name: table.name }).waitFor();
    expect(await faults(page), "game").toEqual([]);

    await page.goto(campaignOf(table));
    await page.getByText("Sacha", { exact: true }).waitFor();
    expect(await faults(page), "campaign").toEqual([]);
    await page.getByRole("button", { name: "Modifier la campagne" }).click();
    await page.getByRole("button", { name: "Accepter Sacha" }).waitFor();
    expect(await faults(page), "campaign, edited").toEqual([]);
    await page.context().close();
  });

  test(`axe finds nothing on a player's screens, on ${look.device}, ${look.colorScheme}`, async ({
    browser,
  }) => {
    const { table, door, unknown, player } = await scene();
    const page = await openIn(browser, player, look);
    await page.goto("/game");
    await page.getByText("En attente d'approbation").first().waitFor();
    expect(await faults(page), "game").toEqual([]);

    await page.goto(campaignOf(table));
    await page.getByRole("listitem").filter({ hasText: "En ligne" }).first().waitFor();
    expect(await faults(page), "campaign").toEqual([]);
    await page.goto(campaignOf(door));
    await page.getByRole("heading", { name: "En attente d'approbation" }).waitFor();
    expect(await faults(page), "campaign, waiting").toEqual([]);

    await page.goto(`/join?token=${unknown.token}&system=dnd5e`);
    await page.getByRole("button", { name: "Demander à rejoindre" }).waitFor();
    expect(await faults(page), "join").toEqual([]);
    await page.goto("/join");
    await page.getByText("Lien invalide.").waitFor();
    expect(await faults(page), "join, no token").toEqual([]);
    await page.context().close();
  });
}
