import { useMediaQuery } from "@mantine/hooks";
import type { OnlinePlayer } from "domain/table/presence/heartbeats";
import { Suspense, useEffect, useRef, useState } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { NO_QUERY } from "../../api/useLiveQuery";
import { STORAGE_KEYS } from "../../browser/storageKeys";
import { useLiveMembers } from "../../live/campaigns";
import { useCampaignCharacters } from "../../live/characters";
import { useLiveInitiative } from "../../live/fights";
import { dataOf } from "../../live/liveSource";
import { useTableScene } from "../../live/scene/scenes";
import { useCampaignPresence } from "../../live/useCampaignPresence";
import { useConnection } from "../../live/useConnection";
import { usePresence } from "../../live/usePresence";
import { useMember } from "../../session/SessionProvider";
import banner from "../../table/asks/AskBanner.module.css";
import { useTableDice } from "../../table/dice/useTableDice";
import { Recap } from "../../table/evenings/Recap";
import { SharedInitiative } from "../../table/initiative/SharedInitiative";
import { MapPlace } from "../../table/map/MapPlace";
import { Messages } from "../../table/messages/Messages";
import { useRoomNews } from "../../table/news/useRoomNews";
import { Participants } from "../../table/participants/Participants";
import { TablePlay } from "../../table/play/TablePlay";
import { DiceLog } from "../../table/rollLog/DiceLog";
import { useCampaignParts } from "../../table/useCampaignParts";
import { lazy } from "../../ui/lazy";
import { ScrollBox } from "../../ui/ScrollBox";
import { Loading } from "../../ui/Spinner";
import { useFileDrop } from "../../ui/useFileDrop";
import { usePageTitle } from "../../ui/usePageTitle";
import { RoomAsks } from "./asks/RoomAsks";
import { DiceTray } from "./dice/DiceTray";
import { type OpenRoom, RoomAccess } from "./RoomAccess";
import { RoomHeader } from "./RoomHeader";
import { type RoomPart, RoomParts } from "./RoomParts";
import styles from "./RoomScreen.module.css";
import { TableScreen } from "./screen/TableScreen";

/** Players do not load it. */
const MjTable = lazy(() => import("./mj/MjTable"));

/** Nobody waits for it. */
const NewForHeroes = lazy(() => import("../../table/news/NewForHeroes"));

/** A table with a scene does not load it. */
const RoomHeroes = lazy(() => import("./RoomHeroes"));

const NOBODY: ReadonlyMap<string, OnlinePlayer> = new Map();

/** `/session/{id}?system=`: the room behind the VTT link (product §4), where no other VTT is configured; `vue=table` is the table's screen, which all see. */
export default function RoomScreen() {
  const { id = "" } = useParams();
  const [query] = useSearchParams();
  const tableView = query.get("vue") === "table";
  return (
    <RoomAccess key={id} id={id}>
      {(room) => (tableView ? <TableScreen campaign={room.campaign} /> : <ArrangedRoom {...room} />)}
    </RoomAccess>
  );
}

/** Waits for what decides how the room is laid out: the scene on the table, and the turns. */
function ArrangedRoom(room: OpenRoom) {
  const { id } = room.campaign;
  const scene = useTableScene(id);
  const turns = useLiveInitiative(id);
  const connected = useConnection();
  const [arranged, setArranged] = useState(false);
  const known = scene.status !== "loading" && turns.status !== "loading";
  if (!arranged && (known || !connected)) setArranged(true);
  const isMj = useMember().uid === room.campaign.mj.uid;
  if (!arranged) return <Loading>Chargement de la table...</Loading>;
  return (
    <>
      {isMj ? (
        <Suspense fallback={<Loading>Chargement de la table...</Loading>}>
          <MjTable {...room} />
        </Suspense>
      ) : (
        <Room {...room} />
      )}
      <Recap campaignId={id} />
    </>
  );
}

/** A player's room: the turns, the map or else the heroes, who is here, the dice and the messages. */
function Room({ campaign, open }: OpenRoom) {
  const { uid } = useMember();
  const { id, system } = campaign;
  const { page, role } = useCampaignParts(id, system, NO_QUERY);
  const members = useLiveMembers(id);
  const presence = useCampaignPresence(id);
  const connected = useConnection();
  const hasMap = dataOf(useTableScene(id))?.shown !== undefined;
  const [part, setPart] = useState<RoomPart>(hasMap ? "map" : "messages");
  const [unread, setUnread] = useState(0);
  const dice = useTableDice(id, system, false);
  const wide = useMediaQuery("(min-width: 1181px)", true, { getInitialValueInEffect: false });
  usePresence(id, "table");
  usePageTitle(campaign.name);
  // It is the MJ who brings pictures; the browser would leave the room for one.
  useFileDrop(undefined);

  const mapPlace = useRef<HTMLDivElement>(null);
  const showPart = (next: RoomPart) => {
    setPart(next);
    if (next === "messages") setUnread(0);
  };
  const hearInRoom = useRoomNews(id, () => showPart("messages"));
  // All of a map that fills the screen, and not its upper half below the room's header.
  useEffect(() => {
    if (part === "map" && !wide) mapPlace.current?.scrollIntoView({ block: "start" });
  }, [part, wide]);
  const heroes = dataOf(useCampaignCharacters(id))?.filter(({ userId }) => userId === uid) ?? [];
  const ownCharacters = page?.characters.filter(({ userId }) => userId === uid) ?? [];
  return (
    <>
      <div className={banner.banners}>
        <RoomAsks campaignId={id} system={system} connected={connected} heroes={heroes} />
        <Suspense>
          <NewForHeroes campaignId={id} system={system} isMj={false} />
        </Suspense>
      </div>
      <div className={styles.room} data-system={system} data-part={part} data-map={hasMap || undefined}>
        <RoomHeader campaign={campaign} open={open} characters={ownCharacters} />
        <div className={styles.turns}>
          <SharedInitiative
            campaignId={id}
            characterIds={ownCharacters.map((one) => one.id)}
            system={system}
            strip
          />
        </div>
        <RoomParts
          className={styles.parts}
          part={wide && part === "map" ? "messages" : part}
          withMap={!wide}
          unread={unread}
          onPart={showPart}
        />
        <div className={styles.map} ref={mapPlace}>
          {(wide || part === "map") &&
            (hasMap ? (
              <MapPlace campaignId={id} system={system} connected={connected} heroes={heroes} />
            ) : (
              <Suspense>
                <RoomHeroes campaignId={id} system={system} />
              </Suspense>
            ))}
        </div>
        <div className={styles.table}>
          {page && members.status !== "loading" && (
            <ScrollBox label="Autour de la table">
              <Participants
                campaign={page}
                viewerUid={uid}
                role={role}
                editing={false}
                online={presence.status === "ready" ? presence.data : NOBODY}
              />
            </ScrollBox>
          )}
        </div>
        <div className={styles.dice}>
          <DiceTray dice={dice} connected={connected} heroes={heroes} />
          <DiceLog campaignId={id} isMj={false} />
          <TablePlay campaignId={id} storageKey={STORAGE_KEYS.campaignPanel(id, "roomPlay")} />
        </div>
        <div className={styles.messages}>
          <Messages
            campaign={campaign}
            players={page?.players ?? []}
            dice={dice}
            connected={connected}
            onReceived={(message) => {
              const isSeen = part === "messages" || (wide && part === "map");
              if (!isSeen) setUnread((count) => count + 1);
              hearInRoom(message, isSeen);
            }}
          />
        </div>
      </div>
    </>
  );
}
