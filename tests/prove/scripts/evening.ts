import { randomUUID } from "node:crypto";
import { ask } from "domain/api/asks";
import type { Call, CallInput } from "domain/api/call";
import { updateCharacter } from "domain/api/characters";
import { createCreature } from "domain/api/creatures";
import { createEncounter } from "domain/api/encounters";
import { changeFight } from "domain/api/fight";
import { createItem } from "domain/api/items";
import { sendMessage } from "domain/api/messages";
import { approveRareItem, refuseRareItem, requestRareItem } from "domain/api/rareItems";
import { addTruth, changeTokens, createScene, showScene, updateScene } from "domain/api/scenes";
import { requestSeats } from "domain/api/seats";
import type { CreatureDraft } from "domain/games/creature";
import { PRESETS } from "domain/games/registry/presets";
import { defineItem } from "domain/sheet/equipment/item";
import type { FightOperation } from "domain/table/fight/fightOperation";
import { quickActionsOf } from "domain/table/panel/panelEvents";
import type { Table } from "../../support/campaigns";
import { THUG } from "../../support/creatures";
import { sceneDraft, tokenAt } from "../../support/scenes";
import { ATTEMPTS, attempt } from "./attempts";

/** Makes a call of the contract as one of the table. */
type Write = <C extends Call>(call: C, input: CallInput<C>) => Promise<unknown>;

/** A text to be written, by the name under which pages are asked for it; names are short, as some texts are. */
type TextNamed = (name: string) => string;

/** An evening at this table. */
export interface Evening {
  table: Pick<Table, "id" | "system">;
  mj: Write;
  player: Write;
  playerUid: string;
  /** The player's character at the table. */
  hero: string;
  text: TextNamed;
}

const thug = (of: string, text: TextNamed, name: string): CreatureDraft => ({
  ...THUG,
  name,
  about: text(`${of} about`),
  languages: text(`${of} tongue`),
  attacks: THUG.attacks.map((attack) => ({
    ...attack,
    name: text(`${of} attack`),
    note: text(`${of} note`),
  })),
  traits: [{ name: text(`${of} trait`), text: text(`${of} trait text`) }],
});

/** The names of all texts of such a creature but its own name. */
export const thugTexts = (of: string): string[] =>
  ["about", "tongue", "attack", "note", "trait", "trait text"].map((part) => `${of} ${part}`);

const fighter = (id: string, value: number, name: string, text: TextNamed) => ({
  participant: {
    id,
    name,
    pronouns: text("pronouns"),
    role: text("role"),
    kind: "creature" as const,
    hidden: false,
  },
  value,
});

/** A scene that is shown, with each kind of text on it; what its MJ shows to one player alone. */
async function writeScene({ table, mj, playerUid, text }: Evening): Promise<void> {
  const params = { system: table.system, id: table.id };
  const sceneId = randomUUID();
  const at = { ...params, sceneId };
  await mj(createScene, { params, body: { ...sceneDraft(text("scene")), requestId: sceneId } });
  const room = { id: randomUUID(), outline: [0, 0, 300, 0, 300, 300], colour: "#223344" };
  await mj(updateScene, { params: at, body: { fogOn: false, rooms: [{ ...room, label: text("room") }] } });
  const token = (name: string) => ({ ...tokenAt(60, 60), name: text(name), badges: [text(`${name} badge`)] });
  await mj(changeTokens, {
    params: at,
    body: {
      operations: [
        { kind: "put", id: randomUUID(), token: token("token"), hidden: false },
        { kind: "put", id: randomUUID(), token: token("hidden token"), hidden: true },
      ],
    },
  });
  const outline = [0, 0, 90, 0, 90, 90];
  const truths = [
    { kind: "note" as const, x: 10, y: 20, text: text("note") },
    { kind: "token" as const, token: token("own token") },
    { kind: "region" as const, outline, colour: "#223344", text: text("region") },
  ];
  for (const truth of truths) {
    await mj(addTruth, { params: at, body: { id: randomUUID(), uids: [playerUid], truth } });
  }
  await mj(showScene, { params, body: { sceneId } });
}

/** A fight that has ended, and one that runs. */
async function writeFights({ table, mj, text }: Evening): Promise<void> {
  const { id, system } = table;
  const act = (operation: FightOperation) =>
    mj(changeFight, {
      params: { system, id },
      body: { entries: [{ id: randomUUID(), operation }] },
    });
  await act({ type: "addParticipants", joining: [fighter("earlier", 5, text("earlier fighter"), attempt)] });
  await act({ type: "broadcast", prompt: text("earlier prompt") });
  await act({ type: "endFight" });
  await act({ type: "addParticipants", joining: [fighter("fighter", 12, text("fighter"), text)] });
  await act({ type: "broadcast", prompt: text("prompt") });
  await act({ type: "applyRest", id: quickActionsOf(PRESETS[system])[0]?.id ?? "", names: [text("rested")] });
  const ends = { turnOf: "fighter", when: "end" as const, rounds: 3 };
  const condition = text("effect");
  await act({
    type: "addEffect",
    effect: { id: randomUUID(), targetId: "fighter", condition, label: condition, ...ends },
  });
  if (system === "dnd5e") {
    const creature = { copy: { ...thug("thug", text, attempt()), id: "thug" } };
    await act({
      type: "addCreatures",
      creature,
      joining: [{ ...fighter("brute", 30, text("brute"), attempt), life: 32 }],
    });
    await act({ type: "setCreatureCondition", ids: ["brute"], condition: text("state"), on: true });
  }
  await act({ type: "nextTurn" });
  await act({ type: "share", shared: true });
}

/** What the MJ has prepared. */
async function writePreparations({ table, mj, text }: Evening): Promise<void> {
  await mj(createCreature, { body: { creature: thug("own", text, text("own")), requestId: randomUUID() } });
  await mj(createEncounter, {
    params: { system: table.system, id: table.id },
    body: {
      name: text("ambush"),
      lines: [
        { creature: { ...thug("bandit", attempt, text("bandit")), id: "thug" }, count: 2, hidden: false },
      ],
      requestId: randomUUID(),
    },
  });
}

/** Three rare items of the player's own making: one given, one refused, one that waits. */
async function writeRareItems({ table, mj, player, hero, text }: Evening): Promise<void> {
  const { system, id } = table;
  for (const name of ["given item", "refused item", "waiting item"]) {
    const { id: _, ...item } = defineItem({ id: "x", name: text(name), rarity: "Rare", systems: [system] });
    const made = (await player(createItem, { body: { ...item, requestId: randomUUID() } })) as { id: string };
    const requestId = randomUUID();
    const params = { system, id, requestId };
    await player(requestRareItem, {
      params: { system, id },
      body: { requestId, characterId: hero, itemId: made.id },
    });
    if (name === "given item") await mj(approveRareItem, { params });
    if (name === "refused item") await mj(refuseRareItem, { params });
  }
}

/** What is said at the table: to all, told in the third person, and whispered. */
async function writeMessages({ table, player, playerUid, text }: Evening): Promise<void> {
  const params = { system: table.system, id: table.id };
  const say = (body: Omit<CallInput<typeof sendMessage>["body"], "requestId">) =>
    player(sendMessage, { params, body: { requestId: randomUUID(), ...body } });
  // At one table: a member may send thirty in a minute.
  const more = table.system === "dnd5e" ? ATTEMPTS.length - 1 : 0;
  for (let turn = 0; turn < more; turn += 1) await say({ text: attempt() });
  await say({ text: text("message") });
  await say({ text: text("emote"), emote: true });
  await say({ text: text("whisper"), playerUid });
}

/** An attempt in each text of an evening at the table: the fight and its creatures, cards, the scene, rare items, seats. */
export async function writeEvening(evening: Evening): Promise<void> {
  const { table, mj, player, hero, text } = evening;
  const params = { system: table.system, id: table.id };
  const card = { kind: "card" as const, text: text("card") };
  await mj(ask, { params, body: { requestId: randomUUID(), content: card } });
  await player(updateCharacter, {
    params: { system: table.system, id: hero },
    body: { notes: text("notes") },
  });
  await writeMessages(evening);
  await writeScene(evening);
  await writeFights(evening);
  if (table.system === "dnd5e") await writePreparations(evening);
  await writeRareItems(evening);
  await mj(requestSeats, { params, body: { count: 2 } });
}
