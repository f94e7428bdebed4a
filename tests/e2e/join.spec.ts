import { campaignRunBy, type Table } from "../support/campaigns";
import { member } from "../support/cast";
import { storedJoinRequest } from "../support/joinRequests";
import { restoreSignIn } from "./support/signedIn";
import { expect, type Page, test } from "./support/test";

const linkTo = ({ token, system }: Table) => `/join?token=${token}&system=${system}`;

const main = (page: Page) => page.getByRole("main");

const ask = (page: Page) => page.getByRole("button", { name: "Demander à rejoindre" });

const tableOfAnselme = async (name: string) =>
  campaignRunBy(await member("Anselme"), { system: "vampire", name });

test("a link opens its campaign; the request sent, one is told so and then waits on /game", async ({
  page,
}) => {
  const table = await tableOfAnselme("Nuits sans lune");
  const nina = await member("Nina");
  await restoreSignIn(page.context(), nina.email);
  await page.goto(linkTo(table));
  await expect(page.getByRole("heading", { name: "Nuits sans lune" })).toBeVisible();
  await expect(main(page).getByText("MJ : Anselme")).toBeVisible();
  await expect(main(page).getByText("Vampire", { exact: true })).toBeVisible();
  await ask(page).click();
  await expect(main(page).getByText("En attente d'approbation")).toBeVisible();
  await expect(page).toHaveURL(/\/game$/);
  const waiting = page.getByRole("listitem").filter({ hasText: "Nuits sans lune" });
  await expect(waiting).toContainText("En attente d'approbation");
  expect(await storedJoinRequest(table, nina)).toMatchObject({ uid: nina.uid, name: "Nina" });
});
