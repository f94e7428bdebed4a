import { type ReactNode, useState } from "react";
import { writeToClipboard } from "../../browser/writeToClipboard";
import { toast } from "../../ui/toast";
import { CopyDialog } from "./CopyDialog";

/** A text to copy, and what is said of it. */
interface Copy {
  readonly text: string;
  /** What the text is: « Lien d'invitation ». */
  readonly label: string;
  readonly copied: string;
  readonly failed: string;
}

/** Copies a text and says so; where the clipboard cannot be used, shows it in a dialog (product §8 "Copy invite"). */
export function useCopyOrShow(): { copy: (copy: Copy) => Promise<void>; dialog: ReactNode } {
  const [shown, setShown] = useState<Copy>();

  const copy = async (wanted: Copy) => {
    const outcome = await writeToClipboard(wanted.text);
    if (outcome === "copied") return toast("success", wanted.copied);
    if (outcome === "refused") toast("error", wanted.failed);
    setShown(wanted);
  };
  return {
    copy,
    dialog: shown && (
      <CopyDialog
        title={shown.label}
        label={shown.label}
        text={shown.text}
        onClose={() => setShown(undefined)}
      />
    ),
  };
}
