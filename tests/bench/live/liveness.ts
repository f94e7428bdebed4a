import type { Browser, Page } from "@playwright/test";
import { campaigns } from "domain/documents/campaign";
import { joinRequests } from "domain/documents/joinRequest";
import { campaignRunBy, characterOf, type Table } from "../../support/campaigns";
import { member } from "../../support/cast";
import { put, remove } from "../../support/database";
import { rounds } from "../rounds";
import { type RoomDelays, roomDelays } from "./roomDelays";
import { at, CLICKS, Stage, WARM_UP } from "./stage";
import { nextClick, sighting } from "./stopwatch";

/** Delays in milliseconds, one a sample. */
export interface Delays extends RoomDelays {
  adminWrite: number[];
  rawSdk: number[];
  joinRequest: number[];
  vttLaunch: number[];
  vttStop: number[];
  trackerOwn: number[];
  tracker: number[];
  turn: number[];
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
async function joinRequestDelays(stage: Stage): Promise<number[]> {
  const [mj, player] = [await member("Morgane"), await member("Sacha")];
  const table = await campaignRunBy(mj);
  const mjPage = await stage.openAs(mj, at(table));
  const join = `/join?token=${table.token}&system=${table.system}`;
  const page = await stage.openAs(player, join);
  const waiting = mjPage.getByRole("region", { name: "Demandes d'approbation" }).getByRole("listitem");
  const delays: number[] = [];
  for (let turn = 0; turn < CLICKS; turn += 1) {
    const ask = page.getByRole("button", { name: "Demander à rejoindre" });
    await ask.waitFor();
    const [clicked, seen] = [
      await nextClick(page),
      await sighting(mjPage, { selector: "section li", text: "Sacha" }),
    ];
    await ask.click();
    delays.push((await seen()) - (await clicked()));
    await remove(joinRequests.path(table.id, player.uid));
    await waiting.first().waitFor({ state: "detached" });
    await page.goto(join);
  }
  await page.context().close();
  await mjPage.context().close();
  return delays;
}

/** From the MJ's click to the player's button, alight and out again. */
async function vttDelays(stage: Stage): Promise<Pick<Delays, "vttLaunch" | "vttStop">> {
  const [mj, player] = [await member("Morgane"), await member("Lucas")];
  const plain = await campaignRunBy(mj, { players: [player] });
  const table = { ...plain, settings: { ...plain.settings, useVtt: true } };
  await put(campaigns, [table.id], table);
  const mjPage = await stage.openAs(mj, at(table));
  const page = await stage.openAs(player, at(table));
  await page.getByRole("button", { name: "Rejoindre la table" }).waitFor();
  // The launched table opens in a tab of its own: it is none of what is measured.
  mjPage.on("popup", (popup) => void popup.close());
  const delays: Pick<Delays, "vttLaunch" | "vttStop"> = { vttLaunch: [], vttStop: [] };
  for (let turn = 0; turn < CLICKS; turn += 1) {
    for (const { name, selector, into } of [
      { name: "Lancer le VTT", selector: "a[href]", into: delays.vttLaunch },
      { name: "Arrêter le VTT", selector: "button:disabled", into: delays.vttStop },
    ]) {
      const [clicked, seen] = [
        await nextClick(mjPage),
        await sighting(page, { selector, text: "Rejoindre la table" }),
      ];
      await mjPage.getByRole("button", { name }).click();
      into.push((await seen()) - (await clicked()));
    }
  }
  await page.context().close();
  await mjPage.context().close();
  return delays;
}

/** From the MJ's « Dégâts » on a hero's sheet to the hit points on their own screen, and on the player's. */
async function trackerDelays(stage: Stage): Promise<Pick<Delays, "trackerOwn" | "tracker">> {
  const [mj, player] = [await member("Morgane"), await member("Lucas")];
  const table = await campaignRunBy(mj, { players: [player] });
  const max = 100;
  const stats = { hp: { current: max, max } };
  const hero = `/character/${await characterOf(player, { campaignId: table.id, stats })}?system=${table.system}`;
  const [mjPage, page] = [await stage.openAs(mj, hero), await stage.openAs(player, hero)];
  const hurt = mjPage.getByRole("button", { name: "Dégâts", exact: true });
  await hurt.waitFor();
  await page.getByRole("meter", { name: "Points de vie" }).waitFor();
  const delays: Pick<Delays, "trackerOwn" | "tracker"> = { trackerOwn: [], tracker: [] };
  for (let turn = 1; turn <= WARM_UP + CLICKS; turn += 1) {
    const sight = { selector: "meter", text: `${max - turn} / ${max}` };
    const [clicked, own, seen] = [
      await nextClick(mjPage),
      await sighting(mjPage, sight),
      await sighting(page, sight),
    ];
    await hurt.click();
    const [at, here, there] = [await clicked(), await own(), await seen()];
    if (turn <= WARM_UP) continue;
    delays.trackerOwn.push(here - at);
    delays.tracker.push(there - at);
  }
  await page.context().close();
  await mjPage.context().close();
  return delays;
}

/** From the MJ's « Tour suivant » to the player's campaign page, between two heroes. */
async function turnDelays(stage: Stage): Promise<number[]> {
  const [mj, player] = [await member("Morgane"), await member("Lucas")];
  const table = await campaignRunBy(mj, { players: [player] });
  for (const name of ["Elowen", "Brann"]) await characterOf(player, { campaignId: table.id, name });
  const panel = await stage.openAs(mj, `/campaign/${table.id}/mj-panel?system=${table.system}`);
  const page = await stage.openAs(player, at(table));
  await panel.getByRole("button", { name: /^Lancer l'initiative/ }).click();
  await panel.getByRole("switch", { name: "Partager l'ordre avec la table" }).click();
  const active = page.locator('li[aria-current="step"]');
  await active.waitFor();
  const delays: number[] = [];
  for (let turn = 1; turn <= WARM_UP + CLICKS; turn += 1) {
    const now = (await active.textContent()) ?? "";
    const coming = now.includes("Elowen") ? "Brann" : "Elowen";
    const [clicked, seen] = [
      await nextClick(panel),
      await sighting(page, { selector: 'li[aria-current="step"]', text: coming }),
    ];
    await panel.getByRole("button", { name: "Tour suivant" }).click();
    const delay = (await seen()) - (await clicked());
    if (turn > WARM_UP) delays.push(delay);
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
  return {
    ...(await againstRawSdk(stage)),
    joinRequest: await joinRequestDelays(stage),
    ...(await vttDelays(stage)),
    ...(await trackerDelays(stage)),
    turn: await turnDelays(stage),
    ...(await roomDelays(stage)),
    ...(await presenceDelays(stage)),
  };
}
