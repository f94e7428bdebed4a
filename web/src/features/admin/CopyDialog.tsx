import { Textarea } from "@mantine/core";
import { Dialog } from "../../ui/ConfirmDialog";

interface CopyDialogProps {
  title: string;
  /** What the text is. */
  label: string;
  text: string;
  onClose: () => void;
}

/** Where the browser does not let us copy: the text, selected, to be copied by hand. */
export function CopyDialog({ title, label, text, onClose }: CopyDialogProps) {
  return (
    <Dialog title={title} cancel="Fermer" onCancel={onClose}>
      <p>Le presse-papiers est inaccessible. Copie le texte à la main :</p>
      <Textarea
        data-autofocus
        mt={12}
        label={label}
        value={text}
        readOnly
        rows={Math.min(10, text.split("\n").length + 1)}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </Dialog>
  );
}
