import type { AdvanceRules } from "../game/advance";
import type { SystemId } from "../values/systemIds";
import { cyberpunkAdvances } from "./cyberpunk/advances";
import { type POINT_SYSTEMS, spendsPoints } from "./pointSystems";
import { vampireAdvances } from "./vampire/advances";

const RULES: Readonly<Record<(typeof POINT_SYSTEMS)[number], AdvanceRules>> = {
  vampire: vampireAdvances,
  cyberpunk: cyberpunkAdvances,
};

/** How characters of this game spend what they have learned; undefined for levels and ticked skills. */
export const advanceRulesOf = (system: SystemId): AdvanceRules | undefined =>
  spendsPoints(system) ? RULES[system] : undefined;
