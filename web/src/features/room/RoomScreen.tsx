import type { OnlinePlayer } from "domain/presence/heartbeats";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { NO_QUERY } from "../../api/useLiveQuery";
import { STORAGE_KEYS } from "../../browser/storageKeys";
import { dataOf } from "../../live/liveSource";
import { useCampaignCharacters } from "../../live/useCampaignCharacters";
import { useCampaignPresence } from "../../live/useCampaignPresence";
import { useConnection } from "../../live/useConnection";
import { useLiveMembers } from "../../live/useLiveMembers";
import { usePresence } from "../../live/usePresence";
import { useMember } from "../../session/SessionProvider";
import { SharedInitiative } from "../../table/initiative/SharedInitiative";
import { Participants } from "../../table/participants/Participants";
import { TablePlay } from "../../table/play/TablePlay";
import { DiceLog } from "../../table/rollLog/DiceLog";
import { useCampaignParts } from "../../table/useCampaignParts";
import { ScrollBox } from "../../ui/ScrollBox";
import { usePageTitle } from "../../ui/usePageTitle";
import { RoomAsks } from "./asks/RoomAsks";
import { DiceTray } from "./dice/DiceTray";
import { MapPlace } from "./map/MapPlace";
import { Messages } from "./messages/Messages";
import { type OpenRoom, RoomAccess } from "./RoomAccess";
import { RoomHeader } from "./RoomHeader";
import { type RoomPart, RoomParts } from "./RoomParts";
import styles from "./RoomScreen.module.css";

const NOBODY: ReadonlyMap<string, OnlinePlayer> = new Map();

/** `/session/{id}?system=`: the room behind the VTT link (product §4), where no other VTT is configured. */
export default function RoomScreen() {
  const { id = "" } = useParams();
  return (
    <RoomAccess key={id} id={id}>
      {(room) => <Room {...room} />}
    </RoomAccess>
  );
}

/** The room's parts: the turns, the map, who is here, the dice and the messages. */
function Room({ campaign, open }: OpenRoom) {
  const { uid } = useMember();
  const { id, system } = campaign;
  const isMj = campaign.mj.uid === uid;
  const { page } = useCampaignParts(id, system, NO_QUERY);
  const members = useLiveMembers(id);
  const presence = useCampaignPresence(id);
  const connected = useConnection();
  const [part, setPart] = useState<RoomPart>("messages");
  const [unread, setUnread] = useState(false);
  usePresence(id, "table");
  usePageTitle(campaign.name);

  const showPart = (next: RoomPart) => {
    setPart(next);
    if (next === "messages") setUnread(false);
  };
  const heroes = dataOf(useCampaignCharacters(id))?.filter(({ userId }) => isMj || userId === uid) ?? [];
  const ownCharacters = page?.characters.filter(({ userId }) => userId === uid).map((one) => one.id) ?? [];
  return (
    <>
      {!isMj && <RoomAsks campaignId={id} system={system} connected={connected} heroes={heroes} />}
      <div className={styles.room} data-wide data-system={system} data-part={part}>
        <RoomHeader campaign={campaign} isMj={isMj} open={open} />
        <div className={styles.turns}>
          <SharedInitiative campaignId={id} characterIds={ownCharacters} strip />
        </div>
        <RoomParts className={styles.parts} part={part} unread={unread} onPart={showPart} />
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
          <DiceTray campaignId={id} system={system} connected={connected} heroes={heroes} />
          <DiceLog campaignId={id} isMj={isMj} />
          <TablePlay campaignId={id} storageKey={STORAGE_KEYS.campaignPanel(id, "roomPlay")} />
        </div>
        <div className={styles.messages}>
          <Messages
            campaign={campaign}
            players={page?.players ?? []}
            connected={connected}
            onReceived={() => setUnread(part !== "messages")}
          />
        </div>
      </div>
    </>
  );
}
