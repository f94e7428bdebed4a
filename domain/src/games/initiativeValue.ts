import type { OwnInitiative } from "../game/sheetRules";
import type { SystemId } from "../values/systemIds";
import { gameOf } from "./registry/games";

/** The initiative of a stored character, worn items apart; without what cannot be read. */
export const ownInitiativeOf = (system: SystemId, raw: unknown): OwnInitiative =>
  gameOf(system).sheet.initiative(raw);
