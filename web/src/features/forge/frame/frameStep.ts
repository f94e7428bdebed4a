import type { ForgeStep } from "domain/game/forge/step";

export interface FrameStep extends ForgeStep {
  /** What it still asks for. */
  readonly missing: readonly string[];
  /** A new character lacks something here. */
  readonly asks: boolean;
}
