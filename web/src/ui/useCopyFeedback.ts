import { useTimeout } from "@mantine/hooks";
import { useState } from "react";
import { writeToClipboard } from "../browser/writeToClipboard";

/** Product §9: how long the feedback of a copied link stays. */
const COPY_FEEDBACK_MS = 2000;

/**
 * Copies a text and tells what became of it, until the feedback returns to idle (product §4). Mantine's `useClipboard`
 * throws where a browser has no clipboard at all.
 */
export function useCopyFeedback() {
  const [feedback, setFeedback] = useState<"idle" | "copied" | "failed">("idle");
  const { start, clear } = useTimeout(() => setFeedback("idle"), COPY_FEEDBACK_MS);

  const copy = async (text: string) => {
    clear();
    setFeedback((await writeToClipboard(text)) === "copied" ? "copied" : "failed");
    start();
  };
  return { feedback, copy };
}
