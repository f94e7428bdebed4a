/** Spec §9: how long the feedback of a copied link stays. */
export const COPY_FEEDBACK_MS = 2000;

/** What became of the last copy, and when (epoch milliseconds). */
export interface Copy {
  readonly outcome: "copied" | "failed";
  readonly at: number;
}

/** Spec §8 "Copy link". */
export const COPY_MESSAGES: Record<Copy["outcome"], string> = {
  copied: "Lien copié dans le presse-papiers.",
  failed: "Impossible de copier le lien.",
};

/** Spec §4: the feedback returns to idle after 2 s. */
export function copyFeedback(copy: Copy | undefined, now: number): Copy["outcome"] | "idle" {
  return copy !== undefined && now - copy.at < COPY_FEEDBACK_MS ? copy.outcome : "idle";
}
