import { chestLog, chests } from "domain/documents/chest";
import { CHEST, chestThingOf } from "domain/testing/chests";
import { campaignRunBy, characterOf } from "../../support/campaigns";
import { member } from "../../support/cast";
import { idsIn, put, remove } from "../../support/database";
import { type ActDelays, noDelays, timeClick, timeMade } from "./act";
import { CLICKS, type Stage, WARM_UP } from "./stage";

const SIGHT = { selector: "[aria-label='Historique du coffre'] li", text: "a pris Corde" };

/** From a player's press on « Prendre » to the history on the MJ's screen; another rope each time. */
export async function chestDelays(stage: Stage): Promise<ActDelays> {
  const [mj, player] = [await member("Morgane"), await member("Lucas")];
  const table = await campaignRunBy(mj, { players: [player] });
  await characterOf(player, { campaignId: table.id });
  const address = `/campaign/${table.id}/coffre?system=${table.system}`;
  const page = await stage.openAs(player, address);
  const mjPage = await stage.openAs(mj, address);
  await mjPage.getByText(/^Rien encore/).waitFor();
  const delays = noDelays();
  for (let turn = 1; turn <= WARM_UP + CLICKS; turn += 1) {
    const rope = chestThingOf(`rope-${turn}`, { snapshot: { name: "Corde" } });
    await put(chests, [table.id], { ...CHEST, things: [rope] });
    const take = page.getByRole("button", { name: "Prendre : Corde" });
    await take.and(page.locator(":enabled")).waitFor();
    const into = turn > WARM_UP ? delays : noDelays();
    await timeClick(into, { by: page, click: () => take.click(), on: mjPage, sight: SIGHT });
    const [line = ""] = await idsIn(`campaigns/${table.id}/chestLog`);
    const path = chestLog.path(table.id, line);
    await timeMade(into, path, mjPage, SIGHT);
    await remove(path);
    await mjPage.locator(SIGHT.selector).waitFor({ state: "detached" });
  }
  await page.context().close();
  await mjPage.context().close();
  return delays;
}
