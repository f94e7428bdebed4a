import { Text } from "@mantine/core";
import { mayNow, type Standing } from "domain/table/campaign/authority";
import type { CampaignCharacter, CampaignPage } from "domain/table/campaign/campaignPage";
import type { ViewerRole } from "domain/table/campaign/viewerRole";
import { useState } from "react";
import { AutoGrid } from "../../../ui/AutoGrid";
import { ConfirmDialog } from "../../../ui/ConfirmDialog";
import { TitledCard } from "../../../ui/TitledCard";
import { useArrivals } from "../../../ui/useArrivals";
import { CharacterRow } from "./CharacterRow";
import { LinkCharacter } from "./LinkCharacter";
import { type CharacterRemoval, useCharacterRemoval } from "./useCharacterRemoval";

interface TableCharactersProps {
  campaign: CampaignPage;
  viewerUid: string;
  role: ViewerRole;
  editing: boolean;
}

/** The characters at the table; a player brings and takes their own, the MJ any of them in edit mode (product §6). */
export function TableCharacters({ campaign, viewerUid, role, editing }: TableCharactersProps) {
  const { characters, players, mj } = campaign;
  const [asked, setAsked] = useState<{ character: CampaignCharacter; removal: CharacterRemoval }>();
  const { remove, busy } = useCharacterRemoval(campaign, viewerUid);
  const arrived = useArrivals(characters.map(({ id }) => id));
  const close = () => setAsked(undefined);
  const owners = new Map([mj, ...players].map(({ uid, name }) => [uid, name]));

  return (
    <TitledCard title="Personnages" titleSize="h3" gap="sm">
      {characters.length === 0 && (
        <Text size="sm" c="dimmed">
          Aucun personnage à cette table.
        </Text>
      )}
      {characters.length > 0 && (
        <AutoGrid component="ul" min={290} gap="10px">
          {characters.map((character) => {
            const standing = standingTo(character, viewerUid, role);
            return (
              <CharacterRow
                key={character.id}
                character={character}
                system={campaign.system}
                owner={character.userId === viewerUid ? "Toi" : owners.get(character.userId)}
                arrived={arrived.has(character.id)}
                onRemove={
                  mayNow("removeCharacter", standing, editing)
                    ? () => setAsked({ character, removal: "remove" })
                    : undefined
                }
                onDelete={
                  mayNow("deleteCharacter", standing, editing)
                    ? () => setAsked({ character, removal: "delete" })
                    : undefined
                }
              />
            );
          })}
        </AutoGrid>
      )}
      {role === "player" && <LinkCharacter campaign={campaign} uid={viewerUid} />}
      {asked && (
        <ConfirmDialog
          title={`${asked.removal === "remove" ? "Retirer" : "Supprimer"} ${asked.character.name} ?`}
          confirm={asked.removal === "remove" ? "Retirer" : "Supprimer"}
          danger
          busy={busy}
          onCancel={close}
          onConfirm={() => remove(asked.character, asked.removal, close)}
        >
          {asked.removal === "remove"
            ? "Le personnage quitte la table et reste dans l'espace de jeu de son joueur."
            : "La fiche disparaît de la campagne et de l'espace de jeu. Son joueur peut la restaurer pendant 30 jours."}
        </ConfirmDialog>
      )}
    </TitledCard>
  );
}

function standingTo({ userId }: CampaignCharacter, viewerUid: string, role: ViewerRole): Standing {
  if (role === "mj") return "mj";
  if (userId === viewerUid) return "owner";
  return role === "player" ? "player" : "stranger";
}
