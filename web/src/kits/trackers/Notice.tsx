import { Alert } from "@mantine/core";
import type { ReactNode } from "react";

interface NoticeProps {
  tone?: "bad" | "warn" | "ok" | "system";
  children: ReactNode;
}

/** What a state means now: « Diminué : 2 dés de moins ». The change itself is announced by who applies it. */
export function Notice({ tone = "bad", children }: NoticeProps) {
  return (
    <Alert role="note" color={tone} py={8} px={12}>
      {children}
    </Alert>
  );
}
