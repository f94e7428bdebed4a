import { COPY_FEEDBACK_MS, type Copy, copyFeedback } from "domain/campaign/copyFeedback";
import { useEffect, useState } from "react";
import { writeToClipboard } from "../../../browser/writeToClipboard";

/** Copies a text and tells what became of it, until the feedback returns to idle (spec §4). */
export function useCopy() {
  const [last, setLast] = useState<Copy>();

  useEffect(() => {
    if (last === undefined) return;
    const timer = setTimeout(() => setLast(undefined), COPY_FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [last]);

  const copy = async (text: string) => {
    const outcome = (await writeToClipboard(text)) === "copied" ? "copied" : "failed";
    setLast({ outcome, at: Date.now() });
  };
  return { feedback: copyFeedback(last, Date.now()), copy };
}
