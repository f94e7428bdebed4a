import { Paper } from "@mantine/core";
import { mayNow, type Standing } from "domain/campaign/authority";
import type { CampaignCharacter, CampaignPage } from "domain/campaign/campaignPage";
import type { ViewerRole } from "domain/campaign/viewerRole";
import { useState } from "react";
import { ConfirmDialog } from "../../../ui/ConfirmDialog";
import { useArrivals } from "../../../ui/useArrivals";
import { CharacterRow } from "./CharacterRow";
import { LinkCharacter } from "./LinkCharacter";
import styles from "./TableCharacters.module.css";
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
  const [asking, setAsking] = useState<{ character: CampaignCharacter; removal: CharacterRemoval }>();
  const { remove, busy } = useCharacterRemoval(campaign, viewerUid);
  const arrived = useArrivals(characters.map(({ id }) => id));
  const owners = new Map([mj, ...players].map(({ uid, name }) => [uid, name]));

  return (
    <Paper component="section" className={styles.card} aria-labelledby="campaign-characters">
      <h2 id="campaign-characters">Personnages</h2>
      {characters.length === 0 && <p className={styles.none}>Aucun personnage à cette table.</p>}
      {characters.length > 0 && (
        <ul className={styles.list}>
          {characters.map((character) => {
            const standing = standingTo(character, viewerUid, role);
            return (
              <CharacterRow
                key={character.id}
                character={character}
                system={campaign.system}
                owner={character.userId === viewerUid ? "Vous" : owners.get(character.userId)}
                arrived={arrived.has(character.id)}
                onRemove={
                  mayNow("removeCharacter", standing, editing)
                    ? () => setAsking({ character, removal: "remove" })
                    : undefined
                }
                onDelete={
                  mayNow("deleteCharacter", standing, editing)
                    ? () => setAsking({ character, removal: "delete" })
                    : undefined
                }
              />
            );
          })}
        </ul>
      )}
      {role === "player" && <LinkCharacter campaign={campaign} uid={viewerUid} />}
      {asking && (
        <ConfirmDialog
          title={`${asking.removal === "remove" ? "Retirer" : "Supprimer"} ${asking.character.name} ?`}
          confirm={asking.removal === "remove" ? "Retirer" : "Supprimer"}
          danger
          busy={busy}
          onCancel={() => setAsking(undefined)}
          onConfirm={() => remove(asking.character, asking.removal, () => setAsking(undefined))}
        >
          {asking.removal === "remove"
            ? "Le personnage quitte la table et reste dans l'espace de jeu de son joueur."
            : "La fiche disparaît de la campagne et de l'espace de jeu. Son joueur peut la restaurer pendant 30 jours."}
        </ConfirmDialog>
      )}
    </Paper>
  );
}

function standingTo({ userId }: CampaignCharacter, viewerUid: string, role: ViewerRole): Standing {
  if (role === "mj") return "mj";
  if (userId === viewerUid) return "owner";
  return role === "player" ? "player" : "stranger";
}
