import { Stack } from "@mantine/core";
import type { Reducer } from "domain/operations/applied";
import { type ReactNode, useMemo } from "react";
import { AutoGrid } from "../../ui/AutoGrid";
import { DisabledProvider } from "./Controls";
import { ForeseeingProvider, foreseeing } from "./foreseen";

interface TrackersProps<State, Operation, Limits> {
  /** The rules of the game, which each button asks. */
  system: Reducer<State, Operation, Limits>;
  state: State;
  limits: Limits;
  disabled?: boolean | undefined;
  /** Columns: side by side where there is room, one under the other on a phone. */
  children: ReactNode;
}

/** The trackers of a sheet. */
export function Trackers<State, Operation, Limits>({
  system,
  state,
  limits,
  disabled = false,
  children,
}: TrackersProps<State, Operation, Limits>) {
  const asked = useMemo(() => foreseeing(system, state, limits), [system, state, limits]);
  return (
    <DisabledProvider value={disabled}>
      <ForeseeingProvider value={asked}>
        <section aria-label="État en jeu">
          <AutoGrid min={280} fit align="start">
            {children}
          </AutoGrid>
        </section>
      </ForeseeingProvider>
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
