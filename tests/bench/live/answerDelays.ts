import { dateAnswers } from "domain/documents/agenda";
import { meetingOf } from "../../support/agenda";
import { campaignRunBy } from "../../support/campaigns";
import { member } from "../../support/cast";
import { put, readRaw } from "../../support/database";
import { type ActDelays, noDelays, timeChanged, timeClick } from "./act";
import { at, CLICKS, type Stage, WARM_UP } from "./stage";

/** In turn: three, so that the next one is never what the page shows as given, whichever of the last two writes it has. */
const LABELS = ["Non", "Oui", "Peut-être"] as const;

/** From a player's click on an answer to a proposed date to their name under it on the MJ's screen. */
export async function answerDelays(stage: Stage): Promise<ActDelays> {
  const [mj, player] = [await member("Morgane"), await member("Lucas")];
  const meeting = meetingOf();
  const table = await campaignRunBy(mj, {
    players: [player],
    agenda: { poll: { id: "poll-1", options: [meeting] }, settled: [] },
  });
  await put(dateAnswers, [table.id, player.uid], {
    uid: player.uid,
    answers: { [meeting.id]: "no" },
    updatedAt: 1,
  });
  const [mjPage, page] = [await stage.openAs(mj, at(table)), await stage.openAs(player, at(table))];
  const sightOf = (label: string) => ({ selector: "li[data-answer]", text: `${label} (1)` });
  const choice = page.getByRole("group", { name: /^Ta réponse pour/ });
  await mjPage.locator("li[data-answer]").filter({ hasText: "Non (1)" }).waitFor();
  await choice.getByRole("button", { name: "Non", pressed: true }).waitFor();
  const delays = noDelays();
  const path = dateAnswers.path(table.id, player.uid);
  for (let turn = 1; turn <= WARM_UP + CLICKS; turn += 1) {
    const [was = "", now = ""] = [LABELS[(turn - 1) % LABELS.length], LABELS[turn % LABELS.length]];
    const into = turn > WARM_UP ? delays : noDelays();
    const [stored, sight] = [await readRaw(path), sightOf(now)];
    const click = () => choice.getByRole("button", { name: now }).click();
    await timeClick(into, { by: page, click, on: mjPage, sight });
    await timeChanged(into, path, mjPage, { stored, sight: sightOf(was) }, sight);
  }
  await page.context().close();
  await mjPage.context().close();
  return delays;
}
