import { campaignRunBy, characterOf, settingsWith, type Table } from "../support/campaigns";
import { member, type Person } from "../support/cast";
import { waitingAt } from "../support/joinRequests";
import { faults } from "./support/axe";
import { openAs } from "./support/openAs";
import { expect, test } from "./support/test";

interface Scene {
  table: Table;
  /** Another table, which the player has asked to join. */
  pending: Table;
  /** A table that the player has nothing to do with. */
  unknown: Table;
  mj: Person;
  player: Person;
}

/** A table with all that it can show: VTT, description, characters, a join request. */
async function scene(): Promise<Scene> {
  const [mj, player] = [await member("Morgane"), await member("Lucas")];
  const settings = settingsWith({ useVtt: true });
  const table = await campaignRunBy(mj, { players: [player], settings, description: "Un seul village." });
  const [pending, unknown] = [await campaignRunBy(mj), await campaignRunBy(mj)];
  await characterOf(player, { campaignId: table.id });
  await characterOf(player);
  await waitingAt(table, await member("Sacha"));
  await waitingAt(pending, player);
  return { table, pending, unknown, mj, player };
}

const campaignOf = ({ id }: Table) => `/campaign/${id}?system=dnd5e`;

test("axe finds nothing on the MJ's screens, in any look", async ({ browser }) => {
  const { table, mj } = await scene();
  const page = await openAs(browser, mj);
  await page.goto("/game");
  await page.getByRole("link", { name: table.name }).waitFor();
  expect(await faults(page), "game").toEqual([]);

  await page.goto(campaignOf(table));
  await page.getByText("Sacha", { exact: true }).waitFor();
  expect(await faults(page), "campaign").toEqual([]);
  await page.getByRole("button", { name: "Modifier la campagne" }).click();
  await page.getByRole("button", { name: "Accepter Sacha" }).waitFor();
  expect(await faults(page), "campaign, edited").toEqual([]);
});

test("axe finds nothing on a player's screens, in any look", async ({ browser }) => {
  const { table, pending, unknown, player } = await scene();
  const page = await openAs(browser, player);
  await page.goto("/game");
  await page.getByText("En attente d'approbation").first().waitFor();
  expect(await faults(page), "game").toEqual([]);

  await page.goto(campaignOf(table));
  await page.getByRole("listitem").filter({ hasText: "En ligne" }).first().waitFor();
  expect(await faults(page), "campaign").toEqual([]);
  await page.goto(campaignOf(pending));
  await page.getByRole("heading", { name: "En attente d'approbation" }).waitFor();
  expect(await faults(page), "campaign, waiting").toEqual([]);

  await page.goto(`/join?token=${unknown.token}&system=dnd5e`);
  await page.getByRole("button", { name: "Demander à rejoindre" }).waitFor();
  expect(await faults(page), "join").toEqual([]);
  await page.goto("/join");
  await page.getByText("Lien invalide.").waitFor();
  expect(await faults(page), "join, no token").toEqual([]);
});
