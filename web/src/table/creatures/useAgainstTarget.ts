import type { AgainstTarget } from "domain/game/rolls/againstTarget";
import { creaturesOf } from "domain/games/registry/creatures";
import { UNREADABLE } from "../../live/listeners";
import { useFightTable } from "../fight/FightProvider";
import type { RollTarget } from "../rolls/rollEntry";

const NOTHING: AgainstTarget = { effects: [], notes: [] };

/** What the state of whom an attack is aimed at does to it, from so many metres away. */
export function useAgainstTarget(target: RollTarget | undefined, metres: number | undefined): AgainstTarget {
  const { system, fighters, creatures } = useFightTable();
  const id = target && fighters.aimedAt(target)?.id;
  if (id === undefined) return NOTHING;
  const hero = fighters.heroes.get(id);
  if (hero !== undefined && hero !== UNREADABLE) {
    return fighters.play?.effectsAgainst?.(hero.state, hero.limits, metres) ?? NOTHING;
  }
  const { creature, now } = creatures.of(id) ?? {};
  return (creature && now && creaturesOf(system).effectsAgainst?.(creature, now, metres)) ?? NOTHING;
}
