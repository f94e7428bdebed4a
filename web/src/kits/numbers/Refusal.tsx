import { Tooltip } from "@mantine/core";
import type { ReactElement, ReactNode } from "react";

interface RefusalProps {
  said: ReactNode;
  children: ReactElement;
}

/** Why a field refuses what stands in it, where nothing has a place under it. */
export const Refusal = ({ said, children }: RefusalProps) => (
  <Tooltip label={said} opened={Boolean(said)} multiline maw={260} position="bottom-start" withinPortal>
    {children}
  </Tooltip>
);
