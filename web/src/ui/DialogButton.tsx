import { Button, type ButtonProps } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { ReactNode } from "react";
import { useOnDemand } from "./useOnDemand";

interface DialogButtonProps<Part> extends Omit<ButtonProps, "children" | "loading"> {
  /** What the button reads. */
  label: string;
  /** The module of the dialog, the same function at each render. */
  load: () => Promise<{ readonly default: Part }>;
  /** The dialog once it is here and asked for. */
  children: (Dialog: Part, close: () => void) => ReactNode;
}

/**
 * A button that opens a dialog, whose code is loaded when somebody points at the button or reaches it. Where it cannot be
 * had, the next press asks again.
 */
export function DialogButton<Part>({ label, load, children, ...button }: DialogButtonProps<Part>) {
  const [Dialog, request] = useOnDemand(load);
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <Button
        {...button}
        aria-haspopup="dialog"
        onPointerEnter={request}
        onFocus={request}
        onClick={() => {
          open();
          request();
        }}
      >
        {label}
      </Button>
      {opened && Dialog !== undefined && children(Dialog, close)}
    </>
  );
}
