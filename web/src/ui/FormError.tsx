import { Alert, Box } from "@mantine/core";
import type { ReactNode } from "react";

/**
 * What is wrong with the whole form, above its button; announced when it appears. The live region is there before, and
 * takes no room until then.
 */
export function FormError({ children }: { children?: ReactNode }) {
  return (
    <Box role="alert" pos={children ? undefined : "absolute"}>
      {children && <Alert role="presentation">{children}</Alert>}
    </Box>
  );
}
