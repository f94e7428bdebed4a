import type { Page } from "@playwright/test";
import { campaignRunBy, settingsWith } from "../../support/campaigns";
import { member } from "../../support/cast";
import { rounds } from "../rounds";
import { type Stage, WARM_UP } from "./stage";
import { nextClick, sighting } from "./stopwatch";

/** Delays in milliseconds, one a sample. */
export interface RoomDelays {
  roll: number[];
  message: number[];
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
  const delays: RoomDelays = { roll: [], message: [] };
  for (let turn = 1; turn <= WARM_UP + LINES; turn += 1) {
    for (const [line, into] of [
      [`/r 1d20+${100 + turn}`, delays.roll],
      [`Ligne ${100 + turn}.`, delays.message],
    ] as const) {
      await page.getByRole("textbox", { name: "Message" }).fill(line);
      const text = line.replace("/r ", "");
      const [clicked, seen] = [await nextClick(page), await sighting(mjPage, { selector: "li", text })];
      await send.click();
      const delay = (await seen()) - (await clicked());
      if (turn > WARM_UP) into.push(delay);
    }
  }
  await page.context().close();
  await mjPage.context().close();
  return delays;
}
