import type { SystemId } from "domain/values/systemIds";
import { type ReactNode, useMemo } from "react";
import { type LiveCharacter, useCampaignCharacters } from "../../live/characters";
import { useLiveFight } from "../../live/fights";
import { dataOf } from "../../live/liveSource";
import { useMember } from "../../session/SessionProvider";
import { useFightingCreatures } from "../creatures/useFightingCreature";
import { useFightOutbox } from "../fight/useFightOutbox";
import { useHeroes } from "../heroes/useHeroes";
import { FightersProvider } from "./FightersProvider";
import { type FightSide, fightersOf } from "./fighters";

interface OwnFightersProps {
  campaignId: string;
  isMj: boolean;
  children: ReactNode;
}

/** Who fights at a table, on a screen that does not run its fight; shows `children` once they are known. */
export default function OwnFighters({ campaignId, isMj, children }: OwnFightersProps) {
  const { uid } = useMember();
  const all = dataOf(useCampaignCharacters(campaignId));
  const fight = dataOf(useLiveFight(isMj ? campaignId : undefined))?.[0];
  const characters = useMemo(
    () => (isMj ? all : all?.filter(({ userId }) => userId === uid)),
    [all, isMj, uid],
  );
  const system = fight?.panel.system ?? characters?.[0]?.system;
  if (characters === undefined || system === undefined) return null;
  const table = { campaignId, system, characters, children };
  return isMj ? <OfMj {...table} /> : <OfPlayer {...table} />;
}

interface TableProps extends Pick<OwnFightersProps, "campaignId" | "children"> {
  system: SystemId;
  characters: readonly LiveCharacter[];
}

function OfPlayer({ campaignId, system, characters, children }: TableProps) {
  const heroes = useHeroes(system, characters);
  return (
    <FightersProvider value={fightersOf({ campaignId, role: "owner", now: Date.now }, heroes, undefined)}>
      {children}
    </FightersProvider>
  );
}

function OfMj({ campaignId, system, characters, children }: TableProps) {
  const heroes = useHeroes(system, characters);
  const { fight, known, applied, press } = useFightOutbox(campaignId, system);
  const { initiative, fighting } = fight.panel;
  const creatureOf = useFightingCreatures(fighting, system);
  const side: FightSide = {
    ...{ system, order: initiative.order, known, creatureOf, applied },
    act: (operation, roll) => press({ operation, roll }),
    takeBack: (undo) => void press({ undo }),
    steps: fight.steps,
  };
  return (
    <FightersProvider value={fightersOf({ campaignId, role: "mj", now: Date.now }, heroes, side)}>
      {children}
    </FightersProvider>
  );
}
