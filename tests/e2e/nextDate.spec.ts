import { campaignRunBy } from "../support/campaigns";
import { member, unique } from "../support/cast";
import { openAs } from "./support/openAs";
import { region } from "./support/region";
import { expect, type Page, test } from "./support/test";

const PHONE = { width: 390, height: 844 };
/** The 9th, the 16th and the 22nd of next month: no day of it is over. */
function days(): string[] {
  const next = new Date();
  next.setUTCDate(1);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return [9, 16, 22].map((day) => `${next.toISOString().slice(0, 7)}-${String(day).padStart(2, "0")}`);
}

/** « mercredi 9 décembre » */
const dayText = (date: string): string =>
  new Intl.DateTimeFormat("fr-FR", {
    ...{ weekday: "long", day: "numeric", month: "long", timeZone: "UTC" },
  }).format(Date.parse(`${date}T12:00:00Z`));

/** A press of its own, counted. */
const counting = () => {
  let count = 0;
  return {
    tap: async (page: Page, role: "button" | "link", name: string | RegExp) => {
      count += 1;
      await page.getByRole(role, { name }).first().click();
    },
    get count() {
      return count;
    },
  };
};

async function seated() {
  const [anselme, nina, leo] = [await member("Anselme"), await member("Nina"), await member("Léo")];
  const campaign = await campaignRunBy(anselme, { players: [nina, leo], name: unique("Les Brumes") });
  return { anselme, nina, leo, campaign, address: `/campaign/${campaign.id}?system=dnd5e` };
}

test("three dates take five taps, a player answers one in two from the notification, and the MJ sees it and settles", async ({
  browser,
}) => {
  test.slow();
  const { anselme, nina, leo, campaign, address } = await seated();
  const mj = await openAs(browser, anselme, address);
  const ninaPhone = await openAs(browser, nina, "/dashboard");
  await ninaPhone.setViewportSize(PHONE);
  const leoPage = await openAs(browser, leo, address);
  const dates = days();

  const proposing = counting();
  await proposing.tap(mj, "button", "Proposer des dates");
  const dialog = mj.getByRole("dialog", { name: "Proposer des dates" });
  await dialog.getByRole("button", { name: "Mois suivant" }).click();
  for (const date of dates) await proposing.tap(mj, "button", dayText(date));
  await dialog.getByRole("button", { name: "Proposer", exact: true }).click();
  // With « Proposer »; next month's arrow is none of them in the middle of a month.
  expect(proposing.count + 1).toBeLessThanOrEqual(5);
  await expect(dialog).toBeHidden();
  const agenda = region(mj, "Agenda");
  await expect(agenda.getByRole("button", { name: /^Fixer cette date/ })).toHaveCount(3);

  const answering = counting();
  await expect(ninaPhone.getByRole("button", { name: /^Notifications/ })).toHaveAccessibleName(/1/);
  await answering.tap(ninaPhone, "button", /^Notifications/);
  const [first = ""] = dates;
  const panel = ninaPhone.getByRole("dialog").or(region(ninaPhone, "Notifications")).first();
  const choice = panel.getByRole("group", { name: new RegExp(`^Ta réponse pour ${dayText(first)}`) });
  await choice.getByRole("button", { name: "Oui" }).click();
  expect(answering.count + 1).toBe(2);
  await expect(choice.getByRole("button", { name: "Oui" })).toHaveAttribute("aria-pressed", "true");
  await expect(agenda.getByText("Oui (1)")).toBeVisible();
  await expect(region(leoPage, "Agenda").getByText("Oui (1)")).toBeVisible();

  // The dashboard asks nothing that was answered.
  await ninaPhone.keyboard.press("Escape");
  const asked = region(ninaPhone, "Agenda").getByRole("group", {
    name: new RegExp(`^Ta réponse pour ${dayText(first)}`),
  });
  await expect(asked.getByRole("button", { name: "Oui" })).toHaveAttribute("aria-pressed", "true");

  await agenda.getByRole("button", { name: `Fixer cette date : ${dayText(first)}` }).click();
  await expect(agenda.getByRole("button", { name: /^Fixer cette date/ })).toHaveCount(0);
  await expect(region(ninaPhone, "Agenda").getByRole("link", { name: campaign.name })).toBeVisible();
  await expect(region(leoPage, "Agenda").getByText(dayText(first)).first()).toBeVisible();
  await leoPage.getByRole("button", { name: /^Notifications/ }).click();
  await expect(leoPage.getByText("La date est fixée").first()).toBeVisible();
});
