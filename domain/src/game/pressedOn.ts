import type { PlaySystem } from "./play";

/**
 * The operations of one press as they are sent: each with what its author saw, which is what the ones before it left.
 * It may meet another state than that one: it waits offline, or somebody else pressed at the same moment. Throws as the
 * reducer does.
 */
export function pressedOn<State, Operation, Limits>(
  { apply, pressedOn: seen }: Pick<PlaySystem<State, Operation, Limits>, "apply" | "pressedOn">,
  first: State,
  operations: readonly Operation[],
  limits: Limits,
): readonly Operation[] {
  if (seen === undefined) return operations;
  let state = first;
  return operations.map((operation) => {
    const pressed = seen(operation, state, limits);
    state = apply(state, operation, limits).state;
    return pressed;
  });
}
