import type { PlayEvent } from "../operations/applied";
import { foresee } from "../operations/applyAll";
import type { AnyPlaySystem, Life, PlaySystem } from "./play";
import type { DamageTaken } from "./rolls/damage";
import type { AskedAct } from "./tableActs";

/** What an operation would do to a character now, or to somebody else whom operations change. */
export interface ActPreview<Operation = { readonly kind: string }> {
  /** How it is counted: « Résistance (feu) : 12 → 6 ». */
  readonly parts: readonly string[];
  /** What the operation says. */
  readonly events: readonly PlayEvent[];
  /** What does it; undefined where there is nothing to do, or it would be refused. */
  readonly operation?: Operation;
  /** The points of damage that are left, where something is. */
  readonly lost?: number;
  /** Why it would be refused. */
  readonly refused?: string;
  /** Hit points or boxes before and after, where they would change. */
  readonly life?: readonly [before: Life, after: Life];
}

type Fields = Readonly<Record<string, unknown>>;
type Taken = DamageTaken<{ readonly kind: string }>;

/** Hit points or boxes before and after a change; undefined where they stay, and where there are none. */
export function lifeMoved<State, Limits>(
  { lifeOf }: Pick<PlaySystem<State, never, Limits>, "lifeOf">,
  before: State,
  after: State,
  limits: Limits,
): readonly [before: Life, after: Life] | undefined {
  const [was, is] = [lifeOf(before, limits), lifeOf(after, limits)];
  const moved = was && is && (was.current !== is.current || was.max !== is.max);
  return moved ? [was, is] : undefined;
}

/** « PV 12 → 5 sur 20 », where hit points or boxes change and no event says already what is left. */
export function leftText({ life, events }: Pick<ActPreview<unknown>, "life" | "events">): string | undefined {
  if (life === undefined) return undefined;
  const [before, after] = life;
  const isSaid = events.some(({ text }) => text.includes(`${after.current} / ${after.max}`));
  return isSaid ? undefined : `${before.label} ${before.current} → ${after.current} sur ${after.max}`;
}

/** What was worked out for a character, with what applying it does. */
export function previewTaken(
  play: AnyPlaySystem,
  state: Fields,
  limits: unknown,
  { parts, operation, lost }: Taken,
): ActPreview {
  if (operation === undefined) return { parts, events: [] };
  const { state: after, events, refused } = foresee(play, state, [operation], limits);
  if (refused !== undefined) return { parts, events, refused };
  const life = lifeMoved(play, state, after, limits);
  const pressed = play.pressedOn?.(operation, state, limits) ?? operation;
  return { parts, events, operation: pressed, ...(lost !== undefined && { lost }), ...(life && { life }) };
}

/** What an act would do to a character now; undefined of a change that makes no sense for it. */
export function foreseeAct(
  play: AnyPlaySystem,
  state: Fields,
  limits: unknown,
  asked: AskedAct,
): ActPreview | undefined {
  if (asked.kind === "change") {
    const change = play.acts.changesOf(state, limits).find(({ id }) => id === asked.act);
    return change && previewTaken(play, state, limits, { parts: [], operation: change.operation });
  }
  const acts = asked.kind === "damage" ? play.acts.damage : play.acts.healing;
  const act = acts.find(({ id }) => id === asked.act);
  return act && previewTaken(play, state, limits, act.take(asked.points, state, limits));
}
