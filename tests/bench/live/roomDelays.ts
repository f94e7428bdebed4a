import type { Page } from "@playwright/test";
import { campaigns } from "domain/documents/campaign";
import { campaignRunBy, settingsWith } from "../../support/campaigns";
import { member } from "../../support/cast";
import { idsIn } from "../../support/database";
import { rounds } from "../rounds";
import { type ActDelays, noDelays, timeClick, timeMade } from "./act";
import { type Stage, WARM_UP } from "./stage";

export interface RoomDelays {
  roll: ActDelays;
  message: ActDelays;
}

/** A member may send 30 messages a minute. */
const LINES = rounds(30 - WARM_UP);

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** From a player's click in the room, on dice that all may see and on « Envoyer », to the line on the MJ's screen. */
export async function roomDelays(stage: Stage): Promise<RoomDelays> {
  const [mj, player] = [await member("Morgane"), await member("Lucas")];
  const table = await campaignRunBy(mj, {
    players: [player],
    settings: settingsWith({ useVtt: true }),
    vttStatus: { status: "online", active: true },
  });
  const room = `/session/${table.id}?system=${table.system}`;
  const [mjPage, page] = [await stage.openAs(mj, room), await stage.openAs(player, room)];
  await region(mjPage, "Journal de la table").waitFor();
  const send = page.getByRole("button", { name: "Envoyer" });
  await send.waitFor();
  const delays = { roll: noDelays(), message: noDelays() };
  for (let turn = 1; turn <= WARM_UP + LINES; turn += 1) {
    for (const [line, kept, into] of [
      [`/r 1d20+${100 + turn}`, "rolls", delays.roll],
      [`Ligne ${100 + turn}.`, "messages", delays.message],
    ] as const) {
      await page.getByRole("textbox", { name: "Message" }).fill(line);
      const lines = `${campaigns.path(table.id)}/${kept}`;
      const known = await idsIn(lines);
      const sight = { selector: "li", text: line.replace("/r ", "") };
      const counted = turn > WARM_UP ? into : noDelays();
      await timeClick(counted, { by: page, click: () => send.click(), on: mjPage, sight });
      const [made] = (await idsIn(lines)).filter((id) => !known.includes(id));
      await timeMade(counted, `${lines}/${made}`, mjPage, sight);
    }
  }
  await page.context().close();
  await mjPage.context().close();
  return delays;
}
