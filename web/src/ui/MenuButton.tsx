import { UnstyledButton } from "@mantine/core";
import { type ComponentProps, type ReactNode, useState } from "react";
import type { MenuEntry } from "./MenuEntries";
import { useOnDemand } from "./useOnDemand";

export type { MenuEntry } from "./MenuEntries";

const loadEntries = () => import("./MenuEntries");

interface MenuButtonProps {
  /** What the button is called: what it shows need not say so. */
  label: string;
  entries: readonly MenuEntry[];
  disabled?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A button that opens a menu of links and actions. What floats weighs 36 KB gz: it is loaded when somebody points at
 * the button or reaches it, and opened once it is here.
 */
export function MenuButton({ label, entries, disabled = false, className, children }: MenuButtonProps) {
  const [MenuEntries, request] = useOnDemand(loadEntries);
  const [asked, setAsked] = useState(false);
  const button: ComponentProps<"button"> = {
    type: "button",
    className,
    disabled,
    "aria-label": label,
    "aria-haspopup": "menu",
    children,
  };
  if (asked && MenuEntries) return <MenuEntries button={button} entries={entries} />;
  return (
    <UnstyledButton
      {...button}
      aria-expanded={false}
      onPointerEnter={request}
      onFocus={request}
      onClick={() => {
        setAsked(true);
        request();
      }}
    />
  );
}
