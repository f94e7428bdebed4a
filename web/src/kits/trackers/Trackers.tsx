import { Stack } from "@mantine/core";
import type { Reducer } from "domain/operations/applied";
import { type ReactNode, useMemo } from "react";
import { AutoGrid } from "../../ui/AutoGrid";
import { DisabledProvider } from "./Controls";
import { ForeseeingProvider, foreseeing } from "./foreseen";
import type { Roll } from "./trackersProps";
import { ThrowProvider, useThrower } from "./useThrow";

interface TrackersProps<State, Operation, Limits> {
  /** The rules of the game, which each button asks. */
  system: Reducer<State, Operation, Limits>;
  state: State;
  limits: Limits;
  roll: Roll;
  disabled?: boolean | undefined;
  /** Columns: side by side where there is room, one under the other on a phone. */
  children: ReactNode;
}

/** The trackers of a sheet. */
export function Trackers<State, Operation, Limits>({
  system,
  state,
  limits,
  roll,
  disabled = false,
  children,
}: TrackersProps<State, Operation, Limits>) {
  const asked = useMemo(() => foreseeing(system, state, limits), [system, state, limits]);
  const throwing = useThrower(roll);
  return (
    <DisabledProvider value={disabled}>
      <ForeseeingProvider value={asked}>
        <ThrowProvider value={throwing}>
          <section aria-label="État en jeu">
            <AutoGrid min={280} fit align="start">
              {children}
            </AutoGrid>
          </section>
        </ThrowProvider>
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
