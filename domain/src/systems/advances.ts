import type { AdvanceRules } from "./advance";
import { cyberpunkAdvances } from "./cyberpunk/advances";
import { type POINT_SYSTEMS, spendsPoints } from "./pointSystems";
import type { SystemId } from "./systemIds";
import { vampireAdvances } from "./vampire/advances";

const RULES: Readonly<Record<(typeof POINT_SYSTEMS)[number], AdvanceRules>> = {
  vampire: vampireAdvances,
  cyberpunk: cyberpunkAdvances,
};

/** How characters of this game spend what they have learned; undefined for levels and ticked skills. */
export const advanceRulesOf = (system: SystemId): AdvanceRules | undefined =>
  spendsPoints(system) ? RULES[system] : undefined;
