import fc from "fast-check";
import { TURN_MARKS } from "../documents/initiativeState";
import { PRESETS } from "../games/registry/presets";
import type { PanelEvent } from "../table/panel/panelEventSchema";
import { entryOf, orderOf } from "./initiative";

const { quickActions, commandButtons, turnActions, focusTracks, skillGroups } = PRESETS.dnd5e;
const ids = (entries: readonly { readonly id: string }[]) => fc.constantFrom(...entries.map(({ id }) => id));

/** Any event of a panel of Dungeons & Dragons, most of them about somebody who may not be in the order. */
export function arbitraryPanelEvent(): fc.Arbitrary<PanelEvent> {
  const id = fc.oneof(fc.string({ minLength: 1, maxLength: 6 }), fc.constantFrom("ayla", "wolf"));
  const value = fc.integer({ min: -3, max: 25 });
  const wolf = { ...entryOf("wolf", 0, { kind: "creature" }) };
  const { value: _, ...participant } = wolf;
  return fc.oneof(
    fc.constantFrom<PanelEvent>(
      { type: "nextTurn" },
      { type: "previousTurn" },
      { type: "nextTurn", dead: ["ayla"] },
      { type: "previousTurn", dead: ["ayla"] },
      { type: "clearHistory" },
      { type: "rollInitiative", initiative: orderOf(entryOf("ayla", 12), wolf) },
      { type: "callSkill", skill: skillGroups[0]?.skills[0] ?? "" },
      { type: "applyRest", id: quickActions[0]?.id ?? "", names: ["Ayla"] },
    ),
    fc.record({ type: fc.constant("changeValue" as const), id, value }),
    fc.record({ type: fc.constant("enterRoll" as const), id, value, bonus: fc.constantFrom(2, 5) }),
    fc.record({ type: fc.constant("setHidden" as const), id, hidden: fc.boolean() }),
    fc.record({ type: fc.constant("setShownInOrder" as const), id, shown: fc.boolean() }),
    fc.record({ type: fc.constant("removeParticipant" as const), id }),
    fc.record({ type: fc.constant("moveTied" as const), id, direction: fc.constantFrom("up", "down") }),
    fc.record({
      type: fc.constant("addParticipants" as const),
      joining: fc.record({ participant: fc.constant(participant), value }).map((one) => [one]),
    }),
    fc.record({
      type: fc.constant("addCreatures" as const),
      creature: fc.constant({ catalogue: "wolf" }),
      joining: fc
        .record({ participant: fc.constant(participant), value, life: fc.integer({ min: 1, max: 30 }) })
        .map((one) => [one]),
    }),
    fc.record({
      type: fc.constant("hitCreatures" as const),
      hits: fc
        .record({ id, points: fc.integer({ min: -9, max: 9 }), ablated: fc.constantFrom("body", undefined) })
        .map((hit) => [hit]),
    }),
    fc.record({
      type: fc.constant("setCreatureCondition" as const),
      ids: id.map((one) => [one]),
      condition: fc.constant("À terre"),
      on: fc.boolean(),
    }),
    fc.record({
      type: fc.constant("addEffect" as const),
      effect: fc.record({
        id: fc.constantFrom("effect-a", "effect-b"),
        targetId: id,
        condition: fc.constant("À terre"),
        label: fc.constant("À terre"),
        turnOf: id,
        when: fc.constantFrom("start" as const, "end" as const),
        rounds: fc.integer({ min: 1, max: 2 }),
      }),
    }),
    fc.record({
      type: fc.constant("setMark" as const),
      id,
      mark: fc.constantFrom(...TURN_MARKS),
      on: fc.boolean(),
    }),
    fc.record({ type: fc.constant("actNow" as const), id }),
    fc.record({ type: fc.constant("toggleTurnAction" as const), actionId: ids(turnActions) }),
    fc.record({ type: fc.constant("setTrack" as const), trackId: ids(focusTracks), value }),
    fc.record({ type: fc.constant("takeQuickAction" as const), id: ids(quickActions) }),
    fc.record({ type: fc.constant("giveCommand" as const), id: ids(commandButtons) }),
    fc.record({ type: fc.constant("broadcast" as const), prompt: fc.string({ maxLength: 20 }) }),
  );
}
