import { createCreature, deleteCreature, listCreatures, updateCreature } from "domain/api/creatures";
import { creatures } from "domain/documents/creature";
import type { CreatureDraft } from "domain/games/creature";
import { describe, expect, it } from "vitest";
import { refusal } from "../support/apiClient";
import { type Person, unique } from "../support/cast";
import { THUG } from "../support/creatures";
import { put, read } from "../support/database";
import { type Seat, seat } from "./support/seats";

async function creatureOf({ uid }: Person, creature: CreatureDraft = THUG): Promise<string> {
  const id = unique("creature");
  await put(creatures, [id], { ownerId: uid, creature, createdAt: 1, updatedAt: 1 });
  return id;
}

const create = ({ browser }: Seat, creature: CreatureDraft, requestId?: string) =>
  browser.call(createCreature, { body: { creature, ...(requestId && { requestId }) } });

describe("a creature of one's own", () => {
  it("is made, listed by its game, changed as a whole and deleted by its owner", async () => {
    const mona = await seat("Mona");
    const made = await create(mona, THUG);
    expect([made.status, made.body]).toMatchObject([200, { ...THUG, id: expect.any(String) }]);
    const params = { id: String(made.body?.id) };
    const list = async (system: "dnd5e" | "vampire") =>
      (await mona.browser.call(listCreatures, { query: { system } })).body;
    expect(await list("dnd5e")).toEqual([made.body]);
    expect(await list("vampire")).toEqual([]);
    const { senses: _, ...rest } = THUG;
    const changed = { ...rest, name: "Brute rusée", senses: { darkvision: 18 } };
    const answer = await mona.browser.call(updateCreature, { params, body: { creature: changed } });
    expect(answer.body).toEqual({ ...changed, id: params.id });
    expect((await read(creatures, params.id))?.creature).toEqual(changed);
    expect((await mona.browser.call(deleteCreature, { params })).status).toBe(204);
    expect(await list("dnd5e")).toEqual([]);
  });

  it("is made once for a request that is sent again", async () => {
    const mona = await seat("Mona");
    const first = await create(mona, THUG, "creature-request");
    const again = await create(mona, { ...THUG, name: "Autre" }, "creature-request");
    expect([again.status, again.body]).toEqual([200, first.body]);
  });

  it("of someone else, of a catalogue or long gone is not found", async () => {
    const [mona, leo] = [await seat("Mona"), await seat("Léo")];
    for (const id of [await creatureOf(leo), "goblin", "a/b"]) {
      const body = { creature: THUG };
      const refused = [404, "creature-not-found"];
      expect(refusal(await mona.browser.call(updateCreature, { params: { id }, body }))).toEqual(refused);
      expect(refusal(await mona.browser.call(deleteCreature, { params: { id } }))).toEqual(refused);
    }
    expect((await mona.browser.call(listCreatures, { query: { system: "dnd5e" } })).body).toEqual([]);
  });

  it.each([
    ["no name", { name: " " }],
    ["an unknown game", { system: "tarot" }],
    ["dice that nobody reads", { life: { max: 5, dice: "2d" } }],
    ["numbers out of bounds", { armourClass: 400 }],
    ["more than 8 KB", { traits: Array.from({ length: 20 }, () => ({ name: "x", text: "é".repeat(200) })) }],
  ])("with %s is refused", async (_, changes) => {
    const mona = await seat("Mona");
    const creature = { ...THUG, ...changes } as CreatureDraft;
    expect(refusal(await create(mona, creature))).toEqual([400, "invalid-input"]);
  });

  it("is one of a hundred at most, even when several are made at once", async () => {
    const mona = await seat("Mona");
    await Promise.all(Array.from({ length: 98 }, () => creatureOf(mona)));
    const answers = await Promise.all(Array.from({ length: 4 }, () => create(mona, THUG)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused && refusal(refused)).toEqual([403, "creature-quota-reached"]);
    expect(refused?.body?.error).toContain("100 créatures");
  });
});
