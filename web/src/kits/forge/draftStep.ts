import type { ForgeDice } from "domain/game/forge/forgeDice";
import type { ForgeRules } from "domain/game/forge/forgeRules";

/** What a step of the Forge is given, whatever the game. */
export interface DraftStepProps<Draft> {
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
  readonly rules: ForgeRules;
  readonly dice: ForgeDice;
}
