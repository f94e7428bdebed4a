import { describe, expect, it } from "vitest";
import type { PlayStateDocument } from "../../documents/play";
import { pressedOn } from "../../game/pressedOn";
import { playSystemOf } from "../../games/registry/plays";
import type { AnyOperation } from "../../operations/anyOperation";
import { NOW } from "../../testing/campaigns";
import { equippedOf } from "../../testing/playLaws";
import { decidePlayChange, firstPlayState } from "./changePlayState";
import type { PlayEntry } from "./playEntry";
import type { PlayActor } from "./undo";

const play = playSystemOf("dnd5e");
const equipped = equippedOf("dnd5e", { hp: { current: 3, max: 31 } });
const limits = play.limitsOf(equipped);
const character = { id: "lorien", name: "Lorien", campaignId: "camp", build: { stats: {}, data: {} } };
const owner: PlayActor = { uid: "alice", role: "owner" };
const mj: PlayActor = { uid: "mj", role: "mj" };
const at3 = firstPlayState(play, "alice", equipped, NOW);

/** A press of so much damage, on the state that its author saw. */
function pressed(id: string, amount: number, { state }: PlayStateDocument = at3): PlayEntry {
  const blow: AnyOperation = { kind: "damage", amount };
  return { id, operations: [...pressedOn(play, state, [blow], limits)] };
}

const after = (by: PlayActor, stored: PlayStateDocument, ...entries: PlayEntry[]): PlayStateDocument =>
  decidePlayChange(
    by,
    { play, limits, character, advances: undefined, stored, earlier: new Map() },
    entries,
    NOW,
  ).document;

const failures = ({ state }: PlayStateDocument) => (state.deathSaves as { failures: number }).failures;

describe("a press that waited while somebody else's felled the hero", () => {
  it("is no failed death save: −1 on a phone without a connection, −4 by the MJ, then the −1", () => {
    const waiting = pressed("phone", 1);
    const fallen = after(mj, at3, pressed("mj", 4));
    const later = after(owner, fallen, waiting);
    expect([failures(fallen), failures(later)]).toEqual([0, 0]);
    expect(later.state.hitPoints).toEqual(fallen.state.hitPoints);
  });

  it("is one for whom it hit at 0 on that phone", () => {
    const felling = pressed("phone-1", 3);
    const down = pressed("phone-2", 1, after(owner, at3, felling));
    expect(failures(after(owner, after(mj, at3, pressed("mj", 4)), felling, down))).toBe(1);
  });
});
