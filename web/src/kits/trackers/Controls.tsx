import { Fieldset } from "@mantine/core";
import { createContext, type ReactNode, useContext } from "react";

const DisabledContext = createContext(false);

/** Whether the trackers inside are only looked at. */
export const DisabledProvider = DisabledContext.Provider;

/**
 * Controls that stop where the trackers are only looked at. They stand in fieldsets of their own, so that what
 * opens and closes stays open to everybody.
 */
export function Controls({ children }: { children: ReactNode }) {
  return (
    <Fieldset disabled={useContext(DisabledContext)} miw={0} role="presentation">
      {children}
    </Fieldset>
  );
}
