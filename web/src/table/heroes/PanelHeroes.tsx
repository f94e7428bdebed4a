import type { ComponentProps } from "react";
import { UNREADABLE } from "../../live/listeners";
import type { Fighters } from "../fighters/fighters";
import { PanelRoster } from "../roster/PanelRoster";
import { ActBar } from "./ActBar";
import { GrantLevel, type RisingHero } from "./GrantLevel";

type RosterProps = ComponentProps<typeof PanelRoster>;

interface PanelHeroesProps extends Omit<RosterProps, "heroes" | "coming" | "chosen" | "onChoose"> {
  fighters: Fighters;
  chosen: NonNullable<RosterProps["chosen"]>;
  onChoose: NonNullable<RosterProps["onChoose"]>;
}

/** Product §2.10.8, §2.10.9, §2.10.15: the vitals of the table's characters, and what the MJ does to those who are chosen. */
export function PanelHeroes({ fighters, ...roster }: PanelHeroesProps) {
  const { system, chosen, onChoose } = roster;
  const { play, heroes, coming } = fighters;
  const rising = chosen.flatMap(({ id }): RisingHero[] => {
    const hero = heroes.get(id);
    return hero === undefined || hero === UNREADABLE || hero.next === undefined
      ? []
      : [{ ...hero, next: hero.next }];
  });
  return (
    <>
      <PanelRoster {...roster} {...{ heroes, coming }} />
      {play && chosen.length > 0 && (
        <ActBar play={play} targets={chosen} fighters={fighters} onClose={() => onChoose([])} />
      )}
      {rising.length > 0 && <GrantLevel system={system} heroes={rising} />}
    </>
  );
}
