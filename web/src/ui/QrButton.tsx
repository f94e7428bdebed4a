import { DialogButton } from "./DialogButton";

const loadDialog = () => import("./QrDialog");

interface QrButtonProps {
  /** What the dialog is called. */
  title: string;
  /** Undefined until it is known. */
  address: string | undefined;
}

/** Shows an address as a code, for who stands beside. */
export function QrButton({ title, address }: QrButtonProps) {
  return (
    <DialogButton label="QR code" load={loadDialog} disabled={address === undefined}>
      {(QrDialog, close) => address !== undefined && <QrDialog {...{ title, address }} onClose={close} />}
    </DialogButton>
  );
}
