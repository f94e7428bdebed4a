import { normaliseCharacter } from "../sheet/character/normaliseCharacter";
import { initiativeBonusOf } from "../sheet/character/sheetRolls";
import type { SystemId } from "../values/systemIds";
import { dexterityOf } from "./cthulhu/sheet";
import { readCyberpunk } from "./cyberpunk/sheet";

/** What a sheet says of a character's initiative. */
export interface OwnInitiative {
  /** The value by which it acts, in a game that rolls no initiative: DEX in Call of Cthulhu. */
  readonly ownValue?: number | undefined;
  /** What it adds to a rolled die: the bonus of Dungeons & Dragons, REF in Cyberpunk. */
  readonly ownBonus?: number | undefined;
}

/** The initiative of a stored character, worn items apart; without what cannot be read. */
export function ownInitiativeOf(system: SystemId, raw: unknown): OwnInitiative {
  switch (system) {
    case "cthulhu":
      return { ownValue: dexterityOf(raw) };
    case "cyberpunk":
      return { ownBonus: readCyberpunk(raw).stats.ref };
    case "dnd5e":
      return { ownBonus: initiativeBonusOf(normaliseCharacter(raw)) };
    case "vampire":
      return {};
  }
}
