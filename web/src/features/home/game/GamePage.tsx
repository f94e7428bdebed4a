import { isSystemId } from "domain/values/systemIds";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { useAllCharactersQuery, useRefreshCharacters } from "../../../api/characters";
import { useOwnCampaigns, useRefreshCampaigns } from "../../../api/useOwnCampaigns";
import { useConnection } from "../../../live/useConnection";
import { useMember } from "../../../session/SessionProvider";
import { usePageTitle } from "../../../ui/usePageTitle";
import type { ListedCampaignCard } from "../CampaignCard";
import { GameSpace } from "./GameSpace";
import { useReturnFromForge } from "./useReturnFromForge";

interface GamePageProps {
  Card: ListedCampaignCard;
  newCharacters: ReactNode;
  children: ReactNode;
}

/** `/game` (product §2 "Game space"); the chosen system stands in the address, so that a reload and "back" keep it. */
export function GamePage({ Card, newCharacters, children }: GamePageProps) {
  usePageTitle("Espace de jeu");
  const { characterQuota } = useMember();
  const [search, setSearch] = useSearchParams();
  const asked = search.get("system");
  const characters = useAllCharactersQuery();
  const refreshCampaigns = useRefreshCampaigns();
  const refreshCharacters = useRefreshCharacters();
  const refresh = () => {
    refreshCampaigns();
    refreshCharacters();
  };
  return (
    <GameSpace
      system={isSystemId(asked) ? asked : undefined}
      onSystem={(system) => setSearch(system === undefined ? {} : { system }, { replace: true })}
      campaigns={useOwnCampaigns()}
      connected={useConnection()}
      characters={characters}
      quota={characterQuota}
      onRetry={refresh}
      Card={Card}
      newCharacters={newCharacters}
      onForge={useReturnFromForge(refresh)}
    >
      {children}
    </GameSpace>
  );
}
