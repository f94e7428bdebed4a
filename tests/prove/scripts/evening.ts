import { randomUUID } from "node:crypto";
import { ask } from "domain/api/asks";
import type { Call, CallInput } from "domain/api/call";
import { createCreature } from "domain/api/creatures";
import { createEncounter } from "domain/api/encounters";
import { changeFight } from "domain/api/fight";
import { addTruth, changeTokens, createScene, showScene, updateScene } from "domain/api/scenes";
import type { CreatureDraft } from "domain/creatures/creature";
import type { FightOperation } from "domain/fight/fightOperation";
import type { Table } from "../../support/campaigns";
import { THUG } from "../../support/creatures";
import { sceneDraft, tokenAt } from "../../support/scenes";
import { attempt } from "./attempts";

/** Makes a call of the contract as the MJ. */
type Write = <C extends Call>(call: C, input: CallInput<C>) => Promise<unknown>;

const thug = (): CreatureDraft => ({
  ...THUG,
  name: attempt(),
  about: attempt(),
  languages: attempt(),
  attacks: THUG.attacks.map((attack) => ({ ...attack, name: attempt(), note: attempt() })),
  traits: [{ name: attempt(), text: attempt() }],
});

const fighter = (id: string) => ({
  participant: {
    id,
    name: attempt(),
    pronouns: attempt(),
    role: attempt(),
    kind: "creature" as const,
    hidden: false,
  },
  value: 12,
});

/** A scene that is shown, with each kind of text on it; what its MJ shows to one player alone. */
async function poisonScene(write: Write, params: { system: string; id: string }, uid: string): Promise<void> {
  const sceneId = randomUUID();
  const at = { ...params, sceneId };
  await write(createScene, { params, body: { ...sceneDraft(attempt()), requestId: sceneId } });
  await write(updateScene, {
    params: at,
    body: {
      fogOn: false,
      rooms: [{ id: randomUUID(), outline: [0, 0, 300, 0, 300, 300], colour: "#223344", label: attempt() }],
    },
  });
  const token = () => ({ ...tokenAt(60, 60), name: attempt(), badges: [attempt()] });
  await write(changeTokens, {
    params: at,
    body: {
      operations: [false, true].map((hidden) => ({
        kind: "put" as const,
        id: randomUUID(),
        token: token(),
        hidden,
      })),
    },
  });
  const truths = [
    { kind: "note" as const, x: 10, y: 20, text: attempt() },
    { kind: "token" as const, token: token() },
  ];
  for (const truth of truths) {
    await write(addTruth, { params: at, body: { id: randomUUID(), uids: [uid], truth } });
  }
  await write(showScene, { params, body: { sceneId } });
}

/** An attempt in each text of an evening at the table: the fight and its creatures, cards, the scene. */
export async function poisonEvening(
  write: Write,
  { id, system }: Pick<Table, "id" | "system">,
  playerUid: string,
): Promise<void> {
  const params = { system, id };
  await write(ask, {
    params,
    body: { requestId: randomUUID(), content: { kind: "card", text: attempt() } },
  });
  await poisonScene(write, params, playerUid);
  const act = (operation: FightOperation) =>
    write(changeFight, { params, body: { entries: [{ id: randomUUID(), operation }] } });
  await act({ type: "addParticipants", joining: [fighter("fighter-1")] });
  await act({ type: "broadcast", prompt: attempt() });
  await act({ type: "share", shared: true });
  if (system !== "dnd5e") return;
  await act({
    type: "addCreatures",
    creature: { copy: { ...thug(), id: "thug" } },
    joining: [{ ...fighter("fighter-2"), life: 32 }],
  });
  await act({ type: "setCreatureCondition", ids: ["fighter-2"], condition: attempt(), on: true });
  await write(createCreature, { body: { creature: thug(), requestId: randomUUID() } });
  await write(createEncounter, {
    params,
    body: {
      name: attempt(),
      lines: [{ creature: { ...thug(), id: "thug" }, count: 2, hidden: false }],
      requestId: randomUUID(),
    },
  });
}
