import type { AdvanceRules } from "../game/advance";
import type { SystemId } from "../values/systemIds";
import { playSystemOf } from "./registry/plays";

/** How characters of this game spend what they have learned; undefined for levels and ticked skills. */
export const advanceRulesOf = (system: SystemId): AdvanceRules | undefined => playSystemOf(system).advances;
