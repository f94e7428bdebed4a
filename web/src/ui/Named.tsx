import type { ReactNode } from "react";
import { useNamedByAddress } from "./useNamedByAddress";

interface NamedProps {
  anchor: string;
  /** Or what it is, by whether the address names it. */
  children: ReactNode | ((isNamed: boolean) => ReactNode);
}

/** A part of the page that an address may end with: it comes before the eye, and to the keyboard. */
export function Named({ anchor, children }: NamedProps) {
  const { ref, isNamed } = useNamedByAddress(anchor, true);
  return (
    <div ref={ref} tabIndex={-1}>
      {typeof children === "function" ? children(isNamed) : children}
    </div>
  );
}
