import { Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { AutoGrid } from "../../ui/AutoGrid";
import { DisabledProvider } from "./Controls";

interface TrackersProps {
  disabled: boolean | undefined;
  /** Columns: side by side where there is room, one under the other on a phone. */
  children: ReactNode;
}

/** The trackers of a sheet. */
export function Trackers({ disabled = false, children }: TrackersProps) {
  return (
    <DisabledProvider value={disabled}>
      <section aria-label="État en jeu">
        <AutoGrid min={280} fit align="start">
          {children}
        </AutoGrid>
      </section>
    </DisabledProvider>
  );
}

/** One subject after the other, what changes most first: what opens in it moves nothing in the other columns. */
export function TrackerColumn({ children }: { children: ReactNode }) {
  return (
    <Stack gap={12} miw={0}>
      {children}
    </Stack>
  );
}
