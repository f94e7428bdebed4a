import { handouts, shownHandouts, TABLE_AUDIENCE } from "domain/documents/handout";
import { letterOf } from "domain/testing/handouts";
import { campaignRunBy } from "../../support/campaigns";
import { member } from "../../support/cast";
import { put, remove } from "../../support/database";
import { type ActDelays, noDelays, timeClick, timeMade } from "./act";
import { at, CLICKS, type Stage, WARM_UP } from "./stage";

const SIGHT = { selector: "section[aria-label='Le MJ montre']", text: "La lettre" };

/** From the MJ's click on « Montrer » to the handout on a player's screen; another one each time. */
export async function handoutDelays(stage: Stage): Promise<ActDelays> {
  const [mj, player] = [await member("Morgane"), await member("Lucas")];
  const table = await campaignRunBy(mj, { players: [player] });
  const page = await stage.openAs(player, at(table));
  await page.getByRole("heading", { level: 1, name: table.name }).waitFor();
  const mjPage = await stage.openAs(mj, at(table));
  const delays = noDelays();
  for (let turn = 1; turn <= WARM_UP + CLICKS; turn += 1) {
    const id = `letter-${turn}`;
    await put(handouts, [table.id, id], letterOf(mj.uid));
    await mjPage.goto(`/campaign/${table.id}/aides/${id}?system=${table.system}`);
    await mjPage.getByRole("button", { name: "Montrer", exact: true }).click();
    const show = mjPage.getByRole("dialog").getByRole("button", { name: "Montrer", exact: true });
    await show.and(mjPage.locator(":enabled")).waitFor();
    const into = turn > WARM_UP ? delays : noDelays();
    await timeClick(into, { by: mjPage, click: () => show.click(), on: page, sight: SIGHT });
    const path = shownHandouts.path(table.id, `${id}~${TABLE_AUDIENCE}`);
    await timeMade(into, path, page, SIGHT);
    await remove(path);
    await page.locator(SIGHT.selector).waitFor({ state: "detached" });
  }
  await page.context().close();
  await mjPage.context().close();
  return delays;
}
