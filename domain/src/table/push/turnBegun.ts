import type { FightDocument } from "../../documents/fight";

/** Whose turn the members see: the id of a participant who is a character. */
function seenTurn({ shared, panel }: Pick<FightDocument, "shared" | "panel">): string | undefined {
  const { order, activeIndex } = panel.initiative;
  const active = order[activeIndex];
  return shared && active?.kind === "character" && !active.hidden ? active.id : undefined;
}

/** The character whose turn has begun with a change of the fight, before the members' eyes. */
export function turnBegun(
  before: Pick<FightDocument, "shared" | "panel">,
  after: Pick<FightDocument, "shared" | "panel">,
): string | undefined {
  const turn = seenTurn(after);
  const isSame = turn === seenTurn(before) && before.panel.initiative.round === after.panel.initiative.round;
  return isSame ? undefined : turn;
}
