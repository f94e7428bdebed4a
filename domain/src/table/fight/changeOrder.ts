import type { FightDocument } from "../../documents/fight";
import type { InitiativeEntry, InitiativeState } from "../../documents/initiativeState";

/** The fight with another order, and what its steps put back of it changed as the order was. */
export const withOrder = <F extends Pick<FightDocument, "panel" | "steps">>(
  fight: F,
  initiative: InitiativeState,
  changed: (entry: InitiativeEntry) => InitiativeEntry,
): F => ({
  ...fight,
  panel: { ...fight.panel, initiative },
  steps: fight.steps.map((one) => {
    const { step } = one;
    if (!step?.order) return one;
    const order = step.order.map((named) => (typeof named === "string" ? named : changed(named)));
    return { ...one, step: { ...step, order } };
  }),
});
