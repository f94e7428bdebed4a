import { campaignRunBy, characterOf, settingsWith } from "../support/campaigns";
import { member } from "../support/cast";
import { faults } from "./support/axe";
import { openAs } from "./support/openAs";
import { region } from "./support/region";
import { openPart } from "./support/sheetParts";
import { expect, type Locator, type Page, test } from "./support/test";

const PHONE = { width: 390, height: 844 };
const OPEN = {
  settings: settingsWith({ useVtt: true }),
  vttStatus: { status: "online", active: true },
} as const;

const asked = (page: Page) => region(page, "Demandes du MJ");
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** How opaque what lies behind a text is at the first moment of its arrival, from 0 to 1. */
const groundAtArrival = (text: Locator) =>
  text.evaluate((element) => {
    const card = element.closest("section > *") ?? element;
    const animations = card.getAnimations();
    for (const animation of animations) {
      animation.pause();
      animation.currentTime = 0;
    }
    const { backgroundColor } = getComputedStyle(card);
    for (const animation of animations) animation.finish();
    return Number(/(?:\/|rgba\(.*,) *([\d.]+)\)/.exec(backgroundColor)?.[1] ?? 1);
  });

test("the MJ asks for rolls and shows a card; players answer from sheet and room", async ({ browser }) => {
  test.slow();
  const [mj, nina, leo] = [await member("Morgane"), await member("Nina"), await member("Léo")];
  const table = await campaignRunBy(mj, { players: [nina, leo], ...OPEN });
  const at = { campaignId: table.id };
  const stats = { abilityScores: { wis: 14, dex: 16 }, level: 1, skills: { perception: true } };
  const elowen = await characterOf(nina, { ...at, name: "Elowen", stats });
  await characterOf(leo, { ...at, name: "Borin", stats });
  const [sheet, room, panel] = [
    await openAs(browser, nina),
    await openAs(browser, leo, `/session/${table.id}?system=dnd5e`),
    await openAs(browser, mj, `/campaign/${table.id}/mj-panel?system=dnd5e`),
  ];
  await sheet.setViewportSize(PHONE);
  await sheet.goto(`/character/${elowen}?system=dnd5e`);
  await openPart(sheet, "Fiche");
  await expect(region(sheet, "En jeu")).toBeVisible();
  await sheet.emulateMedia({ reducedMotion: "no-preference" });
  await expect(region(room, "Jets de la table")).toBeVisible();
  const log = await region(room, "Jets de la table").boundingBox();
  expect(log?.height).toBeGreaterThanOrEqual(240);

  await test.step("Perception of all, in two taps", async () => {
    const calls: string[] = [];
    panel.on("request", (request) => {
      if (request.method() === "POST" && request.url().includes("/asks")) calls.push(request.url());
    });
    await region(panel, "Compétences").getByRole("button", { name: "Perception" }).click();
    const dialog = panel.getByRole("dialog", { name: "Demander ce jet" });
    await expect(dialog.getByRole("radio", { name: "Perception" })).toBeChecked();
    expect(calls).toEqual([]);
    expect(await faults(panel)).toEqual([]);
    await dialog.getByRole("button", { name: "Demander", exact: true }).click();
    await expect(dialog).toBeHidden();
    expect(calls).toHaveLength(1);
    await expect(region(panel, "Historique").getByRole("listitem").first()).toContainText("Perception");
    await expect(region(panel, "Perception").getByRole("listitem")).toContainText(["attendu", "attendu"]);
  });

  await test.step("answered from the sheet and from the room", async () => {
    await expect(asked(sheet)).toContainText("Perception");
    expect(await groundAtArrival(asked(sheet).getByText("Perception", { exact: true }))).toBe(1);
    await sheet.emulateMedia({ reducedMotion: "reduce" });
    await expect(sheet.getByRole("button", { name: /demandé par le MJ.*Perception/ })).toBeVisible();
    expect(await faults(sheet)).toEqual([]);
    await press(sheet, "Lancer Perception");
    await expect(asked(sheet)).toBeHidden();
    await expect(region(panel, "Perception").getByRole("listitem").first()).toContainText(/Elowen\s*\d+/);
    await expect(region(panel, "Perception").getByRole("listitem").last()).toContainText("attendu");
    await press(room, "Lancer Perception");
    await expect(asked(room)).toBeHidden();
    await expect(region(panel, "Perception").getByRole("listitem")).toContainText([
      /Elowen\s*\d+/,
      /Borin\s*\d+/,
    ]);
    await expect(region(room, "Jets").getByRole("listitem")).toContainText([/1d20\+4/, /1d20\+4/]);
    expect(await faults(panel)).toEqual([]);
    await region(panel, "Perception").getByRole("button", { name: "Clore" }).click();
    await expect(region(panel, "Demandes")).toBeHidden();
  });

  await test.step("a card on the screens of all", async () => {
    await panel.getByRole("textbox", { name: "Message à la table" }).fill("Un cri déchire la nuit.");
    await press(panel, "Montrer…");
    await panel.getByRole("dialog", { name: "Montrer" }).getByRole("button", { name: "Montrer" }).click();
    for (const page of [sheet, room]) await expect(asked(page)).toContainText("Un cri déchire la nuit.");
    await press(sheet, "Ranger");
    await expect(asked(sheet)).toBeHidden();
    await sheet.reload();
    await expect(region(sheet, "En jeu")).toBeVisible();
    await expect(asked(sheet)).toBeHidden();
    await expect(region(room, "Demandes du MJ")).toBeVisible();
    await region(panel, "Un cri déchire la nuit.")
      .getByRole("button", { name: "Retirer des écrans" })
      .click();
    await expect(asked(room)).toBeHidden();
  });
});
