import { campaignRunBy } from "../support/campaigns";
import { member } from "../support/cast";
import { joinByLink, Taps } from "./support/firstSteps";
import { openAs } from "./support/openAs";
import { expect, test } from "./support/test";

test("an MJ asks for seats, an admin grants them, and a link brings a stranger to the table", async ({
  browser,
}) => {
  test.slow();
  const [anselme, astrid] = [await member("Anselme"), await member("Astrid", { role: "admin" })];
  const table = await campaignRunBy(anselme, { name: `Les Places ${anselme.uid.slice(0, 6)}` });
  const mj = await openAs(browser, anselme, `/campaign/${table.id}?system=dnd5e`);
  const seats = mj.getByRole("dialog", { name: "Places sans compte" });
  await mj.getByRole("button", { name: "Places sans compte" }).click();
  await seats.getByLabel("Combien de places ?").selectOption("2");
  await seats.getByRole("button", { name: "Demander des places" }).click();
  await expect(seats.getByText("2 places demandées : en attente.")).toBeVisible();

  const admin = await openAs(browser, astrid, "/admin");
  await admin.getByRole("button", { name: `Accorder les places de « ${table.name} »` }).click();
  await expect(admin.getByText("Demande marquée comme traitée.")).toBeVisible();

  await expect(seats.getByRole("listitem")).toHaveCount(2);
  const label = await seats
    .getByRole("button", { name: /^Copier le lien de la place/ })
    .first()
    .getAttribute("aria-label");
  const code = label?.split(" ").at(-1) ?? "";

  const page = await (await browser.newContext()).newPage();
  await joinByLink(page, `/join?token=${table.token}&system=dnd5e&code=${code}`, "Nina", new Taps());
  await mj.keyboard.press("Escape");
  await mj.getByRole("button", { name: "Places sans compte" }).click();
  await expect(seats.getByRole("listitem").filter({ hasText: code })).toContainText("Prise par Nina");
  for (const one of [mj, admin, page]) await one.context().close();
});
