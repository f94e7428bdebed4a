import { randomUUID } from "node:crypto";
import { updateCharacter } from "domain/api/characters";
import { changePlayState } from "domain/api/play";
import { playLog, playStates } from "domain/documents/play";
import type { PlayAnswer } from "domain/table/play/playEntry";
import { describe, expect, it } from "vitest";
import { refusal } from "../support/apiClient";
import { characterOf } from "../support/campaigns";
import { read } from "../support/database";
import { stored } from "./support/characters";
import { type Seat, seat, table } from "./support/seats";

/** A vampire of Ana with 20 points of experience, at the table of Mona. */
async function coterie() {
  const [mj, ana, bob] = [await seat("Mona"), await seat("Ana"), await seat("Bob")];
  const place = await table(mj, [ana, bob], { system: "vampire" });
  const hero = await characterOf(ana, {
    system: "vampire",
    campaignId: place.id,
    stats: { attributes: { strength: 2 }, experience: 20 },
    data: { clan: "Brujah" },
  });
  return { mj, ana, bob, place, hero };
}

const strengthTo = (to: number) => ({ id: randomUUID(), advance: { id: "attributes:strength", to } });

const buy = (by: Seat, hero: string, ...entries: object[]) =>
  by.browser.call(changePlayState, { params: { id: hero }, body: { entries: entries as never } });

const said = async (answer: ReturnType<typeof buy>) =>
  (((await answer).body?.entries ?? []) as PlayAnswer[]).map((one) =>
    "refused" in one ? one.refused : one.events[0]?.text,
  );

async function now(hero: string) {
  const { stats, version } = await stored(hero);
  const state = (await read(playStates, hero))?.state;
  return [(stats.attributes as { strength: number }).strength, state?.experienceSpent, version];
}

describe("drinking a potion", () => {
  it("heals and leaves the bag once, however often and from wherever it is sent", async () => {
    const [mj, ana] = [await seat("Mona"), await seat("Ana")];
    const place = await table(mj, [ana]);
    const itemId = "dnd5e-potion-de-soins";
    const stats = { hp: { current: 1, max: 40 }, inventoryItems: [{ itemId, quantity: 2 }] };
    const hero = await characterOf(ana, { campaignId: place.id, name: "Elenna", stats });
    const entry = { id: randomUUID(), campaignId: place.id, drink: { itemId } };
    const answers = await Promise.all([said(buy(ana, hero, entry)), said(buy(ana, hero, entry))]);
    expect(answers[0]?.[0]).toMatch(/^Elenna boit une potion de soins : \+(?:[4-9]|10) PV \(2d4\+2 : /);
    expect(answers[1]).toEqual(answers[0]);
    const carried = async () => ((await stored(hero)).stats.inventoryItems as { quantity: number }[])[0];
    expect((await carried())?.quantity).toBe(1);
    expect(await said(buy(mj, hero, { ...entry, id: randomUUID() }))).toEqual([
      "Seul son joueur boit ce que porte ce personnage.",
    ]);
    await buy(ana, hero, { ...entry, id: randomUUID() });
    expect(await carried()).toBeUndefined();
    expect(await said(buy(ana, hero, { ...entry, id: randomUUID() }))).toEqual([
      "Cet objet n'est plus dans le sac.",
    ]);
  });
});

describe("spending experience", () => {
  it("changes points and build together, once, however often it is sent", async () => {
    const { ana, hero } = await coterie();
    const entry = strengthTo(3);
    const bought = ["−15 XP · Force 3 · reste 5"];
    const answers = await Promise.all([said(buy(ana, hero, entry)), said(buy(ana, hero, entry))]);
    expect(answers).toEqual([bought, bought]);
    expect(await said(buy(ana, hero, entry))).toEqual(bought);
    expect(await now(hero)).toEqual([3, 15, 2]);
    expect(await read(playLog, hero, entry.id)).toMatchObject({ inverse: [], uid: ana.uid });
  });

  it("changes neither where the points are missing or the value moved, and lets one of two devices buy", async () => {
    const { ana, hero } = await coterie();
    const both = await Promise.all([
      said(buy(ana, hero, strengthTo(3))),
      said(buy(ana, hero, strengthTo(3))),
    ]);
    // The other one finds the value moved or the points gone, whichever it reads first.
    expect(both.flat().toSorted()).toEqual([
      expect.stringMatching(/^(Force a changé : regarde à nouveau son prix|Pas assez : il reste 5 XP)\.$/),
      "−15 XP · Force 3 · reste 5",
    ]);
    expect(await said(buy(ana, hero, strengthTo(4)))).toEqual(["Pas assez : il reste 5 XP."]);
    expect(await now(hero)).toEqual([3, 15, 2]);
    const save = { version: 1, inventoryItems: [] };
    const params = { system: "vampire", id: hero };
    expect(refusal(await ana.browser.call(updateCharacter, { params, body: save }))).toEqual([
      409,
      "stale-version",
    ]);
  });

  it("is its owner's alone", async () => {
    const { mj, bob, hero } = await coterie();
    expect(await said(buy(mj, hero, strengthTo(3)))).toEqual([
      "Seul son joueur fait progresser ce personnage.",
    ]);
    expect(refusal(await buy(bob, hero, strengthTo(3)))).toEqual([403, "forbidden"]);
    expect(refusal(await buy(await seat("Zoé"), hero, strengthTo(3)))).toEqual([404, "character-not-found"]);
    expect(await now(hero)).toEqual([2, 0, 1]);
  });

  it("is refused for what has no bounds", async () => {
    const { ana, hero } = await coterie();
    const named = (name: string, to = 1) => ({ id: randomUUID(), advance: { id: "advantage", to, name } });
    for (const entry of [
      strengthTo(0),
      strengthTo(1e9),
      named(""),
      named("x".repeat(61)),
      named("Refuge", 11),
    ]) {
      expect(refusal(await buy(ana, hero, entry))).toEqual([400, "invalid-input"]);
    }
    expect(await said(buy(ana, hero, named("Refuge", 2)))).toEqual([
      "−6 XP · Avantage : Refuge 2 · reste 14",
    ]);
    expect((await stored(hero)).data).toMatchObject({ advantages: "Refuge 2" });
  });
});
