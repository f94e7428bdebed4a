import { Button } from "@mantine/core";
import { useDisclosure, useLocalStorage, useMediaQuery } from "@mantine/hooks";
import type { OnlinePlayer } from "domain/table/presence/heartbeats";
import { isDeepEqual } from "domain/values/isDeepEqual";
import { type CSSProperties, Suspense, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { NO_QUERY } from "../../../api/useLiveQuery";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { dataOf } from "../../../live/liveSource";
import { useTableScene } from "../../../live/scene/scenes";
import { useCampaignPresence } from "../../../live/useCampaignPresence";
import { useConnection } from "../../../live/useConnection";
import { usePresence } from "../../../live/usePresence";
import { useStableValue } from "../../../live/useStableValue";
import { useMember } from "../../../session/SessionProvider";
import { useTableDice } from "../../../table/dice/useTableDice";
import { FightProvider, useFightTable } from "../../../table/fight/FightProvider";
import { PanelHeroes } from "../../../table/heroes/PanelHeroes";
import { CompactOrder } from "../../../table/initiative/CompactOrder";
import { ScreenKeysProvider } from "../../../table/map/controls/screenKeys";
import { MapHeaderPlaceProvider } from "../../../table/map/mapHeaderPlace";
import { preparedScene } from "../../../table/map/mj/scenes/preparedScene";
import { useChat } from "../../../table/messages/useChat";
import { useRoomNews } from "../../../table/news/useRoomNews";
import { Participants } from "../../../table/participants/Participants";
import { fightCommands, linesOf, screenCommands, useCommandKeys } from "../../../table/session/commands";
import { useCampaignParts } from "../../../table/useCampaignParts";
import { lazy } from "../../../ui/lazy";
import { SidePlaceProvider } from "../../../ui/SideWindow";
import { useLasting } from "../../../ui/useLasting";
import { usePageTitle } from "../../../ui/usePageTitle";
import type { OpenRoom } from "../RoomAccess";
import { ActiveTurn } from "./ActiveTurn";
import { DropPlace } from "./DropPlace";
import { MjMapPlace } from "./MjMapPlace";
import styles from "./MjTable.module.css";
import { NewestRoll } from "./NewestRoll";
import { TableActions } from "./TableActions";
import { TableHeader } from "./TableHeader";
import { TableLog } from "./TableLog";
import { type TablePart, TableTabs } from "./TableTabs";
import { TurnBar } from "./TurnBar";
import { useCommands } from "./useCommands";

const DiceDialog = lazy(() => import("../../../table/dice/DiceDialog"));
const LateShares = lazy(() => import("../../../table/saves/LateShares"));
const TableKeyHelp = lazy(() => import("./TableKeyHelp"));

const NOBODY: ReadonlyMap<string, OnlinePlayer> = new Map();

/** For how long, in milliseconds, order and log wait for the roster: what comes with it would push them down. */
const ROSTER_MS = 4_000;

/** Where there is room for all of the table at once. */
const WIDE = "(min-width: 1180px)";

/** The room for its MJ: the map, the heroes, the turn with what its creature does, and what happens, in one sight. */
export default function MjTable(room: OpenRoom) {
  const { id, system } = room.campaign;
  return (
    <FightProvider campaignId={id} system={system} query={NO_QUERY}>
      <Table {...room} />
    </FightProvider>
  );
}

function Table({ campaign, open }: OpenRoom) {
  const { id, system } = campaign;
  const { uid } = useMember();
  const { fight, fighters, chosen, session, roster, known, waiting } = useFightTable();
  const { page, role } = useCampaignParts(id, system, NO_QUERY);
  const presence = dataOf(useCampaignPresence(id)) ?? NOBODY;
  const connected = useConnection();
  const dice = useTableDice(id, system, true);
  const wide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false }) ?? true;
  const [part, setPart] = useState<TablePart>("turn");
  const [unread, setUnread] = useState(false);
  const [preparing, setPreparing] = useState(false);
  const [chosenScene, chooseScene] = useState<string>();
  const [mapListens, setMapListens] = useState(false);
  const [mapPlace, setMapPlace] = useState<HTMLElement | null>(null);
  const [sidePlace, setSidePlace] = useState<HTMLElement | null>(null);
  const [trayShown, tray] = useDisclosure();
  const [helpShown, help] = useDisclosure();
  const { Commands, close: closeCommands, ...drawer } = useCommands();
  const showPart = (next: TablePart) => {
    setPart(next);
    closeCommands();
    if (next === "log") setUnread(false);
  };
  const hearInRoom = useRoomNews(id, () => showPart("log"));
  const chat = useChat({
    ...{ campaign, dice, connected },
    onReceived: (message) => {
      const isSeen = wide || part === "log";
      if (!isSeen) setUnread(true);
      void hearInRoom(message, isSeen);
    },
  });
  const shownScene = dataOf(useTableScene(id))?.shown?.sceneId;
  const hasMap = shownScene !== undefined || preparing;
  const openScene = chosenScene ?? shownScene;
  const players = page?.players ?? [];
  const isRosterLate = useLasting(!known, ROSTER_MS);
  usePresence(id, "table");
  usePageTitle(campaign.name);

  const [keysActive, setKeysActive] = useLocalStorage({
    key: STORAGE_KEYS.mjPanelKeys,
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  const isShown = (one: TablePart) => wide || part === one;
  const hasCommands = drawer.opened && Commands !== undefined && isShown("table");
  const write = () => {
    // At once: what is typed after the key is the message.
    flushSync(() => showPart("log"));
    chat.composer.field.current?.focus();
  };
  const [dicePress, helpPress] = screenCommands({
    dice: tray.open,
    // A map that listens lists its keys with these.
    help: mapListens ? undefined : help.open,
  });
  const message = { id: "message", keys: ["/"], label: "Écrire un message ou une commande", run: write };
  const commands = [...fightCommands(fight, session), dicePress, message];
  useCommandKeys([...commands, helpPress], keysActive);
  const lines = useStableValue(linesOf(commands), isDeepEqual);
  const keys = useMemo(
    () => ({ lines, active: keysActive, onActive: setKeysActive, onMap: setMapListens }),
    [lines, keysActive, setKeysActive],
  );
  const heroes = (
    <PanelHeroes
      {...{ system, roster, known, waiting, fighters, chosen }}
      onChoose={session.choose}
      size={hasMap && wide ? "strip" : "large"}
    />
  );
  return (
    <div
      className={styles.table}
      data-system={system}
      data-part={wide ? undefined : part}
      style={{ "--rows": fight.initiative.order.length } as CSSProperties}
    >
      <TableHeader campaign={campaign} open={open} wide={wide} commands={drawer} onMapPlace={setMapPlace} />
      <div className={styles.left}>
        {hasMap && isShown("map") && (
          <div className={styles.map}>
            <MapHeaderPlaceProvider value={wide ? mapPlace : null}>
              <ScreenKeysProvider value={keys}>
                <MjMapPlace
                  {...{ campaignId: id, system, connected }}
                  chosen={chosenScene}
                  onChoose={chooseScene}
                  onPress={session.point}
                />
              </ScreenKeysProvider>
            </MapHeaderPlaceProvider>
          </div>
        )}
        {(isShown("heroes") || (!hasMap && isShown("map"))) && (
          <div className={styles.heroes} data-large={!hasMap || undefined}>
            {heroes}
          </div>
        )}
        {!hasMap && isShown("map") && (
          <Button className={styles.prepare ?? ""} onClick={() => setPreparing(true)}>
            Préparer une carte
          </Button>
        )}
      </div>
      <div
        className={styles.right}
        data-covered={hasCommands || undefined}
        data-coming={(!known && !isRosterLate) || undefined}
      >
        <TurnBar overOrder={isShown("turn")} />
        {isShown("turn") && <CompactOrder />}
        {isShown("turn") && (
          <div className={styles.active}>
            <ActiveTurn />
          </div>
        )}
        {isShown("log") && (
          <SidePlaceProvider value={wide ? sidePlace : null}>
            <TableLog table={campaign} players={players} chat={chat} onDice={tray.open} />
          </SidePlaceProvider>
        )}
        {wide && <div className={styles.side} ref={setSidePlace} />}
        {hasCommands && (
          <Commands {...{ id: drawer.id, table: campaign, dice, connected }} onClose={closeCommands} />
        )}
      </div>
      {!wide && part === "table" && (
        <div className={styles.around} inert={hasCommands}>
          <div className={styles.acts}>
            <TableActions table={campaign} commands={drawer} />
          </div>
          {page && (
            <Participants campaign={page} viewerUid={uid} role={role} editing={false} online={presence} />
          )}
        </div>
      )}
      <DropPlace
        campaignId={id}
        system={system}
        sceneOf={(scenes) => (hasMap ? preparedScene(scenes, openScene) : undefined)}
        onMade={(sceneId) => {
          chooseScene(sceneId);
          showPart("map");
        }}
      />
      {!wide && part !== "log" && part !== "table" && <NewestRoll campaignId={id} />}
      {!wide && <TableTabs part={part} unread={unread} onPart={showPart} />}
      <Suspense>
        <LateShares campaignId={id} />
        {trayShown && <DiceDialog campaignId={id} system={system} onClose={tray.close} />}
        {helpShown && (
          <TableKeyHelp
            lines={linesOf([...commands, helpPress])}
            active={keysActive}
            onActive={setKeysActive}
            onClose={help.close}
          />
        )}
      </Suspense>
    </div>
  );
}
