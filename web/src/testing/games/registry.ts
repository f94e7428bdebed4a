import { TINY } from "domain/testing/games/systemIds";
import type { SystemId } from "domain/values/systemIds";
import { creatureFormOf as creatureFormOfFour } from "../../games/registry/creatureForms";
import { diceOf as diceOfFour } from "../../games/registry/dice";
import { forgePagesOf as forgePagesOfFour } from "../../games/registry/forgePages";
import { sheetOf as sheetOfFour } from "../../games/registry/sheets";
import { THREAT } from "../../kits/creatures/creatureFields";
import type { CreatureFormParts } from "../../kits/creatures/creatureForm";
import { SkillFields } from "../../kits/creatures/ListFields";
import type { GameDice } from "../../kits/dice/gameDice";
import { type ForgePages, pagesOf } from "../../kits/forge/forgePages";
import { type GameSheet, trackersOf } from "../../kits/sheet/gameSheet";
import { TinyDice } from "./tiny/TinyDice";
import { TraitsStep } from "./tiny/TraitsStep";

const sheet: GameSheet = { trackers: trackersOf(() => import("./tiny/TinyTrackers")) };
const dice: GameDice = { form: TinyDice, modifier: { label: "Modificateur", min: -5, max: 5 } };
const forgePages: ForgePages = { pages: pagesOf({ traits: TraitsStep as never }) };
const creatureForm: CreatureFormParts = {
  first: { threat: 1, initiative: 0 },
  lifeLabel: "Points de vie",
  groups: [{ title: "Combat", fields: [THREAT, { path: "initiative", label: "Initiative" }] }],
  more: SkillFields,
  attack: { first: { modifier: 0 }, fields: [{ path: "modifier", label: "Attaque (d8 +)" }] },
};

/** In place of every file of `games/registry` in the tests of a fifth game: the four, and the tiny one. */
export const sheetOf = (system: SystemId): GameSheet => (system === TINY ? sheet : sheetOfFour(system));
export const diceOf = (system: SystemId): GameDice => (system === TINY ? dice : diceOfFour(system));
export const forgePagesOf = (system: SystemId): ForgePages =>
  system === TINY ? forgePages : forgePagesOfFour(system);
export const creatureFormOf = (system: SystemId): CreatureFormParts =>
  system === TINY ? creatureForm : creatureFormOfFour(system);
