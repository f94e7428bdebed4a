import { describe, expect, it } from "vitest";
import { refusedSentence } from "../../testing/playLaws";
import { endedTurnEntry } from "./endTurn";
import { noFight } from "./fight";

const entry = (id: string) => ({
  ...{ id, name: id, pronouns: "", role: "", value: 10, hidden: false },
  kind: "character" as const,
});
const { panel } = noFight("brumes", "dnd5e");
const fight = {
  panel: { ...panel, initiative: { order: [entry("lorien"), entry("elenna")], activeIndex: 0, round: 3 } },
  playersPass: true as const,
  startedAt: 1,
  operationIds: ["press-before"],
};
const turn = { id: "press-1", characterId: "lorien", round: 3 };

describe("a player's end of turn", () => {
  it("passes the turn that the player saw", () => {
    expect(endedTurnEntry(fight, turn)).toEqual({
      id: "press-1",
      operation: { type: "nextTurn", seen: { id: "lorien", round: 3 } },
    });
  });

  it("is refused for another's turn, and for one that is over", () => {
    for (const other of [{ characterId: "elenna" }, { round: 2 }]) {
      expect(refusedSentence(() => endedTurnEntry(fight, { ...turn, ...other }))).toBe(
        "Ce n'est plus ton tour.",
      );
    }
  });

  it("is refused where the MJ does not let players pass, and where no fight runs", () => {
    const sentence = "À cette table, le MJ passe les tours.";
    for (const no of [undefined, { ...fight, playersPass: undefined }, { ...fight, startedAt: undefined }]) {
      expect(refusedSentence(() => endedTurnEntry(no, turn))).toBe(sentence);
    }
  });

  it("that was done before asks nothing anew", () => {
    const sent = { ...turn, id: "press-before", round: 1 };
    expect(endedTurnEntry(fight, sent)).toMatchObject({ id: "press-before" });
  });
});
