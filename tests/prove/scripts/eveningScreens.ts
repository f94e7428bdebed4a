import { paths } from "domain/values/links/paths";
import { region } from "../../e2e/support/region";
import { closeList, openCanvas, tokenLine } from "../../e2e/support/sceneCanvas";
import { expect, type Page } from "../../e2e/support/test";
import type { Table } from "../../support/campaigns";
import type { NamedTexts } from "./attempts";
import { thugTexts } from "./evening";

/** Where an evening is looked at. */
export interface EveningLook {
  table: Pick<Table, "id" | "system"> & { hero: string; texts: NamedTexts };
  mj: Page;
  player: Page;
  admin: Page;
  /** What no page may show. */
  expectInert: (page: Page) => Promise<void>;
}

/** Waits until the page shows these texts, then looks at it. */
async function look(
  { table: { texts }, expectInert }: EveningLook,
  page: Page,
  ...names: string[]
): Promise<void> {
  await texts.expectOn(page, ...names);
  await expectInert(page);
}

const dialogOf = (page: Page, name: string) => page.getByRole("dialog", { name });

/** Looks at a dialog, and closes it. */
async function lookInto(on: EveningLook, page: Page, button: string | RegExp, ...names: string[]) {
  await page.getByRole("button", { name: button }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await look(on, page, ...names);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

const BRUTE = ["brute", "state", ...thugTexts("thug")];

/** The MJ's panel: the order, the creature whose turn it is, the history, the asks, what is prepared, what has ended. */
async function lookAtPanel(on: EveningLook): Promise<void> {
  const { table, mj } = on;
  const isDnd = table.system === "dnd5e";
  await mj.goto(paths.mjPanel(table.id, table.system));
  await look(on, mj, "fighter", "pronouns", "role", "card", "prompt", "rested", "effect");
  if (isDnd) await look(on, mj, ...BRUTE);
  await lookInto(on, mj, "Combats passés", "earlier fighter", "earlier prompt");
  if (!isDnd) return;
  await mj.getByRole("button", { name: "Créatures", exact: true }).click();
  const creatures = dialogOf(mj, "Créatures");
  await creatures.getByRole("searchbox", { name: "Rechercher une créature" }).fill("own dnd5e");
  await look(on, mj, "own", "own about");
  await creatures.getByRole("button", { name: /^Voir .*own dnd5e/ }).click();
  await look(on, mj, "own", ...thugTexts("own"));
  await creatures.getByRole("button", { name: "Modifier", exact: true }).click();
  await look(on, mj, "own", ...thugTexts("own"));
  await creatures.getByRole("tab", { name: "Rencontres" }).click();
  await look(on, mj, "ambush", "bandit");
  await creatures.getByRole("button", { name: /^Modifier / }).click();
  await look(on, mj, "ambush", "bandit");
}

/** The room: the messages, the cards, the scene with all that stands on it, as the MJ, a player and the table see it. */
async function lookAtRoom(on: EveningLook): Promise<void> {
  const { table, mj, player } = on;
  const path = paths.room(table.id, table.system);
  await player.goto(path);
  await openCanvas(player);
  await look(on, player, "card", "message", "emote", "whisper", "fighter");
  await tokenLine(player, "");
  await look(on, player, "token", "token badge", "own token", "own token badge", "note", "region");
  for (const name of ["token", "own token"]) {
    await (await tokenLine(player, on.table.texts.mark(name))).getByRole("button").first().click();
    await on.expectInert(player);
  }
  await mj.goto(path);
  await openCanvas(mj);
  await look(on, mj, "scene", "whisper");
  await (await tokenLine(mj, on.table.texts.mark("hidden token"))).getByRole("button").first().click();
  await look(on, mj, "hidden token", "hidden token badge");
  await closeList(mj);
  await mj.getByRole("button", { name: "Salle", exact: true }).click();
  await mj.getByRole("group", { name: "Outil" }).getByRole("radio", { name: "Modifier" }).check();
  await look(on, mj, "room");
  await mj.goto(`${path}&vue=table`);
  await expect(mj.getByRole("img", { name: /^Scène : / })).toBeVisible();
  await on.expectInert(mj);
}

/** The sheet in play, the campaign's page, the notifications, the admin's list: rare items, seats, the notes. */
async function lookAround(on: EveningLook): Promise<void> {
  const { table, mj, player, admin } = on;
  await player.goto(paths.character(table.hero, table.system));
  await look(on, player, "notes", "waiting item", "card", "fighter");
  await lookInto(on, player, /^Notifications/, "given item", "refused item");
  await mj.goto(paths.campaign(table.id, table.system));
  await expect(region(mj, "Objets rares demandés")).toContainText(on.table.texts.mark("waiting item"));
  await look(on, mj, "waiting item", "hero");
  await lookInto(on, mj, /^Notifications/, "waiting item");
  await lookInto(on, mj, "Places sans compte");
  await admin.goto(paths.admin);
  await look(on, admin, "campaign");
}

/** Looks at each screen that shows a text of the evening, when it shows it. */
export async function lookAtEvening(on: EveningLook): Promise<void> {
  await lookAtPanel(on);
  await lookAtRoom(on);
  await lookAround(on);
}
