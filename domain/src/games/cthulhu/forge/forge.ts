import { defineForge, missingIn } from "../../../game/forge/forge";
import { settledAge } from "./ageing";
import { buildCthulhu, inferCthulhuDraft, keptOfCthulhu } from "./build";
import { completeCthulhu } from "./complete";
import { cthulhuDice } from "./dice";
import { type CthulhuDraft, cthulhuDraftSchema } from "./draft";
import { cthulhuReady } from "./ready";
import { CTHULHU_STEPS, missingOfCthulhu } from "./steps";
import { surpriseCthulhu } from "./surprise";

export const cthulhuForge = defineForge<CthulhuDraft>({
  schema: cthulhuDraftSchema,
  steps: CTHULHU_STEPS,
  missing: missingIn(CTHULHU_STEPS, missingOfCthulhu),
  build: buildCthulhu,
  infer: (raw, _, className) => inferCthulhuDraft(raw, className),
  surprise: surpriseCthulhu,
  completable: ["skills"],
  complete: completeCthulhu,
  names: {
    first: [
      "Albert",
      "Berthe",
      "Clémence",
      "Edgar",
      "Germaine",
      "Hippolyte",
      "Irène",
      "Lucien",
      "Odette",
      "Paul",
    ],
    last: ["Aubry", "Carlier", "Duvivier", "Lemoine", "Marchand", "Peyrac", "Vautrin"],
  },
  ready: cthulhuReady,
  dice: cthulhuDice,
  withoutLimits: settledAge,
  kept: keptOfCthulhu,
  minStrength: 40,
});
