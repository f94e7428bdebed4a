import { Alert, Button, Group, Stack, Text, Title } from "@mantine/core";
import type { SystemId } from "domain/values/systemIds";
import type { ReactNode } from "react";
import type { JoinedLists } from "../../../api/joinLists";
import type { OwnCampaigns } from "../../../api/useOwnCampaigns";
import { forgeUrl } from "../../../http/forgeUrl";
import { ExternalButton } from "../../../ui/ExternalButton";
import { Refreshing } from "../../../ui/Spinner";
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
  /** Without a connection nothing waits for campaigns that may never come. */
  connected?: boolean;
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
  connected = true,
  characters,
  quota,
  onRetry,
  onForge,
  Card = CampaignCard,
  newCharacters,
  children,
}: GameSpaceProps) {
  const known = campaigns.status === "loading" ? [] : campaigns.campaigns;
  const waits = known.some(({ membershipStatus }) => membershipStatus === "pending");
  const incomplete = characters.failed || (campaigns.status === "ready" && campaigns.incomplete);
  return (
    <Stack gap="clamp(28px, 5vw, 44px)" pb="xl">
      <Stack gap="md">
        <Group justify="space-between" gap="md">
          <Title order={1}>Espace de jeu</Title>
          <Group gap="sm" className={styles.actions}>
            <ExternalButton href={forgeUrl({ make: "campaign", system })} onClick={onForge}>
              Nouvelle campagne
            </ExternalButton>
            {newCharacters}
            <ExternalButton
              href={forgeUrl({ make: "character", system })}
              onClick={onForge}
              // Who waits to be let in has nothing to do but wait.
              {...(!waits && { variant: "primary" })}
            >
              Nouveau personnage
            </ExternalButton>
          </Group>
        </Group>
        <SystemFilter chosen={system} onChoose={onSystem} />
      </Stack>
      {incomplete && (
        <Alert>
          <Group justify="space-between" gap="sm">
            <Text inherit>Une partie de tes listes n'a pas pu être chargée.</Text>
            <Button size="sm" onClick={onRetry}>
              Réessayer
            </Button>
          </Group>
        </Alert>
      )}
      <section aria-labelledby="game-campaigns">
        <Group gap="sm" mb="md">
          <Title id="game-campaigns">Campagnes</Title>
          {campaigns.status === "kept" && <Refreshing />}
        </Group>
        {waits && (
          <Text c="var(--ink-2)" mb="md">
            Ta demande attend la réponse du MJ : une notification te le dira dès qu'il a répondu.
          </Text>
        )}
        <CampaignList campaigns={campaigns} system={system} Card={Card} />
      </section>
      {/* It would be pushed on by the campaigns to come. */}
      {(campaigns.status !== "loading" || !connected) && (
        <section aria-labelledby="game-characters">
          <Group justify="space-between" align="baseline" gap="4px 18px" mb="md">
            <Title id="game-characters">Personnages</Title>
            <Quota used={characters.loading ? undefined : characters.entries.length} quota={quota} />
          </Group>
          <Stack gap="md">
            <CharacterList characters={characters} system={system} />
            {children}
          </Stack>
        </section>
      )}
    </Stack>
  );
}
