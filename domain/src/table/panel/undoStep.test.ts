import fc from "fast-check";
import { expect, it } from "vitest";
import { undoStepSchema } from "../../documents/panelSchema";
import { PRESETS } from "../../games/registry/presets";
import { arbitraryPanelEvent } from "../../testing/fights";
import { arbitraryInitiative } from "../../testing/initiative";
import { applyPanelEvent } from "./panelEvents";
import { freshPanel } from "./panelState";
import { takeStepBack, undoStepOf } from "./undoStep";

const context = { preset: PRESETS.dnd5e, roster: [] };

it("takes any event back, whatever it changed", () => {
  fc.assert(
    fc.property(
      arbitraryInitiative(1),
      fc.array(arbitraryPanelEvent(), { minLength: 1, maxLength: 12 }),
      (initiative, events) => {
        let panel = { ...freshPanel("camp", "dnd5e"), initiative };
        for (const event of events) {
          const after = applyPanelEvent(panel, event, context);
          const step = undoStepOf(panel, after);
          expect(undoStepSchema.safeParse(step).success).toBe(true);
          expect(takeStepBack(after, step)).toEqual(panel);
          panel = after;
        }
      },
    ),
  );
});

it("is small for a turn: the order is not repeated", () => {
  const panel = {
    ...freshPanel("camp", "dnd5e"),
    initiative: fc.sample(arbitraryInitiative(4), 1)[0] ?? freshPanel("camp", "dnd5e").initiative,
  };
  const step = undoStepOf(panel, applyPanelEvent(panel, { type: "nextTurn" }, context));
  expect(step.order).toBeUndefined();
  expect(JSON.stringify(step).length).toBeLessThan(200);
});
