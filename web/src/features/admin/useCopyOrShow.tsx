import { type ReactNode, useState } from "react";
import { writeToClipboard } from "../../browser/writeToClipboard";
import { toast } from "../../ui/toast";
import { CopyDialog } from "./CopyDialog";

/** A text to copy, and what is said of it. */
export interface CopyWish {
  readonly text: string;
  /** What the text is: « Lien d'invitation ». */
  readonly label: string;
  readonly copied: string;
  readonly failed: string;
}

/** Copies a text and says so; where the clipboard is out of reach, offers it in a dialog (product §8 "Copy invite"). */
export function useCopyOrShow(): { copy: (wish: CopyWish) => Promise<void>; dialog: ReactNode } {
  const [shown, setShown] = useState<CopyWish>();

  const copy = async (wish: CopyWish) => {
    const outcome = await writeToClipboard(wish.text);
    if (outcome === "copied") return toast("success", wish.copied);
    if (outcome === "refused") toast("error", wish.failed);
    setShown(wish);
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
