import { campaignRunBy, characterOf, type Table } from "../../support/campaigns";
import { member } from "../../support/cast";
import { openAs } from "./openAs";
import { region } from "./region";
import { openPart } from "./sheetParts";
import { type Browser, expect, type Page } from "./test";

type Hero = NonNullable<Parameters<typeof characterOf>[1]>;

const PHONE = { width: 390, height: 844 };

/** The people of an evening: the MJ with the panel on a laptop, two players with their sheets on phones. */
export interface Evening {
  readonly panel: Page;
  readonly phones: readonly [Page, Page];
  /** Opens a hero's sheet in the MJ's browser. */
  readonly openSheet: (hero: 0 | 1) => Promise<Page>;
  /** Opens the panel on a phone of the MJ's, with a storage of its own. */
  readonly openPanel: () => Promise<Page>;
}

/** Two heroes at a table of their game, everybody in their place. */
export async function evening(
  browser: Browser,
  system: Table["system"],
  heroes: readonly [Hero, Hero],
): Promise<Evening> {
  const people = await Promise.all([member("Morgane"), member("Nina"), member("Léo")]);
  const [mj, ...players] = people;
  const campaign = await campaignRunBy(mj, { system, players });
  const seat = async (at: 0 | 1) => {
    const id = await characterOf(players[at], { system, campaignId: campaign.id, ...heroes[at] });
    const path = `/character/${id}?system=${system}`;
    return { path, page: await openAs(browser, players[at]) };
  };
  const seats = [await seat(0), await seat(1)] as const;
  for (const { page, path } of seats) {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await openPart(page, "Fiche");
    await expect(region(page, "En jeu")).toBeVisible();
  }
  const panelPath = `/campaign/${campaign.id}/mj-panel?system=${system}`;
  const panel = await openAs(browser, mj, panelPath);
  return {
    panel,
    phones: [seats[0].page, seats[1].page],
    openPanel: async () => {
      const page = await openAs(browser, mj);
      await page.setViewportSize(PHONE);
      await page.goto(panelPath);
      return page;
    },
    openSheet: async (hero) => {
      const page = await panel.context().newPage();
      await page.goto(seats[hero].path);
      await expect(region(page, "En jeu")).toBeVisible();
      return page;
    },
  };
}

/** A finger leaves nothing above the page: a toast that opens under a pointer at rest stays for as long as it rests. */
const lift = (page: Page) => page.mouse.move(0, 0);

export async function tap(page: Page, name: string | RegExp): Promise<void> {
  await page
    .getByRole("button", typeof name === "string" ? { name, exact: true } : { name })
    .first()
    .click();
  await lift(page);
}

/** Fills an amount in, and does what the button beside it says. */
export async function change(page: Page, label: string, amount: number, action: string): Promise<void> {
  const field = page.getByRole("textbox", { name: label, exact: true });
  await field.fill(String(amount));
  await page.locator("form", { has: field }).getByRole("button", { name: action, exact: true }).click();
  await lift(page);
}

/** A tracker with its bounds, as it is heard: « Chance 3 sur 6 ». */
export const shows = (pages: readonly Page[], name: string) =>
  Promise.all(
    pages.map((page) => expect(page.getByRole("group", { name, exact: true }).first()).toBeVisible()),
  );

/** A line of what happened in play, on the MJ's panel. */
export const hears = ({ panel }: Evening, line: string | RegExp) =>
  expect(region(panel, "En jeu").getByRole("listitem").filter({ hasText: line }).first()).toBeVisible();
