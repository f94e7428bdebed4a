import { Textarea } from "@mantine/core";
import { useEffect, useRef } from "react";
import { Dialog } from "../../ui/ConfirmDialog";

interface CopyDialogProps {
  title: string;
  /** What the text is. */
  label: string;
  text: string;
  onClose: () => void;
}

/** Where the clipboard is out of reach: the text, selected, to be copied by hand. */
export function CopyDialog({ title, label, text, onClose }: CopyDialogProps) {
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => field.current?.select(), []);

  return (
    <Dialog title={title} cancel="Fermer" onCancel={onClose}>
      <p>Le presse-papiers est inaccessible. Copie le texte à la main :</p>
      <Textarea
        ref={field}
        label={label}
        value={text}
        readOnly
        rows={Math.min(10, text.split("\n").length + 1)}
      />
    </Dialog>
  );
}
