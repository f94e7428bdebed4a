import { randomUUID } from "node:crypto";
import { getCampaign, linkCharacter, removeCharacter, removePlayer } from "domain/api/campaigns";
import { deleteCharacter, listCharacters, updateCharacter } from "domain/api/characters";
import { reforgeCharacter } from "domain/api/forge";
import { characters } from "domain/documents/character";
import { playStates } from "domain/documents/play";
import { describe, expect, it } from "vitest";
import { refusal } from "../support/apiClient";
import { characterOf } from "../support/campaigns";
import { put, putRaw, read } from "../support/database";
import { at, stored } from "./support/characters";
import { atTable, damage, HURT, logOf, outcomes, pointsOf, send } from "./support/play";
import { seat, table } from "./support/seats";

/** Twice the limit plus one exceeds the limit of one of two minutes, whenever this starts. */
const MOST_ATTEMPTS = 260;

describe("changing the state in play", () => {
  it("is for the owner and the MJ, each logged with what takes it back", async () => {
    const { mj, ana, bob, place, hero } = await atTable();
    const id = randomUUID();
    expect(await outcomes(send(mj, hero, { id, ...damage(7) }))).toEqual(["−7 PV"]);
    expect(await outcomes(send(ana, hero, { operation: { kind: "heal", amount: 2 } }))).toEqual(["+2 PV"]);
    expect(await pointsOf(ana, hero)).toBe(15);
    expect(await logOf(hero, id)).toMatchObject({
      uid: mj.uid,
      ownerId: ana.uid,
      role: "mj",
      campaignId: place.id,
      events: [{ text: "−7 PV", tone: "bad" }],
      inverse: [{ kind: "revert", changes: [{ field: "hitPoints", key: "lost", by: -7 }] }],
    });
    const { latest } = (await read(playStates, hero)) ?? {};
    expect(latest?.map(({ role, events }) => [role, events[0]?.text])).toEqual([
      ["owner", "+2 PV"],
      ["mj", "−7 PV"],
    ]);
    expect(JSON.stringify(latest), "they name nobody").not.toContain(mj.uid);
    expect(refusal(await send(bob, hero, damage(1)))).toEqual([403, "forbidden"]);
    expect(refusal(await send(await seat("Zoé"), hero, damage(1)))).toEqual([404, "character-not-found"]);
    expect(refusal(await send(ana, "personne", damage(1)))).toEqual([404, "character-not-found"]);
  });

  it("loses no change of several at once, and the last slot is spent by one of two devices", async () => {
    const { mj, ana, hero } = await atTable({
      data: { classes: [{ name: "Magicien", level: 1 }] },
      stats: { hp: { current: 40, max: 40 } },
    });
    await Promise.all([mj, ana, mj, ana, mj, ana].map((by) => send(by, hero, damage(3))));
    expect(await pointsOf(ana, hero)).toBe(22);
    const slot = { operation: { kind: "spendSlot", level: 1 } };
    await send(ana, hero, slot);
    const both = await Promise.all([outcomes(send(ana, hero, slot)), outcomes(send(ana, hero, slot))]);
    expect(both.flat().toSorted()).toEqual([
      "Il ne reste aucun emplacement de niveau 1.",
      "−1 emplacement de niveau 1 (0/2)",
    ]);
    expect((await read(playStates, hero))?.state.slots).toMatchObject({ "1": 2 });
  });

  it("answers an operation that is sent twice, late or at once, with what it did the first time", async () => {
    const { ana, mj, hero } = await atTable();
    const entry = { id: randomUUID(), ...damage(5) };
    await Promise.all([send(ana, hero, entry), send(ana, hero, entry)]);
    await send(mj, hero, damage(2));
    expect(await outcomes(send(ana, hero, entry, damage(1)))).toEqual(["−5 PV", "−1 PV"]);
    expect(await pointsOf(ana, hero)).toBe(12);
    expect(await outcomes(send(mj, hero, entry))).toEqual(["Cette action a déjà été faite."]);
    // It could not be done a second time: it is asked whether it was before.
    const spent = { id: randomUUID(), operation: { kind: "gainInspiration" } };
    expect(await outcomes(send(ana, hero, spent))).toEqual(await outcomes(send(ana, hero, spent)));
  });

  it("applies an hour's operations of a device in their order, to what others left", async () => {
    const { ana, mj, hero } = await atTable();
    await send(mj, hero, damage(15));
    const queued = [damage(4), { operation: { kind: "heal", amount: 40 } }, damage(1)];
    expect(await outcomes(send(ana, hero, ...queued))).toHaveLength(3);
    expect(await pointsOf(ana, hero)).toBe(30);
  });

  it("of a rest that the MJ applies to the group is taken back by the owner, who takes back nothing else of the MJ's", async () => {
    const { mj, ana, hero } = await atTable();
    const [rest, hurt] = [randomUUID(), randomUUID()];
    await send(mj, hero, { id: hurt, ...damage(2) });
    const longRest = { id: rest, forGroup: true, operation: { kind: "longRest" } };
    expect(await outcomes(send(mj, hero, longRest))).toEqual(["Repos long, +13 PV"]);
    expect(await outcomes(send(mj, hero, longRest))).toEqual(["Repos long, +13 PV"]);
    const answers = await outcomes(send(ana, hero, { undo: rest }, { undo: hurt }));
    expect(answers[1]).toBe("Seul son auteur ou le MJ peut annuler cette action.");
    expect(await pointsOf(ana, hero)).toBe(18);
  });

  it("refuses alone what makes no sense, is of another game, or is an inverse", async () => {
    const { ana, hero } = await atTable();
    const noSuch = "Cette action n'existe pas dans ce jeu.";
    const entries = [
      { operation: { kind: "setHunger", value: 2 } },
      { operation: { kind: "takeBack", hitPoints: { lost: -9 } } },
      { operation: { kind: "revert", changes: [{ field: "hunger", by: 1 }] } },
      damage(-5),
      damage(1e9),
      damage(2.5),
      { operation: { kind: "damage" } },
      damage(1),
    ];
    const said = await outcomes(send(ana, hero, ...entries));
    expect(said).toEqual([...Array.from({ length: 7 }, () => noSuch), "−1 PV"]);
    expect(await pointsOf(ana, hero)).toBe(19);
  });

  it("does several operations of one press or none of them, logged and undone as one", async () => {
    const { ana, hero } = await atTable();
    const [id, inspired] = [randomUUID(), { kind: "spendInspiration" }];
    const hurt = damage(4).operation;
    expect(await outcomes(send(ana, hero, { operations: [hurt, inspired] }))).toEqual([
      "Aucune inspiration à dépenser.",
    ]);
    expect(await pointsOf(ana, hero)).toBe(20);
    const cast = { id, operations: [hurt, { kind: "gainInspiration" }] };
    expect(await outcomes(send(ana, hero, cast))).toEqual(["−4 PV, Inspiration reçue"]);
    expect(await logOf(hero, id)).toMatchObject({ operations: cast.operations });
    expect(await outcomes(send(ana, hero, { undo: id }))).toEqual(["Annulé, Annulé : +4 PV"]);
    expect(await pointsOf(ana, hero)).toBe(20);
    const nine = Array.from({ length: 9 }, () => hurt);
    expect(refusal(await send(ana, hero, { operations: nine }))).toEqual([400, "invalid-input"]);
  });

  it("is limited to 120 attempts a minute by one member, the refused ones included", async () => {
    const [ana, bob] = [await seat("Ana"), await seat("Bob")];
    const answers: string[] = [];
    while (answers.length < MOST_ATTEMPTS && !answers.includes("429 too-many-requests")) {
      // As many as may wait for one document.
      const burst = Array.from({ length: 4 }, () => outcomes(send(ana, "personne", damage(1))));
      answers.push(...(await Promise.all(burst)).flatMap(([outcome]) => outcome ?? []));
    }
    expect(answers.filter((outcome) => outcome === "404 character-not-found").length).toBeGreaterThanOrEqual(
      120,
    );
    expect(answers).toContain("429 too-many-requests");
    expect(refusal(await send(bob, "personne", damage(1)))).toEqual([404, "character-not-found"]);
  });

  it("is bounded: at most twenty operations at once, none twice, and a pace", async () => {
    const { mj, ana, hero } = await atTable();
    const id = randomUUID();
    const many = Array.from({ length: 21 }, () => damage(1));
    for (const entries of [
      many,
      [],
      [
        { id, ...damage(1) },
        { id, ...damage(1) },
      ],
    ]) {
      expect(refusal(await send(ana, hero, ...entries))).toEqual([400, "invalid-input"]);
    }
    const state = await read(playStates, hero);
    if (state) await put(playStates, [hero], { ...state, pace: { since: Date.now(), count: 600 } });
    expect(refusal(await send(ana, hero, damage(1)))).toEqual([429, "too-many-requests"]);
    expect((await send(mj, hero, damage(1))).status).toBe(200);
  });

  it("keeps what is spent when maxima move", async () => {
    const { ana, hero } = await atTable();
    await send(ana, hero, damage(4));
    const body = { name: "Lyra", version: 1, stats: { hp: { current: 40, max: 40 } } };
    const { body: view } = await ana.browser.call(reforgeCharacter, { ...at(hero), body });
    expect(view?.stats).toMatchObject({ hp: { current: 25, max: 40 } });
    await ana.browser.call(updateCharacter, { ...at(hero), body: { version: 2, inventoryItems: [] } });
    expect(await pointsOf(ana, hero)).toBe(25);
    expect((await stored(hero)).version).toBe(3);
    const points = { hp: { current: 3, max: 40 } };
    await ana.browser.call(updateCharacter, { ...at(hero), body: { version: 3, ...points } });
    expect(await pointsOf(ana, hero)).toBe(3);
  });

  it("is followed by a save of hit points, those of the stored build included, and by no other save", async () => {
    const full = { hp: { current: 31, max: 31 } };
    const { ana, hero } = await atTable({ stats: full });
    await send(ana, hero, damage(12));
    const save = (body: Record<string, unknown>) => ana.browser.call(updateCharacter, { ...at(hero), body });
    await save({ version: 1, notes: "Blessée" });
    expect(await pointsOf(ana, hero)).toBe(19);
    await save({ version: 2, hp: { current: 19, max: 31 } });
    expect(await read(playStates, hero)).toMatchObject({ revision: 1 });
    expect((await save({ version: 3, ...full })).body?.stats).toMatchObject(full);
    expect(await pointsOf(ana, hero)).toBe(31);
  });

  it("leaves the character's version alone, and reaches every list", async () => {
    const { ana, mj, place, hero } = await atTable();
    await send(ana, hero, damage(4));
    expect((await stored(hero)).version).toBe(1);
    const { body: list } = await ana.browser.call(listCharacters, { params: { system: "dnd5e" }, query: {} });
    const { body: campaign } = await mj.browser.call(getCampaign, { params: place.params });
    for (const shown of [list, campaign?.characters] as unknown as { id: string; stats: object }[][]) {
      expect(shown.find(({ id }) => id === hero)?.stats).toMatchObject({ hp: { current: 16, max: 31 } });
    }
  });

  it("begins with the stats of a character that is older, once", async () => {
    const { ana, mj, hero } = await atTable({ older: true });
    await Promise.all([send(ana, hero, damage(1)), send(mj, hero, damage(2))]);
    expect(await pointsOf(ana, hero)).toBe(17);
    const other = await characterOf(ana, { older: true, stats: HURT });
    expect(await pointsOf(ana, other)).toBe(20);
    expect(await read(playStates, other)).toMatchObject({ ownerId: ana.uid, revision: 0 });
  });

  it("is refused for a state that cannot be read, and for a deleted character", async () => {
    const { ana, hero } = await atTable();
    const state = await read(playStates, hero);
    await putRaw(playStates.path(hero), { ...state, state: { hitPoints: "beaucoup" } });
    expect(refusal(await send(ana, hero, damage(1)))).toEqual([503, "document-invalid"]);
    expect(await pointsOf(ana, hero)).toBe(20);
    await ana.browser.call(deleteCharacter, { ...at(hero), query: {} });
    expect(refusal(await send(ana, hero, damage(1)))).toEqual([404, "character-not-found"]);
  });

  it("leaves nothing in the state of what a table saw for the next one", async () => {
    const { ana, place, hero } = await atTable();
    await send(ana, hero, damage(3));
    await ana.browser.call(removeCharacter, { params: { ...place.params, characterId: hero } });
    await send(ana, hero, damage(2));
    const latest = async () => (await read(playStates, hero))?.latest?.map(({ events }) => events[0]?.text);
    expect(await latest()).toEqual(["−2 PV", "−3 PV"]);
    const next = await table(await seat("Morgane"), [ana]);
    const linked = await ana.browser.call(linkCharacter, {
      params: next.params,
      body: { characterId: hero },
    });
    expect(linked.status).toBe(200);
    expect(await latest()).toBeUndefined();
    expect(await pointsOf(ana, hero)).toBe(15);
  });

  it("is refused to a removed player for the table, late or not", async () => {
    const { ana, mj, place, hero } = await atTable();
    const late = { campaignId: place.id, ...damage(3) };
    expect(await outcomes(send(ana, hero, late))).toEqual(["−3 PV"]);
    await mj.browser.call(removePlayer, { params: { ...place.params, playerId: ana.uid } });
    expect(await outcomes(send(ana, hero, { id: randomUUID(), ...late }))).toEqual([
      "Ce personnage n'est plus dans cette campagne.",
    ]);
    expect(refusal(await send(mj, hero, damage(1)))).toEqual([404, "character-not-found"]);
    // Between the removal and the unlinking, which follows it.
    await put(characters, [hero], { ...(await stored(hero)), campaignId: place.id });
    expect(refusal(await send(ana, hero, damage(1)))).toEqual([403, "forbidden"]);
  });
});
