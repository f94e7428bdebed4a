import type { ComponentProps } from "react";
import { UNREADABLE } from "../../live/listeners";
import { PanelRoster } from "../roster/PanelRoster";
import { ActBar } from "./ActBar";
import { GrantLevel, type RisingHero } from "./GrantLevel";
import type { HeroActs } from "./useHeroActs";

type PanelHeroesProps = ComponentProps<typeof PanelRoster> & Pick<HeroActs, "play" | "acts">;

/** Product §2.10.8, §2.10.9, §2.10.15: the vitals of the table's characters, and what the MJ does to those who are chosen. */
export function PanelHeroes({ play, acts, ...roster }: PanelHeroesProps) {
  const { system, heroes, chosen, onChoose } = roster;
  const rising = chosen.flatMap(({ id }): RisingHero[] => {
    const hero = heroes.get(id);
    return hero === undefined || hero === UNREADABLE || hero.next === undefined
      ? []
      : [{ ...hero, next: hero.next }];
  });
  return (
    <>
      <PanelRoster {...roster} />
      {play && chosen.length > 0 && (
        <ActBar play={play} targets={chosen} acts={acts} onClose={() => onChoose([])} />
      )}
      {rising.length > 0 && <GrantLevel system={system} heroes={rising} />}
    </>
  );
}
