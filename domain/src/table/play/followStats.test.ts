import { describe, expect, it } from "vitest";
import type { PlayStateDocument } from "../../documents/play";
import { playSystemOf } from "../../games/registry/plays";
import type { RawFields } from "../../sheet/character/character";
import { characterOf } from "../../testing/campaigns";
import { equippedOf } from "../../testing/playLaws";
import { refusalOf } from "../../testing/refusals";
import type { SystemId } from "../../values/systemIds";
import { firstPlayState } from "./changePlayState";
import { decideFollowStats, shownBySave } from "./followStats";

const STATS = { hp: { current: 42, max: 42 }, xp: 300 };
const first = (system: SystemId, stats: object): PlayStateDocument =>
  firstPlayState(playSystemOf(system), "alice", equippedOf(system, stats), 0);

/** The state after a save of these fields, as the server decides it. */
function saved(
  document: PlayStateDocument,
  fields: RawFields,
  stats: RawFields = STATS,
  system: SystemId = "dnd5e",
) {
  const play = playSystemOf(system);
  const stored = characterOf({ system, stats });
  const after = { ...stored, stats: { ...stats, ...fields } };
  const [was, is] = shownBySave(play, document, stored, after, Object.keys(fields));
  return decideFollowStats(play, document, equippedOf(system, was.stats), equippedOf(system, is.stats), 7);
}

/** Hurt in play from 42 to 20, or less by a lowered maximum. */
const hurt = (changes: object = {}): PlayStateDocument => {
  const document = first("dnd5e", STATS);
  const hitPoints = { lost: 22, temporary: 0, reduction: 0, ...changes };
  return { ...document, revision: 4, state: { ...document.state, hitPoints } };
};

describe("a save of the stats", () => {
  it("heals to what the build was stored with, though play hurt it since", () => {
    expect(saved(hurt(), { hp: { current: 42, max: 42 } })).toMatchObject({
      revision: 5,
      updatedAt: 7,
      state: { hitPoints: { lost: 0 } },
    });
  });

  it("of the hit points that are shown changes nothing, nor does one that names none", () => {
    const document = hurt();
    expect(saved(document, { hp: { current: 20, max: 42 } })).toBe(document);
    expect(saved(document, { notes: "Blessée" })).toBe(document);
  });

  it("changes of the state what it names alone", () => {
    const document = hurt({ temporary: 3, reduction: 5 });
    const richer = { ...document, state: { ...document.state, experience: 900 } };
    expect(saved(richer, { hp: { current: 10, max: 42, temporary: 3 } }).state).toMatchObject({
      experience: 900,
      hitPoints: { lost: 32, temporary: 3, reduction: 5 },
    });
  });

  it("takes away an injury that it no longer names, and leaves those that play added", () => {
    const stats = { hp: { current: 20, max: 35 }, criticalInjuries: ["Bras cassé"] };
    const document = first("cyberpunk", stats);
    const injuries = { ...(document.state.injuries as object), "Oreille sifflante": "open" };
    const worse = { ...document, state: { ...document.state, injuries } };
    expect(saved(worse, { criticalInjuries: ["Jambe cassée"] }, stats, "cyberpunk").state.injuries).toEqual({
      "Oreille sifflante": "open",
      ...(first("cyberpunk", { criticalInjuries: ["Jambe cassée"] }).state.injuries as object),
    });
  });

  it("writes no state that its game cannot read", () => {
    const document = { ...hurt(), state: { ...hurt().state, exhaustion: "beaucoup" } };
    expect(refusalOf(() => saved(document, { hp: { current: 5, max: 42 } }))).toBe("document-invalid");
    expect(saved(document, { notes: "Blessée" })).toBe(document);
  });
});
