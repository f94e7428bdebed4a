import type { Browser, Page } from "@playwright/test";
import { campaigns } from "domain/documents/campaign";
import { joinRequests } from "domain/documents/joinRequest";
import { playStates } from "domain/documents/play";
import { sharedInitiatives } from "domain/documents/sharedInitiative";
import { campaignRunBy, characterOf, type Table } from "../../support/campaigns";
import { member } from "../../support/cast";
import { put, readRaw, remove } from "../../support/database";
import { rounds } from "../rounds";
import { type ActDelays, noDelays, timeChanged, timeClick, timeMade } from "./act";
import { answerDelays } from "./answerDelays";
import { chestDelays } from "./chestDelays";
import { handoutDelays } from "./handoutDelays";
import { type RoomDelays, roomDelays } from "./roomDelays";
import { at, CLICKS, Stage, WARM_UP } from "./stage";
import { nextClick, sighting } from "./stopwatch";

/** What others see of a click. */
interface Acts extends RoomDelays {
  joinRequest: ActDelays;
  vttLaunch: ActDelays;
  vttStop: ActDelays;
  tracker: ActDelays;
  turn: ActDelays;
  answer: ActDelays;
  handout: ActDelays;
  chest: ActDelays;
}

/** Delays in milliseconds, one a sample. */
export interface Delays {
  acts: Acts;
  adminWrite: number[];
  rawSdk: number[];
  trackerOwn: number[];
  arrival: number[];
  departure: number[];
}

const WRITES = rounds(40);
const VISITS = rounds(15);

/** From the Admin SDK's write to the changed heading of a page that watches this table. */
async function writeDelay(page: Page, table: Table, name: string): Promise<number> {
  const seen = await sighting(page, { selector: "h1", text: name });
  const written = Date.now();
  await put(campaigns, [table.id], { ...table, name });
  return (await seen()) - written;
}

/** Turn by turn, so that whatever else the machine does meets both alike. */
async function againstRawSdk(stage: Stage): Promise<Pick<Delays, "adminWrite" | "rawSdk">> {
  const mj = await member("Morgane");
  const [shown, raw] = [await campaignRunBy(mj), await campaignRunBy(mj)];
  const page = await stage.openAs(mj, at(shown));
  await page.getByRole("heading", { name: shown.name, level: 1 }).waitFor();
  const rawPage = await stage.openRaw(mj, raw);
  const delays: Pick<Delays, "adminWrite" | "rawSdk"> = { adminWrite: [], rawSdk: [] };
  for (let turn = 0; turn < WARM_UP + WRITES; turn += 1) {
    const adminWrite = await writeDelay(page, shown, `Chapitre ${turn}.`);
    const rawSdk = await writeDelay(rawPage, raw, `Chapitre ${turn}.`);
    if (turn < WARM_UP) continue;
    delays.adminWrite.push(adminWrite);
    delays.rawSdk.push(rawSdk);
  }
  await page.context().close();
  await rawPage.context().close();
  return delays;
}

/** From a player's click on the join page to their name on the MJ's screen. */
async function joinRequestDelays(stage: Stage): Promise<ActDelays> {
  const [mj, player] = [await member("Morgane"), await member("Sacha")];
  const table = await campaignRunBy(mj);
  const mjPage = await stage.openAs(mj, at(table));
  const join = `/join?token=${table.token}&system=${table.system}`;
  const page = await stage.openAs(player, join);
  const waiting = mjPage.getByRole("region", { name: "Demandes d'approbation" }).getByRole("listitem");
  const sight = { selector: "section li", text: "Sacha" };
  const path = joinRequests.path(table.id, player.uid);
  const delays = noDelays();
  for (let turn = 0; turn < CLICKS; turn += 1) {
    const ask = page.getByRole("button", { name: "Demander à rejoindre" });
    await ask.waitFor();
    await timeClick(delays, { by: page, click: () => ask.click(), on: mjPage, sight });
    await timeMade(delays, path, mjPage, sight);
    await remove(path);
    await waiting.first().waitFor({ state: "detached" });
    await page.goto(join);
  }
  await page.context().close();
  await mjPage.context().close();
  return delays;
}

/** From the MJ's click to the player's button, alight and out again. */
async function vttDelays(stage: Stage): Promise<Pick<Acts, "vttLaunch" | "vttStop">> {
  const [mj, player] = [await member("Morgane"), await member("Lucas")];
  const plain = await campaignRunBy(mj, { players: [player] });
  const table = { ...plain, settings: { ...plain.settings, useVtt: true } };
  await put(campaigns, [table.id], table);
  const mjPage = await stage.openAs(mj, at(table));
  const page = await stage.openAs(player, at(table));
  await page.getByRole("button", { name: "Rejoindre la table" }).waitFor();
  // The launched table opens in a tab of its own: it is none of what is measured.
  mjPage.on("popup", (popup) => void popup.close());
  const delays = { vttLaunch: noDelays(), vttStop: noDelays() };
  const path = campaigns.path(table.id);
  const online = { selector: "a[href]", text: "Rejoindre la table" };
  const offline = { selector: "button:disabled", text: "Rejoindre la table" };
  for (let turn = 0; turn < CLICKS; turn += 1) {
    for (const { name, was, sight, into } of [
      { name: "Lancer le VTT", was: offline, sight: online, into: delays.vttLaunch },
      { name: "Arrêter le VTT", was: online, sight: offline, into: delays.vttStop },
    ]) {
      const stored = await readRaw(path);
      const click = () => mjPage.getByRole("button", { name }).click();
      await timeClick(into, { by: mjPage, click, on: page, sight });
      await timeChanged(into, path, page, { stored, sight: was }, sight);
    }
  }
  await page.context().close();
  await mjPage.context().close();
  return delays;
}

/** From the MJ's « Dégâts » on a hero's sheet to the hit points on their own screen, and on the player's. */
async function trackerDelays(stage: Stage): Promise<Pick<Delays, "trackerOwn"> & Pick<Acts, "tracker">> {
  const [mj, player] = [await member("Morgane"), await member("Lucas")];
  const table = await campaignRunBy(mj, { players: [player] });
  const max = 100;
  const stats = { hp: { current: max, max } };
  const id = await characterOf(player, { campaignId: table.id, stats });
  const hero = `/character/${id}?system=${table.system}`;
  const [mjPage, page] = [await stage.openAs(mj, hero), await stage.openAs(player, hero)];
  const hurt = mjPage.getByRole("button", { name: "Dégâts", exact: true });
  await hurt.waitFor();
  await page.getByRole("meter", { name: "Points de vie" }).waitFor();
  const delays = { trackerOwn: [] as number[], tracker: noDelays() };
  const path = playStates.path(id);
  const life = (left: number) => ({ selector: "meter", text: `${left} / ${max}` });
  for (let turn = 1; turn <= WARM_UP + CLICKS; turn += 1) {
    const { trackerOwn, tracker } = turn > WARM_UP ? delays : { trackerOwn: [], tracker: noDelays() };
    const [was, sight] = [life(max - turn + 1), life(max - turn)];
    const [stored, own] = [await readRaw(path), await sighting(mjPage, sight)];
    await timeClick(tracker, { by: mjPage, click: () => hurt.click(), on: page, sight });
    trackerOwn.push((await own()) - (await mjPage.evaluate(() => window.actedAt)));
    await timeChanged(tracker, path, page, { stored, sight: was }, sight);
  }
  await page.context().close();
  await mjPage.context().close();
  return delays;
}

/** From the MJ's « Tour suivant » to the player's campaign page, between two heroes. */
async function turnDelays(stage: Stage): Promise<ActDelays> {
  const [mj, player] = [await member("Morgane"), await member("Lucas")];
  const table = await campaignRunBy(mj, { players: [player] });
  for (const name of ["Elowen", "Brann"]) await characterOf(player, { campaignId: table.id, name });
  const panel = await stage.openAs(mj, `/campaign/${table.id}/mj-panel?system=${table.system}`);
  const page = await stage.openAs(player, at(table));
  await panel.getByRole("button", { name: /^Lancer l'initiative/ }).click();
  await panel.getByRole("switch", { name: "Partager l'ordre avec la table" }).click();
  const active = page.locator('li[aria-current="step"]');
  await active.waitFor();
  const delays = noDelays();
  const path = sharedInitiatives.path(table.id);
  const turnOf = (name: string) => ({ selector: 'li[aria-current="step"]', text: name });
  for (let turn = 1; turn <= WARM_UP + CLICKS; turn += 1) {
    const isElowens = (await active.textContent())?.includes("Elowen");
    const [now, coming] = isElowens ? ["Elowen", "Brann"] : ["Brann", "Elowen"];
    const into = turn > WARM_UP ? delays : noDelays();
    const [stored, sight] = [await readRaw(path), turnOf(coming)];
    const click = () => panel.getByRole("button", { name: "Tour suivant" }).click();
    await timeClick(into, { by: panel, click, on: page, sight });
    await timeChanged(into, path, page, { stored, sight: turnOf(now) }, sight);
  }
  await page.context().close();
  await panel.context().close();
  return delays;
}

const seenBy = (mjPage: Page, presence: string) =>
  sighting(mjPage, { selector: "section li:not(:first-child)", text: presence });

/** From a player's click on the campaign's link, and from their tab's closing, to what the MJ reads of them. */
async function presenceDelays(stage: Stage): Promise<Pick<Delays, "arrival" | "departure">> {
  const [mj, player] = [await member("Morgane"), await member("Nina")];
  const table = await campaignRunBy(mj, { players: [player] });
  const mjPage = await stage.openAs(mj, at(table));
  const first = await stage.openAs(player, "/game");
  const delays: Pick<Delays, "arrival" | "departure"> = { arrival: [], departure: [] };
  for (let turn = 0; turn < VISITS; turn += 1) {
    const page = await first.context().newPage();
    await page.goto("/game");
    const link = page.getByRole("link", { name: table.name });
    await link.waitFor();
    const [clicked, arrived] = [await nextClick(page), await seenBy(mjPage, "Sur la fiche de campagne")];
    await link.click();
    delays.arrival.push((await arrived()) - (await clicked()));
    const left = await seenBy(mjPage, "Hors ligne");
    const closed = Date.now();
    await page.close({ runBeforeUnload: true });
    delays.departure.push((await left()) - closed);
  }
  await first.context().close();
  await mjPage.context().close();
  return delays;
}

/** How soon one browser shows what happened elsewhere. */
export async function measureLiveness(browser: Browser, origin: string): Promise<Delays> {
  const stage = new Stage(browser, origin);
  const raw = await againstRawSdk(stage);
  const joinRequest = await joinRequestDelays(stage);
  const vtt = await vttDelays(stage);
  const { trackerOwn, tracker } = await trackerDelays(stage);
  const turn = await turnDelays(stage);
  const answer = await answerDelays(stage);
  const handout = await handoutDelays(stage);
  const chest = await chestDelays(stage);
  const acts = { joinRequest, ...vtt, tracker, turn, answer, handout, chest, ...(await roomDelays(stage)) };
  return { acts, ...raw, trackerOwn, ...(await presenceDelays(stage)) };
}
