import type { Token } from "domain/documents/sceneSchema";
import type { Place } from "../canvas/camera";

/** What is shown to some players alone, before anything is written to it. */
export type TruthSubject =
  | { readonly kind: "note"; readonly at: Place }
  | { readonly kind: "region"; readonly outline: number[] }
  | { readonly kind: "token"; readonly token: Token };

/** What is open over the map. */
export type MjDialog =
  | { readonly kind: "scene" | "picture" | "sight" }
  | { readonly kind: "tokens" | "creatures"; readonly at: Place | undefined }
  | { readonly kind: "truth"; readonly of: TruthSubject };
