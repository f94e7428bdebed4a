import { Button } from "@mantine/core";
import type { SystemId } from "domain/systems/systemIds";
import type { ReactNode } from "react";
import type { JoinedLists } from "../../../api/joinLists";
import type { OwnCampaigns } from "../../../api/useOwnCampaigns";
import { forgeUrl } from "../../../http/forgeUrl";
import { ExternalButton } from "../../../ui/ExternalButton";
import { CampaignCard, type ListedCampaignCard } from "../CampaignCard";
import { CampaignList } from "./CampaignList";
import type { ListedCharacter } from "./CharacterCard";
import { CharacterList } from "./CharacterList";
import styles from "./GameSpace.module.css";
import { Quota } from "./Quota";
import { SystemFilter } from "./SystemFilter";

interface GameSpaceProps {
  /** The chosen game; undefined shows them all. */
  system: SystemId | undefined;
  onSystem: (system: SystemId | undefined) => void;
  campaigns: OwnCampaigns;
  characters: JoinedLists<ListedCharacter>;
  quota: number;
  onRetry: () => void;
  onForge: () => void;
  Card?: ListedCampaignCard;
  /** Other ways to come by a character, beside the Forge. */
  newCharacters?: ReactNode;
  /** After the characters. */
  children?: ReactNode;
}

export function GameSpace({
  system,
  onSystem,
  campaigns,
  characters,
  quota,
  onRetry,
  onForge,
  Card = CampaignCard,
  newCharacters,
  children,
}: GameSpaceProps) {
  const incomplete = characters.failed || (campaigns.status === "ready" && campaigns.incomplete);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Espace de jeu</h1>
        <div className={styles.actions}>
          <ExternalButton href={forgeUrl({ make: "campaign", system })} onClick={onForge}>
            Nouvelle campagne
          </ExternalButton>
          {newCharacters}
          <ExternalButton href={forgeUrl({ make: "character", system })} onClick={onForge} variant="primary">
            Nouveau personnage
          </ExternalButton>
        </div>
        <SystemFilter chosen={system} onChoose={onSystem} />
      </header>
      {incomplete && (
        <div role="alert" className={styles.incomplete}>
          <p>Une partie de vos listes n'a pas pu être chargée.</p>
          <Button size="sm" onClick={onRetry}>
            Réessayer
          </Button>
        </div>
      )}
      <section className={styles.section} aria-labelledby="game-campaigns">
        <h2 id="game-campaigns">Campagnes</h2>
        <CampaignList campaigns={campaigns} system={system} Card={Card} />
      </section>
      <section className={styles.section} aria-labelledby="game-characters">
        <div className={styles.sectionHead}>
          <h2 id="game-characters">Personnages</h2>
          {!characters.loading && <Quota used={characters.entries.length} quota={quota} />}
        </div>
        <CharacterList characters={characters} system={system} />
        {children}
      </section>
    </div>
  );
}
