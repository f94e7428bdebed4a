import { useClipboard } from "@mantine/hooks";
import { useEffect } from "react";

/** Product §9: how long the feedback of a copied link stays. */
const COPY_FEEDBACK_MS = 2000;

/** Copies a text and tells what became of it, until the feedback returns to idle (product §4). */
export function useCopyFeedback() {
  const { copy, copied, error, reset } = useClipboard({ timeout: COPY_FEEDBACK_MS });

  useEffect(() => {
    if (error === null) return;
    const timer = setTimeout(reset, COPY_FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [error, reset]);

  const feedback = copied ? "copied" : error === null ? "idle" : "failed";
  return { feedback, copy } as const;
}
