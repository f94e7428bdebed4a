import { Badge, Button, Paper } from "@mantine/core";
import { mayNow } from "domain/campaign/authority";
import type { CampaignPage, CampaignPlayer } from "domain/campaign/campaignPage";
import type { ViewerRole } from "domain/campaign/viewerRole";
import { type OnlinePlayer, PAGE_LABELS } from "domain/presence/heartbeats";
import { plural } from "domain/text/plural";
import { useState } from "react";
import { Avatar } from "../../ui/Avatar";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { useArrivals } from "../../ui/useArrivals";
import styles from "./Participants.module.css";
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
  const [leaving, setLeaving] = useState<CampaignPlayer>();
  const arrived = useArrivals(players.map(({ uid }) => uid));
  const { remove, removing } = useRemovePlayer(campaign);
  const canRemove = role === "mj" && mayNow("removePlayer", "mj", editing);
  const here = [mj, ...players].filter(({ uid }) => online.has(uid)).length;
  return (
    <Paper component="section" className={styles.card} aria-labelledby="campaign-participants">
      <div className={styles.head}>
        <h2 id="campaign-participants">Participants</h2>
        <p className={styles.count}>
          {players.length} {plural(players.length, "joueur", "joueurs")} ·{" "}
          <span className={styles.here}>{here} en ligne</span>
        </p>
      </div>
      <ul className={styles.list}>
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
            onRemove={canRemove ? () => setLeaving(player) : undefined}
          />
        ))}
      </ul>
      {players.length === 0 && (
        <p className={styles.none}>Aucun joueur pour l'instant : partagez le lien d'invitation.</p>
      )}
      {leaving && (
        <ConfirmDialog
          title={`Retirer ${leaving.name} ?`}
          confirm="Retirer de la campagne"
          danger
          busy={removing}
          onCancel={() => setLeaving(undefined)}
          onConfirm={() => remove(leaving.uid, () => setLeaving(undefined))}
        >
          {leaving.name} n'aura plus accès à la campagne et ses personnages quitteront la table. Un nouveau
          lien d'invitation lui permettrait de revenir.
        </ConfirmDialog>
      )}
    </Paper>
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
  return (
    <li className={styles.row} data-arrived={arrived || undefined} data-away={presence ? undefined : true}>
      <Avatar name={name} photoURL={photoURL} online={presence !== undefined} />
      <span className={styles.who}>
        <span className={styles.name}>
          <strong>{name}</strong>
          {pronouns && <small>{pronouns}</small>}
          {mj && <Badge color="system">MJ</Badge>}
          {you && <Badge color="accent">Vous</Badge>}
        </span>
        <small className={styles.where}>
          {presence === undefined ? "Hors ligne" : `En ligne${page ? ` · ${PAGE_LABELS[page]}` : ""}`}
        </small>
      </span>
      {onRemove && (
        <Button size="sm" aria-label={`Retirer ${name} de la campagne`} onClick={onRemove}>
          Retirer
        </Button>
      )}
    </li>
  );
}
