import { defineForge, missingIn } from "../../../game/forge/forge";
import { buildCyberpunk, inferCyberpunkDraft, keptOfCyberpunk } from "./build";
import { completeCyberpunk } from "./complete";

import { type CyberpunkDraft, cyberpunkDraftSchema } from "./draft";
import { cyberpunkReady } from "./ready";
import { CYBERPUNK_STEPS, missingOfCyberpunk } from "./steps";
import { COMPLETABLE, surpriseCyberpunk } from "./surprise";

export const cyberpunkForge = defineForge<CyberpunkDraft>({
  schema: cyberpunkDraftSchema,
  steps: CYBERPUNK_STEPS,
  missing: missingIn(CYBERPUNK_STEPS, missingOfCyberpunk),
  build: buildCyberpunk,
  kept: keptOfCyberpunk,
  infer: (raw, _, className) => inferCyberpunkDraft(raw, className),
  surprise: surpriseCyberpunk,
  completable: COMPLETABLE,
  complete: completeCyberpunk,
  names: {
    first: ["Ash", "Blitz", "Chrome", "Dita", "Jinx", "Kaz", "Nova", "Remy", "Sable", "Vex"],
    last: ["Amara", "Delgado", "Ito", "Kowalski", "Okafor", "Reyes", "Zhou"],
  },
  ready: cyberpunkReady,
  minStrength: 1,
});
