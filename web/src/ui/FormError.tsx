import { Alert } from "@mantine/core";
import type { ReactNode } from "react";

/** What is wrong with the whole form, above its button; announced when it appears. */
export function FormError({ children }: { children?: ReactNode }) {
  return <div role="alert">{children && <Alert role="presentation">{children}</Alert>}</div>;
}
