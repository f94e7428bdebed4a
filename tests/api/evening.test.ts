import { linkCharacter, removePlayer } from "domain/api/campaigns";
import { createCharacter } from "domain/api/characters";
import { characters } from "domain/documents/character";
import { describe, expect, it } from "vitest";
import { characterOf } from "../support/campaigns";
import { read } from "../support/database";
import { seat, table } from "./support/seats";

const SEATS = 24;
const seats = () => Promise.all(Array.from({ length: SEATS }, (_, index) => seat(`Joueuse ${index}`)));

describe("an evening's opening", () => {
  it("lets all players bring a character at once, made or linked, and removes one meanwhile with what they bring", async () => {
    const [mj, players] = await Promise.all([seat("Morgane"), seats()]);
    const at = await table(mj, players);
    const leaver = players.at(-1);
    if (leaver === undefined) throw new Error("nobody came");
    const ready = await Promise.all(players.map((player) => characterOf(player)));
    const answers = await Promise.all([
      ...players.map(({ browser }, index) =>
        index % 2 === 0
          ? browser.call(createCharacter, {
              params: { system: "dnd5e" },
              body: { name: "Lia", class: "Barde", stats: {}, data: {}, campaignId: at.id },
            })
          : browser.call(linkCharacter, { ...at, body: { characterId: ready[index] ?? "" } }),
      ),
      mj.browser.call(removePlayer, { params: { ...at.params, playerId: leaver.uid } }),
    ]);
    const [removal, leaversOwn, ...others] = answers.toReversed();
    expect(removal?.status).toBe(204);
    expect(others.map(({ status }) => status)).toEqual(others.map(() => 200));
    expect([200, 403]).toContain(leaversOwn?.status);
    const linked = await read(characters, ready.at(-1) ?? "");
    expect(linked?.campaignId).toBeUndefined();
  });
});
