import { fireEvent, render, screen, within } from "@testing-library/react";
import type { RollRequest } from "domain/game/rolls/rollRequest";
import type { ComponentType } from "react";
import { MemoryRouter } from "react-router-dom";
import { vi } from "vitest";
import { MantineTestRoot } from "../../../testing/MantineTestRoot";
import { RollProvider } from "../../../ui/RollButton";
import type { TrackersProps } from "../trackersProps";

// Finding by role walks all of a game's trackers: slow beside other tests.
vi.setConfig({ testTimeout: 20_000 });

/** What a test changes of the trackers that it shows. */
interface Shown<State, Limits> {
  readonly state?: Partial<State>;
  readonly limits?: Partial<Limits>;
  /** The faces of each throw in its order. */
  readonly faces?: readonly (readonly number[])[];
  readonly disabled?: boolean;
  readonly milestones?: boolean;
  readonly inFight?: boolean;
}

/** Shows the trackers of a game, and answers what was pressed, thrown and rolled as the sheet's own, in order. */
export function trackersOf<State, Operation, Limits>(
  Trackers: ComponentType<TrackersProps<State, Operation, Limits>>,
  whole: State,
  build: Limits,
) {
  return ({ state, limits, faces = [], disabled, milestones, inFight }: Shown<State, Limits> = {}) => {
    const press = vi.fn<(operation: Operation) => void>();
    const waiting = [...faces];
    const roll = vi.fn((_sides: number, _count: number) => waiting.shift() ?? []);
    const rollOfSheet = vi.fn<(request: RollRequest) => void>();
    const view = render(
      <RollProvider value={rollOfSheet}>
        <Trackers
          state={{ ...whole, ...state }}
          limits={{ ...build, ...limits }}
          press={press}
          roll={roll}
          {...(disabled !== undefined && { disabled })}
          {...(milestones !== undefined && { milestones })}
          {...(inFight !== undefined && { inFight })}
        />
      </RollProvider>,
      {
        wrapper: ({ children }) => (
          <MemoryRouter>
            <MantineTestRoot>{children}</MantineTestRoot>
          </MemoryRouter>
        ),
      },
    );
    return {
      view,
      /** The operations so far. */
      pressed: () => press.mock.calls.map(([operation]) => operation),
      thrown: () => roll.mock.calls,
      rolled: () => rollOfSheet.mock.calls.map(([request]) => request),
    };
  };
}

export const button = (name: string | RegExp) => screen.getByRole("button", { name });
export const tap = (name: string | RegExp) => fireEvent.click(button(name));
export const isBlocked = (name: string | RegExp) => button(name).getAttribute("aria-disabled") === "true";
export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name: label }), { target: { value } });
export const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole("combobox", { name: label }), { target: { value } });
export const check = (label: string) => fireEvent.click(screen.getByRole("checkbox", { name: label }));
/** Opens a fold by what its line begins with. */
export const open = (title: string) => tap(new RegExp(`^${title}`));

/** A card by its title, or an open fold by what its line begins with: several have a « Dépenser ». */
export const card = (title: string | RegExp) => within(screen.getByRole("region", { name: title }));

/** A value that is heard with its bounds: « Faim 3 sur 5 ». */
export const isHeard = (name: string) => screen.queryByRole("group", { name }) !== null;

/** One of a few that stand side by side. */
export const pick = (name: string) => fireEvent.click(screen.getByRole("radio", { name }));
