import { UnstyledButton } from "@mantine/core";
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from "react";
import type { MenuEntry } from "./MenuEntries";

export type { MenuEntry } from "./MenuEntries";

const loadEntries = () => import("./MenuEntries");
const MenuEntries = lazy(loadEntries);

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
  const [asked, setAsked] = useState(false);
  const button: ComponentProps<"button"> = {
    type: "button",
    className,
    disabled,
    "aria-label": label,
    "aria-haspopup": "menu",
    children,
  };
  const waiting = (
    <UnstyledButton
      {...button}
      aria-expanded={false}
      onPointerEnter={() => void loadEntries()}
      onFocus={() => void loadEntries()}
      onClick={() => setAsked(true)}
    />
  );
  if (!asked) return waiting;
  return (
    <Suspense fallback={waiting}>
      <MenuEntries button={button} entries={entries} />
    </Suspense>
  );
}
