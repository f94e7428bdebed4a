import { Button, Divider } from "@mantine/core";
import type { ReactNode } from "react";

interface GoogleButtonProps {
  children: ReactNode;
  loading: boolean;
  disabled?: boolean;
  onClick: () => void;
}

/** The other way to sign in or up, under the form. */
export function GoogleButton({ children, loading, disabled, onClick }: GoogleButtonProps) {
  return (
    <>
      <Divider label="ou" my="md" />
      <Button loading={loading} disabled={disabled} onClick={onClick}>
        <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
          <path
            d="M16.6 7.6H9.2v3h4.3a4.1 4.1 0 0 1-4.3 3.1 4.7 4.7 0 1 1 3-8.3l2.2-2.2a7.8 7.8 0 1 0-5.2 13.6c4.4 0 7.5-3.1 7.5-7.6 0-.6 0-1.1-.1-1.6z"
            fill="currentColor"
          />
        </svg>
        {children}
      </Button>
    </>
  );
}
