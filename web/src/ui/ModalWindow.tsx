import { Modal, type ModalRootProps } from "@mantine/core";
import type { ReactNode } from "react";

interface ModalWindowProps extends Pick<ModalRootProps, "size" | "fullScreen"> {
  title: ReactNode;
  children: ReactNode;
  /** Nobody leaves while it works. */
  locked?: boolean;
  onClose: () => void;
}

/**
 * A window over the screen, for as long as it is mounted; Escape and a press outside close it. Mantine's own header is
 * a `<header>`, a second banner for screen readers: the title stands without it.
 */
export function ModalWindow({ title, children, locked = false, onClose, ...root }: ModalWindowProps) {
  return (
    <Modal.Root opened onClose={onClose} closeOnEscape={!locked} closeOnClickOutside={!locked} {...root}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Title mb={8}>{title}</Modal.Title>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
