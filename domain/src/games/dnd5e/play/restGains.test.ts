import { expect, it } from "vitest";
import { limits, played, stateWith } from "../../../testing/dnd5ePlay";
import { restGains } from "./restGains";
import { FRESH_STATE } from "./state";

const spent = stateWith({
  slots: { ...FRESH_STATE.slots, "1": 2, "2": 1, pact: 1 },
  resources: { channelDivinity: 1, sorceryPoints: 10 },
});

it("a long rest says each slot and each resource that it gives back", () => {
  const { state } = played(spent, { kind: "longRest" });
  expect(restGains(spent, state, limits)).toEqual([
    "+2 emplacements de niveau 1",
    "+1 emplacement de niveau 2",
    "+1 emplacement de pacte",
    "Conduit divin : +1",
    "Points de sorcellerie : +10",
  ]);
});

it("a short rest says what little it gives back", () => {
  const { state } = played(spent, { kind: "shortRest", hitDice: [] });
  expect(restGains(spent, state, limits)).toEqual([
    "+1 emplacement de pacte",
    "Conduit divin : +1",
    "Points de sorcellerie : +4",
  ]);
});

it("a rest of who has spent nothing gives nothing back", () => {
  const { state } = played(FRESH_STATE, { kind: "longRest" });
  expect(restGains(FRESH_STATE, state, limits)).toEqual([]);
});
