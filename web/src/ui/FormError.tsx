import { Alert, Box } from "@mantine/core";
import type { ReactNode } from "react";
import { useUnanswered } from "../http/unansweredCalls";
import { UNANSWERED } from "./unanswered";

/**
 * What is wrong with the whole form, above its button; announced when it appears. The live region is there before, and
 * takes no room until then. It also says when it is not known yet what became of what the form asked for.
 */
export function FormError({ children }: { children?: ReactNode }) {
  const unanswered = useUnanswered();
  const says = children || (unanswered && UNANSWERED);
  return (
    <Box role="alert" pos={says ? undefined : "absolute"}>
      {says && <Alert role="presentation">{says}</Alert>}
    </Box>
  );
}
