import { deleteCampaign, getCampaign, linkCharacter, removeCharacter } from "domain/api/campaigns";
import { createCharacter, getCharacter, updateCharacter } from "domain/api/characters";
import { reforgeCharacter, rollAbilityScores, rollHitDice } from "domain/api/forge";
import { forgeRolls } from "domain/documents/forgeRolls";
import { takeRolledScores } from "domain/games/dnd5e/forge/choose";
import { surpriseDnd5e } from "domain/games/dnd5e/forge/surprise";
import { DEFAULT_CAMPAIGN_SETTINGS } from "domain/table/campaign/settings";
import { buildCharacter } from "domain/table/forge/buildCharacter";
import { emptyDraft } from "domain/table/forge/draft";
import { describe, expect, it } from "vitest";
import { refusal } from "../support/apiClient";
import { characterOf } from "../support/campaigns";
import { exists, read } from "../support/database";
import { patience } from "../support/patience";
import { at, stored } from "./support/characters";
import { type Seat, seat, table } from "./support/seats";

const rolling = { ...DEFAULT_CAMPAIGN_SETTINGS, abilityMethod: "rolled", hitPoints: "rolled" } as const;

/** Always the same choices, so that drafts differ by their rolls only. */
const source = () => 7;

const heroOf = (totals: readonly number[]) => {
  const draft = surpriseDnd5e(takeRolledScores(emptyDraft("dnd5e"), totals), source);
  return buildCharacter({ ...draft, identity: { ...draft.identity, name: "Brunehaut" } });
};

async function rollingTable(): Promise<{ mj: Seat; ana: Seat; params: { system: string; id: string } }> {
  const [mj, ana] = [await seat("Mona"), await seat("Ana")];
  const { params } = await table(mj, [ana], { settings: rolling });
  return { mj, ana, params };
}

describe("rollAbilityScores", () => {
  it("rolls once: repeated, or from three tabs at the same moment, it answers the same six", async () => {
    const { ana, params } = await rollingTable();
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => ana.browser.call(rollAbilityScores, { params })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [first, ...others] = answers.map(({ body }) => body?.scores);
    expect(first).toHaveLength(6);
    for (const other of others) expect(other).toEqual(first);
    expect(await read(forgeRolls, params.id, ana.uid)).toMatchObject({ uid: ana.uid, scores: first });
  });

  it("is for players of a campaign that rolls scores", async () => {
    const { mj, params } = await rollingTable();
    const bob = await seat("Bob");
    expect(refusal(await mj.browser.call(rollAbilityScores, { params }))).toEqual([403, "forbidden"]);
    expect(refusal(await bob.browser.call(rollAbilityScores, { params }))).toEqual([403, "forbidden"]);
    const calm = await table(mj, [bob]);
    expect(refusal(await bob.browser.call(rollAbilityScores, calm))).toEqual([400, "invalid-input"]);
    const nowhere = { params: { ...params, id: "jamais" } };
    expect(refusal(await bob.browser.call(rollAbilityScores, nowhere))).toEqual([404, "campaign-not-found"]);
  });
});

describe("rolls for a campaign that is being deleted", () => {
  it("are deleted with it, whichever comes first", async () => {
    const { mj, ana, params: first } = await rollingTable();
    const { params: second } = await table(mj, [ana], { settings: rolling });
    const tables = [first, second];
    const answers = await Promise.all(
      tables.flatMap((params) => [
        ana.browser.call(rollAbilityScores, { params }),
        mj.browser.call(deleteCampaign, { params }),
      ]),
    );
    for (const { status } of answers) expect([200, 204, 404]).toContain(status);
    for (const { id } of tables) {
      await expect
        .poll(() => exists(forgeRolls.path(id, ana.uid)), { timeout: patience(20_000) })
        .toBe(false);
    }
  });
});

describe("rollHitDice", () => {
  it("rolls the die of each level once", async () => {
    const { ana, params } = await rollingTable();
    const roll = (sides: (6 | 8 | 10 | 12)[]) => ana.browser.call(rollHitDice, { params, body: { sides } });
    const second = (await roll([10])).body?.values as number[];
    const fourth = (await roll([10, 10, 6])).body?.values as number[];
    expect(fourth).toHaveLength(3);
    expect(fourth[0]).toBe(second[0]);
    expect((await roll([10, 10, 6])).body?.values).toEqual(fourth);
    expect(refusal(await roll([]))).toEqual([400, "invalid-input"]);
  });

  it("is for players of a campaign that rolls hit points", async () => {
    const { mj, params } = await rollingTable();
    const refused = await mj.browser.call(rollHitDice, { params, body: { sides: [8] } });
    expect(refusal(refused)).toEqual([403, "forbidden"]);
  });
});

const create = (browser: Seat["browser"], campaignId: string, body: object) =>
  browser.call(createCharacter, {
    params: { system: "dnd5e" },
    body: { name: "Lia", ...body, campaignId },
  });

describe("createCharacter in a campaign that rolls", () => {
  it("accepts the rolled scores, and no others", async () => {
    const { ana, params } = await rollingTable();
    const dreamt = heroOf([18, 18, 18, 18, 18, 18]);
    expect(refusal(await create(ana.browser, params.id, dreamt))).toEqual([400, "not-as-rolled"]);
    const { body } = await ana.browser.call(rollAbilityScores, { params });
    const totals = (body?.scores as { total: number }[] | undefined)?.map(({ total }) => total) ?? [];
    const made = await create(ana.browser, params.id, heroOf(totals));
    expect(made.body).toMatchObject({ name: "Brunehaut", campaign: { id: params.id } });
    const liar = heroOf(totals);
    const cheated = { ...liar, stats: { ...liar.stats, abilityScores: { str: 20 } } };
    expect(refusal(await create(ana.browser, params.id, cheated))).toEqual([400, "not-as-rolled"]);
    expect(refusal(await create(ana.browser, params.id, { stats: {} }))).toEqual([400, "not-as-rolled"]);
  });

  it("does not reveal the settings to a stranger", async () => {
    const { params } = await rollingTable();
    const bob = await seat("Bob");
    expect(refusal(await create(bob.browser, params.id, {}))).toEqual([403, "forbidden"]);
  });
});

describe("a character whose values were not rolled in its campaign", () => {
  const all18 = { str: 18, dex: 18, con: 18, int: 18, wis: 18, cha: 18 };

  it("may be linked, and is marked for all members", async () => {
    const { mj, ana, params } = await rollingTable();
    const id = await characterOf(ana, { stats: { abilityScores: all18 } });
    const linked = await ana.browser.call(linkCharacter, { params, body: { characterId: id } });
    expect(linked.body).toMatchObject({ character: { id, offTableDice: true } });
    const { body } = await mj.browser.call(getCampaign, { params });
    expect(body).toMatchObject({ characters: [{ id, offTableDice: true }] });
    await mj.browser.call(removeCharacter, { params: { ...params, characterId: id } });
    expect((await ana.browser.call(getCharacter, at(id))).body).not.toHaveProperty("offTableDice");
  });

  /** A character with the scores that the campaign rolled. */
  async function honestCharacter() {
    const { ana, params } = await rollingTable();
    const { body } = await ana.browser.call(rollAbilityScores, { params });
    const totals = (body?.scores as { total: number }[] | undefined)?.map(({ total }) => total) ?? [];
    const hero = heroOf(totals);
    const made = await create(ana.browser, params.id, hero);
    return { ana, hero, id: String(made.body?.id) };
  }

  it("is marked or not after each change in the Forge", async () => {
    const { ana, hero, id } = await honestCharacter();
    const reforge = (stats: Record<string, unknown>, version: number) =>
      ana.browser.call(reforgeCharacter, { ...at(id), body: { ...hero, stats, version } });
    expect((await reforge({ abilityScores: all18 }, 1)).body).toMatchObject({ offTableDice: true });
    expect((await reforge(hero.stats, 2)).body).not.toHaveProperty("offTableDice");
  });

  it("is checked when a save changes its values, not when it changes its inventory", async () => {
    const { ana, id } = await honestCharacter();
    const save = (body: Record<string, unknown>) => ana.browser.call(updateCharacter, { ...at(id), body });
    expect((await save({ hp: { current: 99, max: 99 } })).body).toMatchObject({ offTableDice: true });
    expect((await save({ inventoryItems: [] })).body).toMatchObject({ offTableDice: true });
  });
});

describe("reforgeCharacter", () => {
  const sent = { name: "Lia d'Ambre", class: "Barde 2", pronoun: "", stats: { luck: 2 }, data: { level: 2 } };

  it("changes name, choices and level of the caller's character, and keeps damage and inventory", async () => {
    const ana = await seat("Ana");
    const id = await characterOf(ana, {
      stats: { hp: { current: 3, max: 9 }, inventoryItems: ["une corde"] },
      data: { race: "Elfe" },
    });
    const stats = { hp: { current: 15, max: 15 } };
    const answer = await ana.browser.call(reforgeCharacter, {
      ...at(id),
      body: { ...sent, stats, version: 1 },
    });
    expect(answer.body).toMatchObject({
      name: "Lia d'Ambre",
      class: "Barde 2",
      version: 2,
      stats: { hp: { current: 9, max: 15 } },
    });
    expect(await stored(id)).toMatchObject({
      stats: { inventoryItems: ["une corde"] },
      data: { race: "Elfe", level: 2 },
      version: 2,
    });
  });

  it("accepts one of two tabs, and loses nothing of the other", async () => {
    const ana = await seat("Ana");
    const id = await characterOf(ana);
    const save = (name: string) =>
      ana.browser.call(reforgeCharacter, { ...at(id), body: { ...sent, name, version: 1 } });
    const answers = await Promise.all([save("Une"), save("Deux")]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body?.code).toBe("stale-version");
  });

  it("is allowed to its owner only", async () => {
    const [mj, ana] = [await seat("Mona"), await seat("Ana")];
    const { id: campaignId } = await table(mj, [ana]);
    const id = await characterOf(ana, { campaignId });
    const body = { ...sent, version: 1 };
    expect(refusal(await mj.browser.call(reforgeCharacter, { ...at(id), body }))).toEqual([403, "forbidden"]);
    const bob = await seat("Bob");
    const [status] = refusal(await bob.browser.call(reforgeCharacter, { ...at(id), body }));
    expect(status).toBe(404);
    const nameless = { ...at(id), body: { ...body, name: " " } };
    expect((await ana.browser.call(reforgeCharacter, nameless)).status).toBe(400);
  });
});
