import type { ComponentProps } from "react";
import { PanelRoster } from "../roster/PanelRoster";
import { ActBar } from "./ActBar";
import type { HeroActs } from "./useHeroActs";

type PanelHeroesProps = ComponentProps<typeof PanelRoster> & Pick<HeroActs, "play" | "acts">;

/** Product §2.10.8, §2.10.9: the vitals of the table's characters, and what the MJ does to those who are chosen. */
export function PanelHeroes({ play, acts, ...roster }: PanelHeroesProps) {
  const { chosen, onChoose } = roster;
  return (
    <>
      <PanelRoster {...roster} />
      {play && chosen.length > 0 && (
        <ActBar play={play} targets={chosen} acts={acts} onClose={() => onChoose([])} />
      )}
    </>
  );
}
