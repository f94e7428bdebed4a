import type { AnyPlaySystem } from "domain/game/play";
import { type ReactNode, useState } from "react";
import { UNREADABLE } from "../../live/listeners";
import { useConnection } from "../../live/useConnection";
import { HeroOutbox } from "./HeroOutbox";
import type { Target } from "./target";
import type { Heroes, HeroesById } from "./useHeroes";
import { type CreatureActs, type TargetActs, useTargetActs } from "./useTargetActs";

interface HeroActsOptions {
  campaignId: string;
  /** The table's characters with their states (`useHeroes`). */
  heroes: Heroes;
  /** The fight's creatures, which may be chosen too. */
  creatures: CreatureActs;
  creatureIds: ReadonlySet<string>;
}

/** The characters of a table in play, and who is chosen to be acted on. */
export interface HeroActs {
  /** Undefined until the game's rules are loaded. */
  readonly play: AnyPlaySystem | undefined;
  readonly heroes: HeroesById;
  /** Some of their states are still to come. */
  readonly coming: boolean;
  readonly acts: TargetActs;
  readonly chosen: readonly Target[];
  readonly onChoose: (chosen: readonly Target[]) => void;
}

/** Heroes, what is done to those who are chosen, and what sends it, which is to be rendered. */
export function useHeroActs({
  campaignId,
  heroes: { play, heroes, coming, outboxes, onOutbox },
  creatures,
  creatureIds,
}: HeroActsOptions): {
  readonly heroActs: HeroActs;
  readonly sending: ReactNode;
} {
  const connected = useConnection();
  const acts = useTargetActs(campaignId, { play, heroes, outboxes }, creatures);
  const [asked, onChoose] = useState<readonly Target[]>([]);
  // Who has left the table is acted on no more.
  const chosen = asked.filter(({ id }) => heroes.has(id) || creatureIds.has(id));
  const sending = [...heroes.values()].map(
    (hero) =>
      hero !== UNREADABLE && (
        <HeroOutbox
          key={hero.id}
          id={hero.id}
          name={hero.name}
          stored={hero.stored}
          connected={connected}
          onChange={onOutbox}
        />
      ),
  );
  return { heroActs: { play, heroes, coming, acts, chosen, onChoose }, sending };
}
