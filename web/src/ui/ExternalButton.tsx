import { Button, type ButtonProps } from "@mantine/core";
import type { ReactNode } from "react";

interface ExternalButtonProps extends Pick<ButtonProps, "variant" | "size" | "className"> {
  href: string;
  onClick?: () => void;
  children: ReactNode;
}

/** A link that leaves the product in a new tab, and says so to screen readers. */
export function ExternalButton({ children, ...rest }: ExternalButtonProps) {
  return (
    <Button component="a" target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <span className="visuallyHidden"> (nouvel onglet)</span>
    </Button>
  );
}
