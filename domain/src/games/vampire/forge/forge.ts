import { defineForge, missingIn } from "../../../game/forge/forge";
import { buildVampire, inferVampireDraft, keptOfVampire, reopenedVampire } from "./build";
import { completeVampire } from "./complete";

import { type VampireDraft, vampireDraftSchema } from "./draft";
import { missingOfVampire } from "./missing";
import { vampireReady } from "./ready";
import { VAMPIRE_STEPS } from "./steps";
import { COMPLETABLE, surpriseVampire } from "./surprise";

export const vampireForge = defineForge<VampireDraft>({
  schema: vampireDraftSchema,
  steps: VAMPIRE_STEPS,
  missing: missingIn(VAMPIRE_STEPS, missingOfVampire),
  build: buildVampire,
  kept: keptOfVampire,
  reopened: reopenedVampire,
  infer: (raw, _, className) => inferVampireDraft(raw, className),
  surprise: surpriseVampire,
  completable: COMPLETABLE,
  complete: completeVampire,
  names: {
    first: [
      "Adrien",
      "Blanche",
      "Célestin",
      "Diane",
      "Gabriel",
      "Hélène",
      "Léopold",
      "Mina",
      "Raphaël",
      "Vera",
    ],
    last: ["Amaury", "Delacroix", "Fontanges", "Malherbe", "Roussel", "Saint-Just", "Vasseur"],
  },
  ready: vampireReady,
  minStrength: 1,
});
