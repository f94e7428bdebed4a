import { MAX_BADGES, MAX_TOKEN_TEXT, type Token } from "../../documents/sceneSchema";
import type { Life } from "../../game/play";
import { isDeadBy, type Vital } from "../../game/vitals";
import { cutText } from "../../values/text/characters";
import { type CreatureInFight, isDown } from "../panel/creaturesInFight";

/** What a character's state in play, or the fight, says of whom a token stands for. */
export interface ShownState {
  /** From 0 to 1 in tenths; undefined where there is no life to be counted. */
  readonly health: number | undefined;
  readonly badges: readonly string[];
  /** Dead: the table is told who falls, so that whoever sees them sees it. */
  readonly down: boolean;
}

/**
 * A share of life in tenths, so that no number can be worked out from it: 0 for nobody but who has none left, 1 for
 * nobody but who is whole.
 *
 * @example shownHealth(1, 30) // 0.1
 */
export function shownHealth(current: number, max: number): number {
  if (current <= 0 || max <= 0) return 0;
  if (current >= max) return 1;
  return Math.min(9, Math.max(1, Math.round((current / max) * 10))) / 10;
}

const badgesOf = (labels: readonly string[]): string[] =>
  labels.slice(0, MAX_BADGES).map((label) => cutText(label, MAX_TOKEN_TEXT));

/** Of a creature of the fight. */
export const creatureShown = (
  creature: Pick<CreatureInFight, "max" | "lost" | "aggravated" | "conditions">,
): ShownState => ({
  health: shownHealth(creature.max - creature.lost, creature.max),
  badges: badgesOf(creature.conditions),
  down: isDown(creature),
});

/** Of a character, by what its game makes of its state. */
export const characterShown = (life: Life | undefined, vitals: readonly Vital[]): ShownState => ({
  health: life && shownHealth(life.current, life.max),
  badges: badgesOf(vitals.flatMap((vital) => (vital.kind === "condition" ? [vital.label] : []))),
  down: isDeadBy(vitals),
});

type Following = Pick<Token, "follows" | "health" | "badges" | "down">;

/** The token with what it follows of this state; the same object where that changes nothing. */
export function withShownState<T extends Following>(token: T, state: ShownState | undefined): T {
  const { follows } = token;
  if (follows === undefined || state === undefined) return token;
  const health = follows.health ? state.health : token.health;
  const badges = follows.badges ? state.badges : (token.badges ?? []);
  const isSame = health === token.health && state.down === (token.down === true);
  if (isSame && badges.join("\n") === (token.badges ?? []).join("\n")) return token;
  const { health: _, badges: __, down: ___, ...rest } = token;
  return {
    ...rest,
    ...(health !== undefined && { health }),
    ...(badges.length > 0 && { badges: [...badges] }),
    ...(state.down && { down: true as const }),
  } as T;
}

/** Creatures whose life or conditions a fight has changed, by the ids of their entries. */
export function changedCreatures(
  before: Readonly<Record<string, CreatureInFight>>,
  after: Readonly<Record<string, CreatureInFight>>,
): string[] {
  return Object.entries(after)
    .filter(([id, creature]) => {
      const earlier = before[id];
      return earlier === undefined || keyOf(earlier) !== keyOf(creature);
    })
    .map(([id]) => id);
}

const keyOf = (creature: CreatureInFight): string => JSON.stringify(creatureShown(creature));
