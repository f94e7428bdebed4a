import type { TruthSubject } from "./tokens/TruthDialog";

/** What is open over the map. */
export type MjDialog =
  | { readonly kind: "scene" | "picture" }
  | {
      readonly kind: "tokens" | "creatures";
      readonly at: { readonly x: number; readonly y: number } | undefined;
    }
  | { readonly kind: "truth"; readonly of: TruthSubject };
