import type { SystemId } from "domain/values/systemIds";
import type { GameDice } from "../../kits/dice/gameDice";
import { cthulhuDice } from "../cthulhu/dice";
import { cyberpunkDice } from "../cyberpunk/dice";
import { dnd5eDice } from "../dnd5e/dice";
import { vampireDice } from "../vampire/dice";

const DICE: Readonly<Record<SystemId, GameDice>> = {
  dnd5e: dnd5eDice,
  vampire: vampireDice,
  cyberpunk: cyberpunkDice,
  cthulhu: cthulhuDice,
};

/** The dice of this game. */
export const diceOf = (system: SystemId): GameDice => DICE[system];
