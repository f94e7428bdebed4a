import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router-dom";
import styles from "./MenuButton.module.css";

export type MenuEntry = { label: string } & ({ to: string } | { onSelect: () => void });

interface MenuButtonProps {
  /** What the button is called: what it shows need not say so. */
  label: string;
  entries: readonly MenuEntry[];
  disabled?: boolean;
  className?: string;
  children: ReactNode;
}

/** Where the focus goes from the entry at `at` of `count`, or undefined for a key that moves nothing. */
const targetOf = (key: string, at: number, count: number): number | undefined =>
  ({ ArrowDown: (at + 1) % count, ArrowUp: (at - 1 + count) % count, Home: 0, End: count - 1 })[key];

/** A button that opens a menu of links and actions, moved through with the arrow keys. */
export function MenuButton({ label, entries, disabled, className, children }: MenuButtonProps) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();

  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];

  useEffect(() => {
    if (!open) return;
    menu.current?.querySelector<HTMLElement>("[role=menuitem]")?.focus();
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  const move = (event: KeyboardEvent) => {
    if (event.key === "Escape") return close();
    const all = items();
    const target = targetOf(event.key, all.indexOf(document.activeElement as HTMLElement), all.length);
    if (target === undefined) return;
    event.preventDefault();
    all[target]?.focus();
  };

  return (
    <div className={styles.place} ref={place}>
      <button
        type="button"
        ref={button}
        className={className}
        disabled={disabled}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {children}
      </button>
      {open && (
        <div
          className={styles.menu}
          id={id}
          ref={menu}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={move}
        >
          {entries.map((entry) =>
            "to" in entry ? (
              <Link key={entry.label} role="menuitem" to={entry.to} onClick={close}>
                {entry.label}
              </Link>
            ) : (
              <button
                key={entry.label}
                type="button"
                role="menuitem"
                onClick={() => {
                  close();
                  entry.onSelect();
                }}
              >
                {entry.label}
              </button>
            ),
          )}
        </div>
      )}
    </div>
  );
}
