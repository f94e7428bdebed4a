import { Button, Text } from "@mantine/core";
import encodeQR from "qr";
import { Dialog } from "./ConfirmDialog";
import styles from "./QrDialog.module.css";
import { useCopyFeedback } from "./useCopyFeedback";

/** Product §8 "Copy link". */
const COPY_MESSAGES = {
  idle: "Copier",
  copied: "Lien copié dans le presse-papiers.",
  failed: "Impossible de copier le lien.",
};

/** What readers ask for around the code, in squares. */
const QUIET = 4;

/** The dark squares of an address's code as the path of a drawing, and the drawing's side. */
function drawingOf(address: string): { readonly path: string; readonly side: number } {
  const rows = encodeQR(address, "raw", { ecc: "medium", border: QUIET });
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return { path, side: rows.length };
}

interface QrDialogProps {
  title: string;
  address: string;
  onClose: () => void;
}

/** An address for another device's camera: black on white in both schemes, drawn on this device. */
export default function QrDialog({ title, address, onClose }: QrDialogProps) {
  const { feedback, copy } = useCopyFeedback();
  const { path, side } = drawingOf(address);
  return (
    <Dialog
      title={title}
      cancel="Fermer"
      onCancel={onClose}
      actions={
        <Button variant="primary" onClick={() => copy(address)}>
          <span role="status">{COPY_MESSAGES[feedback]}</span>
        </Button>
      }
    >
      <svg
        className={styles.code}
        viewBox={`0 0 ${side} ${side}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={`QR code de ${address}`}
      >
        <rect width={side} height={side} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <Text size="sm" ta="center" className={styles.address}>
        {address}
      </Text>
    </Dialog>
  );
}
