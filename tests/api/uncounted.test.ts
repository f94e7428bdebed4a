import { randomUUID } from "node:crypto";
import { changeFight } from "domain/api/fight";
import { rollForTable } from "domain/api/rolls";
import { changeFog, changeTokens, deleteScene } from "domain/api/scenes";
import { fights } from "domain/documents/fight";
import { tokens } from "domain/documents/scene";
import { sharedInitiatives } from "domain/documents/sharedInitiative";
import { describe, expect, it } from "vitest";
import { idsIn, read, readRaw } from "../support/database";
import { tokenAt } from "../support/scenes";
import { makeScene, rectangle, type SceneTable, sceneTable, show } from "./support/scenes";

/** What members of a campaign may listen to (`firestore.rules`) that a fight, a scene or a roll changes. */
const READ_BY_MEMBERS = ["live", "tokens", "rolls", "messages", "asks", "drawings"];
/** Of a moment, or of dice. */
const BY_CHANCE = /^(?:updatedAt|createdAt|expiresAt|movedAt|total|roll|dice|die|outcome)$/;

/** All that members read, without what differs between any two tables. */
async function readByMembers({ brumes, mona, ana, sceneId }: SceneTable): Promise<string> {
  const all: [string, unknown][] = [["campaign", await readRaw(`campaigns/${brumes.id}`)]];
  for (const name of READ_BY_MEMBERS) {
    for (const id of await idsIn(`campaigns/${brumes.id}/${name}`)) {
      all.push([`${name}/${id}`, await readRaw(`campaigns/${brumes.id}/${name}/${id}`)]);
    }
  }
  const text = JSON.stringify(all, (key, value) => (BY_CHANCE.test(key) ? 0 : value));
  const known = text.replace(/creature-[0-9a-f]{16}/g, "alias");
  const own = { campaign: brumes.id, mj: mona.uid, player: ana.uid, scene: sceneId, token: brumes.token };
  return Object.entries(own).reduce((read, [what, id]) => read.replaceAll(id, what), known);
}

const LEFT_HALF = rectangle(0, 0, 512, 512);

/** A table that looks at a scene whose left half is open, with another scene beside it. */
async function lookingTable() {
  const at = await sceneTable();
  const body = { id: randomUUID(), change: { kind: "reveal" as const, outline: LEFT_HALF } };
  const opened = await at.mona.browser.call(changeFog, { params: at.params, body });
  expect(opened.status).toBe(200);
  await show(at, at.sceneId);
  return { at, cellar: await makeScene(at, "La cave") };
}
type Looking = Awaited<ReturnType<typeof lookingTable>>;

const revealAll = ({ mona, params }: SceneTable, sceneId: string) =>
  mona.browser.call(changeFog, {
    params: { ...params, sceneId },
    body: { id: randomUUID(), change: { kind: "revealAll" } },
  });

interface Wolf {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly value: number;
  readonly hidden?: boolean;
}
const participant = ({ id, name, hidden = false }: Wolf) => ({
  ...{ id, name, commonName: "Loup", pronouns: "", role: "Bête de taille M", kind: "creature", hidden },
});
const group = (...wolves: Wolf[]) => ({
  creature: { catalogue: "wolf" },
  joining: wolves.map((wolf) => ({ participant: participant(wolf), value: wolf.value, life: 11 })),
});

async function place({ at }: Pick<Looking, "at">, sceneId: string, ...wolves: Wolf[]) {
  const operations = wolves.map(({ id, name, x, hidden = false }) => ({
    ...{ kind: "put", id: `creature-${id}`, hidden },
    token: { ...tokenAt(x, 100), name, commonName: "Loup", participantId: id },
  }));
  const creatures = { id: `placing-${wolves[0]?.id}`, groups: [group(...wolves)] };
  const answer = await at.mona.browser.call(changeTokens, {
    params: { ...at.params, sceneId },
    body: { operations, creatures } as never,
  });
  expect(answer.status).toBe(204);
}
const press = async ({ mona, brumes }: SceneTable, ...entries: object[]) => {
  const answer = await mona.browser.call(changeFight, {
    params: brumes.params,
    body: { entries: entries.map((one, at) => ({ id: `press-${at}-${randomUUID()}`, ...one })) as never },
  });
  expect(answer.status).toBe(200);
};
const tokensOp = async ({ at }: Looking, operation: object) => {
  const answer = await at.mona.browser.call(changeTokens, {
    params: at.params,
    body: { operations: [operation] as never },
  });
  expect(answer.status).toBe(204);
};

const IN_SIGHT: Wolf = { id: "wolf-in-sight", name: "Loup E", x: 100, value: 20 };
const HIDDEN: Wolf[] = [
  { id: "wolf-hidden-a", name: "Loup A", x: 150, value: 9, hidden: true },
  { id: "wolf-hidden-b", name: "Loup B", x: 200, value: 8, hidden: true },
  { id: "wolf-fogged", name: "Loup C", x: 900, value: 7 },
];
const ELSEWHERE: Wolf = { id: "wolf-elsewhere", name: "Loup D", x: 100, value: 6 };

/** A fight with the wolf in sight, before which four others were placed where nobody sees them. */
async function ambush(isAmbush: boolean): Promise<Looking> {
  const table = await lookingTable();
  const { at, cellar } = table;
  if (isAmbush) {
    await place(table, at.sceneId, ...HIDDEN);
    await place(table, cellar, ELSEWHERE);
  }
  await place(table, at.sceneId, IN_SIGHT);
  const initiative = { order: [], activeIndex: 0, round: 1 };
  await press(at, { operation: { type: "rollInitiative", initiative } });
  await press(at, { operation: { type: "share", shared: true } });
  const roll = { requestId: "roll-bite-0001", label: "Dégâts : Morsure", roll: "1d6" };
  const damage = { game: "dnd5e", type: "piercing" };
  const rolled = await at.mona.browser.call(rollForTable, {
    params: at.brumes.params,
    body: { ...roll, damage, audience: "table", creatureId: IN_SIGHT.id } as never,
  });
  expect(rolled.status).toBe(200);
  if (isAmbush) {
    const hits = [{ id: "wolf-hidden-a", points: 2 }];
    const applied = { id: roll.requestId, audience: "table" };
    await press(at, { operation: { type: "hitCreatures", hits }, roll: applied });
  }
  return table;
}

const orderOf = async ({ at }: Looking) => (await read(sharedInitiatives, at.brumes.id))?.shared?.order ?? [];
const nameOf = async ({ at }: Looking, { id }: Wolf) =>
  (await read(tokens, at.brumes.id, `creature-${id}`))?.name;

describe("what members read while four creatures hide", () => {
  it("is what they read where none does, to the byte", async () => {
    const [alone, beset] = await Promise.all([ambush(false), ambush(true)]);
    expect(await orderOf(beset)).toEqual([
      {
        id: expect.stringMatching(/^creature-[0-9a-f]{16}$/),
        name: "Loup",
        pronouns: "",
        role: "",
        value: 20,
      },
    ]);
    expect(await readByMembers(beset.at)).toBe(await readByMembers(alone.at));
    const order = (await read(fights, beset.at.brumes.id))?.panel.initiative.order;
    expect(order?.map(({ name }) => name)).toEqual(["Loup", "Loup A", "Loup B", "Loup C"]);
  });

  it("names each by the number in which it is shown, on the map as in the order, and keeps it there afterwards", async () => {
    const table = await ambush(true);
    const [, second, fogged] = HIDDEN;
    if (!second || !fogged) throw new Error("Three hide on the scene.");
    await tokensOp(table, { kind: "show", ids: [`creature-${second.id}`] });
    expect(await nameOf(table, second)).toBe("Loup 2");
    const { at } = table;
    await revealAll(at, at.sceneId);
    expect(await nameOf(table, fogged)).toBe("Loup 3");
    expect((await orderOf(table)).map(({ name }) => name)).toEqual(["Loup", "Loup 2", "Loup 3"]);
    const hideAll = { id: randomUUID(), change: { kind: "coverAll" as const } };
    await at.mona.browser.call(changeFog, { params: at.params, body: hideAll });
    // Out of sight, it stands in the order alone.
    expect([await nameOf(table, fogged), (await orderOf(table)).length]).toEqual([undefined, 3]);
    await press(at, { operation: { type: "setHidden", id: second.id, hidden: true } });
    await press(at, { operation: { type: "setHidden", id: second.id, hidden: false } });
    expect((await orderOf(table)).map(({ name }) => name)).toEqual(["Loup", "Loup 2", "Loup 3"]);
  });

  it("names those of another scene once that is shown, and what has left its fight by its kind", async () => {
    const table = await ambush(true);
    const { at, cellar } = table;
    await revealAll(at, cellar);
    await show(at, cellar);
    expect(await nameOf(table, ELSEWHERE)).toBe("Loup 2");
    await show(at, at.sceneId);
    await press(at, { operation: { type: "endFight" } });
    await tokensOp(table, { kind: "show", ids: ["creature-wolf-hidden-a"] });
    expect(await nameOf(table, HIDDEN[0] as Wolf)).toBe("Loup");
  });

  it("names them when their scene is deleted, and takes over what members read on it", async () => {
    const table = await ambush(true);
    const { at } = table;
    const other = { ...tokenAt(120, 140), name: "Loup 6" };
    await tokensOp(table, { kind: "put", id: "wolf-of-nobody", token: other, hidden: false });
    const wolf = { id: "wolf-taking", name: "Loup G", x: 0, value: 2 };
    await press(at, { operation: { type: "addCreatures", ...group(wolf) } });
    expect(await nameOf(table, wolf)).toBe("Loup 6");
    expect((await orderOf(table)).map(({ name }) => name)).toEqual(["Loup", "Loup 6"]);
    expect((await at.mona.browser.call(deleteScene, { params: at.params })).status).toBe(204);
    expect((await orderOf(table)).map(({ name }) => name)).toEqual(["Loup", "Loup 7", "Loup 6"]);
  });

  it("names who joins the running fight in sight, and nobody who joins it under fog", async () => {
    const table = await ambush(false);
    const wolf = { id: "wolf-new", name: "Loup F", x: 900, value: 3 };
    await place(table, table.at.sceneId, wolf);
    expect((await orderOf(table)).map(({ name }) => name)).toEqual(["Loup"]);
    const moved = { ...tokenAt(200, 100), name: "Loup F", commonName: "Loup", participantId: wolf.id };
    await tokensOp(table, { kind: "put", id: "creature-wolf-new", token: moved, hidden: false });
    expect(await nameOf(table, wolf)).toBe("Loup 2");
    expect((await orderOf(table)).map(({ name }) => name)).toEqual(["Loup", "Loup 2"]);
    const joining = (id: string) => ({ operation: { type: "addCreatures", ...group({ ...wolf, id }) } });
    // Its token stands in the middle, beside what is open.
    await press(table.at, joining("wolf-covered"));
    expect(await orderOf(table)).toHaveLength(2);
    await revealAll(table.at, table.at.sceneId);
    await press(table.at, joining("wolf-free"));
    expect((await orderOf(table)).map(({ name }) => name).toSorted()).toEqual([
      "Loup",
      "Loup 2",
      "Loup 3",
      "Loup 4",
    ]);
  });
});
