import type { ForgeCampaign } from "../../game/forge/forge";
import type { Draft } from "../../game/gameTypes";
import { forgeOf } from "../../games/registry/forges";
import type { RandomUint32 } from "../../values/dice/randomSource";

/** Rolls the dice that a draft still needs on the device, except those that its campaign rolls. */
export const rollOnDevice = (draft: Draft, table: ForgeCampaign | undefined, source: RandomUint32): Draft =>
  forgeOf(draft.system).dice?.rolled(draft, table, source) ?? draft;
