import { characterOf } from "../support/campaigns";
import { member } from "../support/cast";
import { patience } from "../support/patience";
import { openAs } from "./support/openAs";
import { openPart } from "./support/sheetParts";
import { expect, type Page, test } from "./support/test";

const MADE = { timeout: patience(30_000) };
const PHONE = { width: 390, height: 844 };
const step = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Étapes" }).getByRole("button", { name }).click();

test("an implant is paid once: in the Forge, or in play, where it is armour and comes out again", {
  tag: "@games",
}, async ({ browser }) => {
  test.slow();
  const page = await openAs(browser, await member("Nina"));
  await page.setViewportSize(PHONE);

  await test.step("the Forge says what it takes, and its sheet has it in place", async () => {
    await page.goto("/atelier?make=character&system=cyberpunk");
    await page.getByRole("button", { name: "Au hasard" }).click();
    await step(page, "Compétences");
    await expect(page.getByRole("group", { name: "Discrétion" })).toBeVisible();
    await step(page, "Matos");
    await expect(page.getByText(/^\d+ eb de style$/)).toBeVisible();
    // What chance bought may leave too little money or Humanity for an arm.
    const bought = page.getByRole("button", { name: / : moins$/, disabled: false });
    while ((await bought.count()) > 0) await bought.first().click();
    await page.getByRole("searchbox").fill("Cyberbras");
    const said = page.getByText(/^Humanité \d+ \/ \d+$/);
    const before = (await said.count()) === 0 ? undefined : await said.innerText();
    await page.getByRole("button", { name: "Cyberbras : plus" }).click();
    await expect(said).toBeVisible();
    expect(await said.innerText()).not.toBe(before);
    await step(page, "Portrait");
    await page.getByLabel("Nom", { exact: true }).fill("Nyx Okafor");
    await step(page, "Relecture");
    await page.getByRole("button", { name: "Créer le personnage" }).click();
    await expect(page.getByRole("heading", { name: "Nyx Okafor", level: 1 })).toBeVisible(MADE);
    await openPart(page, "Jouer");
    const arm = page.getByRole("listitem").filter({ hasText: "Cyberbras" }).first();
    await expect(arm.getByText("Posé", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Poser l'implant Cyberbras", exact: true })).toHaveCount(0);
  });
});

test("who had implants before they were kept is asked once, and told what was paid twice", {
  tag: "@games",
}, async ({ browser }) => {
  const nina = await member("Nina");
  const zero = await characterOf(nina, {
    system: "cyberpunk",
    name: "Zéro",
    stats: {
      stats: { int: 8, ref: 6, dex: 6, tech: 7, cool: 5, will: 6, luck: 4, move: 5, body: 4, emp: 5 },
      humanity: { current: 31, max: 50 },
      armor: { head: 0, body: 7 },
      powers: [
        { name: "Cyberœil", kind: "Cyberware", costs: { humanity: "2d6" } },
        { name: "Blindage sous-cutané", kind: "Cyberware", costs: { humanity: "4d6" }, note: "SP 11." },
      ],
    },
  });
  const page = await openAs(browser, nina);
  await page.setViewportSize(PHONE);
  await page.goto(`/character/${zero}?system=cyberpunk`);
  await openPart(page, "Fiche");
  const notice = page.getByRole("note").filter({ hasText: "Lesquels sont posés ?" });
  await expect(notice).toContainText("Il te manque 19 points d'Humanité");
  await notice.getByRole("checkbox", { name: "Blindage sous-cutané" }).uncheck();
  await notice.getByRole("button", { name: "Noter les implants posés" }).click();
  await expect(notice).toBeHidden();

  await openPart(page, "Jouer");
  await page.getByRole("button", { name: "Poser l'implant Blindage sous-cutané" }).click();
  await expect(page.getByRole("button", { name: "Retirer l'implant Blindage sous-cutané" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Poser l'implant/ })).toHaveCount(0);
  await openPart(page, "Fiche");
  await expect(page.getByRole("group", { name: "Tête 11 sur 11" })).toBeVisible();
  await openPart(page, "Jouer");
  await page.getByRole("button", { name: "Retirer l'implant Blindage sous-cutané" }).click();
  await expect(page.getByRole("button", { name: "Poser l'implant Blindage sous-cutané" })).toBeVisible();
});
