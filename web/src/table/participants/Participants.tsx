import { Badge, Button, Group, Text } from "@mantine/core";
import { mayNow } from "domain/table/campaign/authority";
import type { CampaignPage, CampaignPlayer } from "domain/table/campaign/campaignPage";
import type { ViewerRole } from "domain/table/campaign/viewerRole";
import { type OnlinePlayer, PAGE_LABELS } from "domain/table/presence/heartbeats";
import { plural } from "domain/values/text/plural";
import { useState } from "react";
import { AutoGrid } from "../../ui/AutoGrid";
import { Avatar } from "../../ui/Avatar";
import arrivals from "../../ui/arrivals.module.css";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { Person } from "../../ui/Person";
import { TitledCard } from "../../ui/TitledCard";
import { useArrivals } from "../../ui/useArrivals";
import { useRemovePlayer } from "./useRemovePlayer";

interface ParticipantsProps {
  campaign: CampaignPage;
  /** Whose screen this is. */
  viewerUid: string;
  role: ViewerRole;
  editing: boolean;
  online: ReadonlyMap<string, OnlinePlayer>;
}

/** The MJ and the players, who of them is here, and where (design: Presence). */
export function Participants({ campaign, viewerUid, role, editing, online }: ParticipantsProps) {
  const { players, mj } = campaign;
  const [removed, setRemoved] = useState<CampaignPlayer>();
  const arrived = useArrivals(players.map(({ uid }) => uid));
  const { remove, removing } = useRemovePlayer(campaign);
  const canRemove = role === "mj" && mayNow("removePlayer", "mj", editing);
  const onlineCount = players.filter(({ uid }) => online.has(uid)).length;
  const close = () => setRemoved(undefined);
  return (
    <TitledCard
      title="Participants"
      titleSize="h3"
      gap="sm"
      aside={
        <Text size="sm" c="dimmed">
          {players.length} {plural(players.length, "joueur", "joueurs")} ·{" "}
          <Text span inherit c="ok">
            {onlineCount} en ligne
          </Text>
        </Text>
      }
    >
      <AutoGrid component="ul" min={290} gap="2px 10px" mx={-8}>
        <Participant
          player={{ ...mj, pronouns: "" }}
          presence={online.get(mj.uid)}
          you={mj.uid === viewerUid}
          mj
        />
        {players.map((player) => (
          <Participant
            key={player.uid}
            player={player}
            presence={online.get(player.uid)}
            you={player.uid === viewerUid}
            arrived={arrived.has(player.uid)}
            onRemove={canRemove ? () => setRemoved(player) : undefined}
          />
        ))}
      </AutoGrid>
      {players.length === 0 && (
        <Text size="sm" c="dimmed">
          Aucun joueur pour l'instant : partage le lien d'invitation.
        </Text>
      )}
      {removed && (
        <ConfirmDialog
          title={`Retirer ${removed.name} ?`}
          confirm="Retirer de la campagne"
          danger
          busy={removing}
          onCancel={close}
          onConfirm={() => remove(removed.uid, close)}
        >
          {removed.name} n'aura plus accès à la campagne et ses personnages quitteront la table. Un nouveau
          lien d'invitation lui permettrait de revenir.
        </ConfirmDialog>
      )}
    </TitledCard>
  );
}

interface ParticipantProps {
  player: CampaignPlayer;
  presence: OnlinePlayer | undefined;
  you: boolean;
  mj?: boolean;
  arrived?: boolean;
  onRemove?: (() => void) | undefined;
}

function Participant({ player, presence, you, mj = false, arrived = false, onRemove }: ParticipantProps) {
  const { name, pronouns, photoURL } = player;
  const [page] = presence?.pages ?? [];
  const isOnline = presence !== undefined;
  return (
    <Group
      component="li"
      gap="8px 12px"
      mih={54}
      px={8}
      py={6}
      className={arrived ? arrivals.arrived : undefined}
    >
      <Person
        avatar={<Avatar name={name} photoURL={photoURL} online={isOnline} />}
        faded={!isOnline}
        name={name}
        beside={
          <>
            {pronouns && (
              <Text span size="xs" c="dimmed">
                {pronouns}
              </Text>
            )}
            {mj && <Badge color="system">MJ</Badge>}
            {you && <Badge color="accent">Toi</Badge>}
          </>
        }
      >
        <Text size="xs" c={isOnline ? "ok" : "dimmed"} lh="inherit">
          {isOnline ? `En ligne${page ? ` · ${PAGE_LABELS[page]}` : ""}` : "Hors ligne"}
        </Text>
      </Person>
      {onRemove && (
        <Button size="sm" aria-label={`Retirer ${name} de la campagne`} onClick={onRemove}>
          Retirer
        </Button>
      )}
    </Group>
  );
}
