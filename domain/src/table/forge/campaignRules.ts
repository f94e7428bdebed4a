import type { ForgeCampaign } from "../../game/forge/forge";
import type { Draft } from "../../game/gameTypes";
import { forgeOf } from "../../games/registry/forges";

/** The draft of a character in play, whose choices are not limited. */
export const withoutLimits = (draft: Draft): Draft => forgeOf(draft.system).withoutLimits?.(draft) ?? draft;

/**
 * The draft under the settings of its campaign: their methods for scores and hit points apply, and dice
 * rolled elsewhere are removed. Applying them twice changes nothing.
 */
export const withCampaignRules = (draft: Draft, table: ForgeCampaign | undefined): Draft =>
  (table && forgeOf(draft.system).dice?.underRules(draft, table)) ?? draft;
