import { randomUUID } from "node:crypto";
import { changeFight } from "domain/api/fight";
import { changeTokens, deleteScene } from "domain/api/scenes";
import { fights } from "domain/documents/fight";
import { scenes } from "domain/documents/scene";
import { describe, expect, it } from "vitest";
import { refusal } from "../support/apiClient";
import { THUG } from "../support/creatures";
import { read } from "../support/database";
import { tokenAt } from "../support/scenes";
import { sceneTable } from "./support/scenes";
import { seat, table } from "./support/seats";

/** Names that Firestore keeps for itself, or that every object has something under. */
const RESERVED = ["__a__", "constructor", "toString", "__proto__"];

const participantOf = (id: string) => ({
  id,
  name: "Loup",
  pronouns: "",
  role: "",
  kind: "creature",
  hidden: false,
});

describe("an id that is reserved", () => {
  it.each(RESERVED)("is no participant's: %s", async (id) => {
    const mj = await seat("Mona");
    const at = await table(mj);
    const participant = participantOf(id);
    const order = [{ ...participant, value: 12 }];
    const joining = [{ participant, value: 12, life: 7 }];
    const wolf = [{ participant: participantOf("wolf"), value: 12, life: 7 }];
    const operations = [
      { type: "rollInitiative", initiative: { order, activeIndex: 0, round: 1 } },
      { type: "addParticipants", joining: [{ participant, value: 12 }] },
      { type: "addCreatures", creature: { catalogue: "goblin" }, joining },
      { type: "addCreatures", creature: { copy: { ...THUG, id } }, joining: wolf },
    ];
    for (const operation of operations) {
      const body = { entries: [{ id: randomUUID(), operation }] } as never;
      const answer = await mj.browser.call(changeFight, { params: at.params, body });
      expect(refusal(answer), operation.type).toEqual([400, "invalid-input"]);
    }
    expect(await read(fights, at.id)).toBeUndefined();
  });

  it.each(RESERVED)("is no token's, and not of what it follows: %s", async (id) => {
    const at = await sceneTable();
    const put = (tokenId: string, participantId: string) => {
      const token = { ...tokenAt(50, 50), participantId, follows: { health: true, badges: true } };
      const operations = [{ kind: "put" as const, id: tokenId, token, hidden: false }];
      return at.mona.browser.call(changeTokens, { params: at.params, body: { operations } });
    };
    expect(refusal(await put("goblin-one", id))).toEqual([400, "invalid-input"]);
    expect(refusal(await put(id, "gobelin-1"))).toEqual([400, "invalid-input"]);
    expect((await put("goblin-one", "gobelin-1")).status).toBe(204);
  });

  it.each(["../users", "__proto__", "a/b/c"])(
    "is no scene's, of which nothing is left: %s",
    async (sceneId) => {
      const at = await sceneTable();
      const answer = await at.mona.browser.call(deleteScene, { params: { ...at.params, sceneId } });
      expect(answer.status).toBe(204);
      expect(await read(scenes, at.brumes.id, at.sceneId)).toBeDefined();
    },
  );
});
