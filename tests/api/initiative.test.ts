import type { CallBody } from "domain/api/call";
import { leaveCampaign, removeCharacter } from "domain/api/campaigns";
import { deleteCharacter } from "domain/api/characters";
import { publishInitiative, withdrawInitiative } from "domain/api/initiative";
import { characters } from "domain/documents/character";
import { sharedInitiatives } from "domain/documents/sharedInitiative";
import { describe, expect, it } from "vitest";
import { type Answer, refusal } from "../support/apiClient";
import { characterOf } from "../support/campaigns";
import { putRaw, read, remove } from "../support/database";
import { type Seat, seat, type TestTable, table } from "./support/seats";

type Order = Omit<CallBody<typeof publishInitiative>, "revision">;

const publish = ({ browser }: Seat, at: TestTable, revision: number, order: unknown): Promise<Answer> =>
  browser.call(publishInitiative, {
    params: at.params,
    body: { revision, ...(order as Order) },
  });

const withdraw = ({ browser }: Seat, at: TestTable, revision: unknown): Promise<Answer> =>
  browser.call(withdrawInitiative, { params: at.params, query: { revision } });

const entry = (id: string, value: number, changes: Record<string, unknown> = {}) => ({
  id,
  name: `Nom de ${id}`,
  pronouns: "",
  role: "",
  value,
  ...changes,
});

const wolf = entry("creature-1", 11);
const stored = (at: TestTable) => read(sharedInitiatives, at.id);

/** A campaign in which Ana plays Lorien, with an order for its MJ to publish. */
async function play() {
  const [mj, ana] = [await seat("Mona"), await seat("Ana")];
  const at = await table(mj, [ana]);
  const characterId = await characterOf(ana, { campaignId: at.id, name: "Lorien" });
  const order: Order = { order: [entry(characterId, 18), wolf], activeIndex: 0, round: 1 };
  return { mj, ana, at, characterId, order };
}

type Play = Awaited<ReturnType<typeof play>>;

describe("publishInitiative", () => {
  it("publishes the order, then each of its changes", async () => {
    const { mj, at, order } = await play();
    expect((await publish(mj, at, 1, order)).body).toEqual({ written: true, revision: 1 });
    expect(await stored(at)).toMatchObject({ revision: 1, shared: order });
    const later = { ...order, activeIndex: 1, round: 3 };
    expect((await publish(mj, at, 2, later)).body).toEqual({ written: true, revision: 2 });
    expect(await stored(at)).toMatchObject({ revision: 2, shared: later });
  });

  it("stores only what the players may see of an entry", async () => {
    const { mj, at } = await play();
    const leaky = { ...wolf, hidden: true, kind: "creature", hp: 12 };
    await publish(mj, at, 1, { order: [leaky], activeIndex: 0, round: 1, order2: [entry("creature-2", 3)] });
    expect((await stored(at))?.shared).toEqual({ order: [wolf], activeIndex: 0, round: 1 });
  });

  it("never replaces a newer order by an older one, in whatever order they arrive", async () => {
    const { mj, at, order } = await play();
    const rounds = [5, 2, 6, 1, 4, 3];
    const answers = await Promise.all(rounds.map((round) => publish(mj, at, round, { ...order, round })));
    expect(answers.map(({ status }) => status)).toEqual(rounds.map(() => 200));
    expect(await stored(at)).toMatchObject({ revision: 6, shared: { round: 6 } });
    expect((await publish(mj, at, 6, { ...order, round: 9 })).body).toEqual({ written: false, revision: 6 });
    expect(await stored(at)).toMatchObject({ shared: { round: 6 } });
  });

  it("says so where the stored revision is none that another one could exceed", async () => {
    const { mj, at, order } = await play();
    await putRaw(sharedInitiatives.path(at.id), { revision: 1e308, updatedAt: new Date() });
    expect(refusal(await publish(mj, at, 7, order))).toEqual([503, "document-invalid"]);
  });

  it("is allowed to the MJ only", async () => {
    const { ana, at, order } = await play();
    for (const other of [ana, await seat("Zoé")]) {
      expect(refusal(await publish(other, at, 1, order))).toEqual([403, "forbidden"]);
      expect(refusal(await withdraw(other, at, 1))).toEqual([403, "forbidden"]);
    }
    expect(await stored(at)).toMatchObject({ revision: 0 });
  });

  it("accepts only characters of this campaign", async () => {
    const { mj, ana, at, order } = await play();
    const elsewhere = await characterOf(ana);
    const deleted = await characterOf(ana, { formerCampaignId: at.id, deletedAt: Date.now() });
    for (const id of [elsewhere, deleted, "personne", "a/b", ana.uid]) {
      const answer = await publish(mj, at, 1, { ...order, order: [...order.order, entry(id, 3)] });
      expect(refusal(answer)).toEqual([404, "character-not-found"]);
    }
    expect(await stored(at)).toMatchObject({ revision: 0 });
  });

  it.each([
    ["leaves with its player", ({ ana, at }: Play) => ana.browser.call(leaveCampaign, at)],
    [
      "is taken off the table",
      ({ mj, at, characterId }: Play) =>
        mj.browser.call(removeCharacter, { params: { ...at.params, characterId } }),
    ],
    [
      "is deleted",
      ({ ana, characterId }: Play) =>
        ana.browser.call(deleteCharacter, { params: { system: "dnd5e", id: characterId } }),
    ],
  ])("refuses a character that %s", async (_how, go) => {
    const game = await play();
    const { mj, at, order } = game;
    await publish(mj, at, 1, order);
    expect((await go(game)).status).toBe(204);
    expect(await stored(at)).toMatchObject({
      revision: 2,
      shared: { order: [wolf], activeIndex: 0, round: 1 },
    });
    expect((await publish(mj, at, 2, order)).body).toEqual({ written: false, revision: 2 });
    expect(refusal(await publish(mj, at, 3, order))).toEqual([404, "character-not-found"]);
  });

  it("continues after a character of the order has left", async () => {
    const { mj, at, order, characterId } = await play();
    await publish(mj, at, 1, order);
    await remove(characters.path(characterId));
    expect((await publish(mj, at, 2, { ...order, activeIndex: 1 })).status).toBe(200);
  });

  it("answers 404 for another system and an unknown campaign", async () => {
    const { mj, at, order } = await play();
    for (const params of [
      { ...at.params, system: "vampire" },
      { ...at.params, id: "jamais" },
    ]) {
      expect(refusal(await publish(mj, { ...at, params }, 1, order))).toEqual([404, "campaign-not-found"]);
    }
  });

  const many = (count: number) =>
    Array.from({ length: count }, (_, rank) => entry(`creature-${rank + 1}`, 5));

  it("supports sixty participants", async () => {
    const { mj, at } = await play();
    expect((await publish(mj, at, 1, { order: many(60), activeIndex: 59, round: 1 })).status).toBe(200);
  });

  it.each([
    ["sixty-one participants", { order: many(61) }],
    ["a name that is none", { order: [entry("creature-1", 3, { name: "" })] }],
    ["an endless name", { order: [entry("creature-1", 3, { name: "x".repeat(81) })] }],
    ["an endless role", { order: [entry("creature-1", 3, { role: "x".repeat(161) })] }],
    ["a value beyond counting", { order: [entry("creature-1", 1e9)] }],
    ["a value that is none", { order: [entry("creature-1", 0, { value: null })] }],
    ["a participant twice", { order: [wolf, wolf] }],
    ["a turn beyond the order", { activeIndex: 2 }],
    ["a turn of an empty order", { order: [], activeIndex: 1 }],
    ["a turn between two", { activeIndex: 0.5 }],
    ["round nought", { round: 0 }],
    ["no order", { order: undefined }],
    ["no revision", { revision: undefined }],
  ])("refuses %s", async (_what, changes) => {
    const { mj, at, order } = await play();
    expect(refusal(await publish(mj, at, 1, { ...order, ...changes }))).toEqual([400, "invalid-input"]);
    expect(await stored(at)).toMatchObject({ revision: 0 });
  });
});

describe("withdrawInitiative", () => {
  it("stops sharing: publications with a lower revision are ignored", async () => {
    const { mj, at, order } = await play();
    await publish(mj, at, 1, order);
    expect((await withdraw(mj, at, 3)).body).toEqual({ written: true, revision: 3 });
    expect((await publish(mj, at, 2, order)).body).toEqual({ written: false, revision: 3 });
    expect((await stored(at))?.shared).toBeUndefined();
  });

  it("wins over a publication that arrives later with a lower revision", async () => {
    const { mj, at, order } = await play();
    await withdraw(mj, at, 2);
    await publish(mj, at, 1, order);
    expect((await stored(at))?.shared).toBeUndefined();
    await publish(mj, at, 4, order);
    expect((await stored(at))?.shared).toEqual(order);
  });

  it("requires a revision", async () => {
    const { mj, at } = await play();
    for (const revision of [undefined, "", "deux", 0, 1.5]) {
      expect(refusal(await withdraw(mj, at, revision))).toEqual([400, "invalid-input"]);
    }
  });
});
