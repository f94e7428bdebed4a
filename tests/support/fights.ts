import type { EndedFightDocument, FightDocument, FightPageDocument } from "domain/documents/fight";
import { freshPanel } from "domain/table/panel/panelState";

/** A stored fight of D&D in which nobody stands yet. */
export const fightOf = (mjUid: string, campaignId: string, at = 1): FightDocument => ({
  mjUid,
  panel: freshPanel(campaignId, "dnd5e"),
  shared: true,
  startedAt: at,
  steps: [],
  revision: 1,
  operationIds: [],
  pace: { since: at, count: 1 },
  updatedAt: at,
});

/** A stored fight that ended, with somebody who hid. */
export const endedFightOf = (mjUid: string, at = 1): EndedFightDocument => ({
  mjUid,
  startedAt: at,
  endedAt: at,
  round: 3,
  participants: [{ name: "Spectre", kind: "creature", value: 12 }],
  history: [],
});

/** A page of a fight's course. */
export const fightPageOf = (mjUid: string): FightPageDocument => ({
  mjUid,
  entries: [{ id: "entry-1", title: "Tour du Spectre", detail: "Round 1 · initiative 12" }],
});
