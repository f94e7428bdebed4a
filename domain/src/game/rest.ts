import type { Applied } from "../operations/applied";
import { AppError } from "../values/errors";
import { lifeMoved } from "./foreseeAct";
import type { Life, PlaySystem, Rest, RestStep, ThrownStep } from "./play";

/** A rest before it is taken. */
export interface Foreseen {
  /** What it would do, dice apart; none where there is nothing to recover. */
  readonly sentences: readonly string[];
  /** Why it cannot be taken now. */
  readonly refusal?: string;
  /** Hit points or boxes before and after, where they would change. */
  readonly life?: readonly [before: Life, after: Life];
}

const isThrown = <Operation>(step: RestStep<Operation>): step is ThrownStep<Operation> =>
  typeof step === "object" && step !== null && "operationOf" in step;

/** What a rest would do now, without taking it. */
export function foreseeRest<State, Operation, Limits>(
  { apply, lifeOf }: Pick<PlaySystem<State, Operation, Limits>, "apply" | "lifeOf">,
  rest: Rest<State, Operation, Limits>,
  before: State,
  limits: Limits,
  points = 0,
): Foreseen {
  try {
    let after = before;
    const events: string[] = [];
    for (const step of rest.steps(before, limits, points)) {
      if (isThrown(step)) {
        events.push(step.label);
        continue;
      }
      const applied: Applied<State, Operation> = apply(after, step, limits);
      after = applied.state;
      events.push(...applied.events.map(({ text }) => text));
    }
    const life = lifeMoved({ lifeOf }, before, after, limits);
    return {
      sentences: rest.sentences?.(events, before, after, limits) ?? events,
      ...(life && { life }),
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { sentences: [], refusal: error.message };
  }
}

/** The operations of a rest, its dice thrown with `rollDie`. Throws as `Rest.steps`. */
export const operationsOfRest = <Operation>(
  steps: readonly RestStep<Operation>[],
  rollDie: (sides: number) => number,
): readonly Operation[] =>
  steps.map((step) => (isThrown(step) ? step.operationOf(step.dice.map(rollDie)) : step));
