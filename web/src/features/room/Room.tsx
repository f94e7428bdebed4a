import type { OnlinePlayer } from "domain/presence/heartbeats";
import { useState } from "react";
import { useCampaignPresence } from "../../live/useCampaignPresence";
import { useConnection } from "../../live/useConnection";
import type { LiveCampaign } from "../../live/useLiveCampaign";
import { useLiveMembers } from "../../live/useLiveMembers";
import { usePresence } from "../../live/usePresence";
import { useMember } from "../../session/SessionProvider";
import { SharedInitiative } from "../../table/initiative/SharedInitiative";
import { Participants } from "../../table/participants/Participants";
import { DiceLog } from "../../table/rollLog/DiceLog";
import { useCampaignParts } from "../../table/useCampaignParts";
import { ScrollBox } from "../../ui/ScrollBox";
import { usePageTitle } from "../../ui/usePageTitle";
import { DiceTray } from "./dice/DiceTray";
import { MapPlace } from "./map/MapPlace";
import { Messages } from "./messages/Messages";
import styles from "./Room.module.css";
import { RoomHeader } from "./RoomHeader";
import { type RoomPart, RoomParts } from "./RoomParts";

interface RoomProps {
  campaign: LiveCampaign;
  /** Whether players may come in. */
  open: boolean;
}

const NOBODY: ReadonlyMap<string, OnlinePlayer> = new Map();

/** The table itself: who is here, whose turn it is, the dice, the talk, and the place of the map. */
export function Room({ campaign, open }: RoomProps) {
  const { uid } = useMember();
  const { id, system } = campaign;
  const isMj = campaign.mj.uid === uid;
  const { page } = useCampaignParts(id, system, undefined);
  const members = useLiveMembers(id);
  const presence = useCampaignPresence(id);
  const connected = useConnection();
  const [part, setPart] = useState<RoomPart>("talk");
  const [received, setReceived] = useState<string>();
  const [seen, setSeen] = useState<string>();
  usePresence(id, "table");
  usePageTitle(campaign.name);

  const turnTo = (next: RoomPart) => {
    if (part === "talk") setSeen(received);
    setPart(next);
  };
  const ownCharacters = page?.characters.filter(({ userId }) => userId === uid).map((one) => one.id) ?? [];
  return (
    <div className={styles.room} data-system={system} data-part={part}>
      <RoomHeader campaign={campaign} isMj={isMj} open={open} />
      <div className={styles.turns}>
        <SharedInitiative campaignId={id} characterIds={ownCharacters} strip />
      </div>
      <RoomParts part={part} unread={part !== "talk" && received !== seen} onPart={turnTo} />
      <div className={styles.table}>
        <MapPlace campaignId={id} />
        {page && members.status !== "loading" && (
          <ScrollBox label="Autour de la table">
            <Participants
              campaign={page}
              viewerUid={uid}
              role={isMj ? "mj" : "player"}
              editing={false}
              online={presence.status === "ready" ? presence.data : NOBODY}
            />
          </ScrollBox>
        )}
      </div>
      <div className={styles.dice}>
        <DiceTray campaignId={id} system={system} connected={connected} />
        <DiceLog campaignId={id} isMj={isMj} />
      </div>
      <div className={styles.talk}>
        <Messages
          campaignId={id}
          system={system}
          mj={campaign.mj}
          players={page?.players ?? []}
          connected={connected}
          onReceived={setReceived}
        />
      </div>
    </div>
  );
}
