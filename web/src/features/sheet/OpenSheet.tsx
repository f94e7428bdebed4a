import { Alert } from "@mantine/core";
import type { Character } from "domain/character/character";
import { nameLabel } from "domain/character/fallbacks";
import { applyEquipment } from "domain/equipment/applyEquipment";
import { carriedItems } from "domain/inventory/tabs";
import { isRecord } from "domain/reading/fields";
import { type ReactNode, useMemo } from "react";
import { useItemsQuery } from "../../api/items";
import { STORAGE_KEYS } from "../../browser/storageKeys";
import { useConnection } from "../../live/useConnection";
import { SharedInitiative } from "../../table/initiative/SharedInitiative";
import { PlayHistory } from "../../table/play/PlayHistory";
import { PlayNews } from "../../table/play/PlayNews";
import type { Play } from "../../table/play/usePlay";
import { TableRolls } from "../../table/rollLog/TableRolls";
import { RollProvider } from "../../ui/RollButton";
import { usePageTitle } from "../../ui/usePageTitle";
import { Dnd5eSheet } from "./dnd5e/Dnd5eSheet";
import { Raised } from "./dnd5e/Raised";
import { Notes } from "./dnd5e/Story";
import { SheetHeader } from "./header/SheetHeader";
import { HitPointsCard } from "./hitPoints/HitPointsCard";
import { InventoryManager } from "./InventoryManager";
import { SheetMenu } from "./menu/SheetMenu";
import { PlayTrackers } from "./play/PlayTrackers";
import { SheetPowers } from "./powers/SheetPowers";
import { RollBox } from "./rolls/RollBox";
import { useRolls } from "./rolls/useRolls";
import { useSharing } from "./rolls/useSharing";
import styles from "./SheetScreen.module.css";
import { SheetSpells } from "./spells/SheetSpells";
import { SystemSheet } from "./system/SystemSheet";
import { ActionTabs } from "./tabs/ActionTabs";
import { InventoryTabs } from "./tabs/InventoryTabs";
import { useSheetPlay } from "./useSheetPlay";
import { useSheetTable } from "./useSheetTable";

const ITEMS_FAILURE = "Impossible de charger les objets associés au personnage.";

interface OpenSheetProps {
  character: Character;
  raw: unknown;
  refetch: () => void;
  /** Mounts the sheet anew, with listeners that begin anew. */
  retry: () => void;
  /** Shown instead of somebody else's sheet once the viewer has left their table. */
  unreadable: ReactNode;
}

/** A character's sheet with its equipment applied, and the rolls made on it. */
export function OpenSheet({ character, raw, refetch, retry, unreadable }: OpenSheetProps) {
  const { system, id, inventoryItems } = character;
  const connected = useConnection();
  const { table, isOwner, isMj, lost } = useSheetTable(character, connected);
  const editable = isOwner || isMj;
  const ids = useMemo(() => inventoryItems.map(({ itemId }) => itemId), [inventoryItems]);
  const { items, failed } = useItemsQuery(system, ids);
  const equipped = useMemo(
    () => applyEquipment(character, inventoryItems, items),
    [character, inventoryItems, items],
  );
  const carried = useMemo(() => carriedItems(inventoryItems, items, system), [inventoryItems, items, system]);
  const { play, failed: playFailed, shown, shownRaw } = useSheetPlay(equipped, { isOwner, isMj, connected });
  const rawInPlay = useMemo(() => shownRaw(raw), [shownRaw, raw]);
  const sharing = useSharing(character, connected);
  const mayShare = table !== undefined && editable;
  const effects = useMemo(() => (play ? play.system.rollEffectsOf(play.state, play.limits) : []), [play]);
  const rolls = useRolls({
    share: mayShare ? sharing.share : undefined,
    effects,
    pay: editable ? play?.pressAll : undefined,
  });
  usePageTitle(nameLabel(character));

  // The security rules end the character's own listener only when the document next changes.
  if (lost && !isOwner) return unreadable;

  // Its place is kept while it is on its way.
  const inPlay = play !== undefined || connected || playFailed;
  const trackers = inPlay && (
    <PlayTrackers
      system={system}
      characterId={id}
      play={play}
      retry={playFailed ? retry : undefined}
      editable={editable}
    />
  );
  const actions = <ActionTabs character={shown(equipped.character)} />;
  const inventory = (
    <InventoryTabs
      character={character}
      carried={carried}
      problem={failed ? ITEMS_FAILURE : undefined}
      aside={isOwner && <InventoryManager character={character} items={items} refetch={refetch} />}
    />
  );
  return (
    <RollProvider value={rolls.roll}>
      <OfflineNotice connected={connected} />
      {play && <PlayNews play={play} />}
      <SheetHeader character={equipped.character} table={table}>
        <SheetMenu character={shown(character)} isOwner={isOwner} items={items} />
      </SheetHeader>
      {table && <SharedInitiative campaignId={table.id} characterIds={isOwner ? [id] : []} strip />}
      {system === "dnd5e" ? (
        <Dnd5eSheet
          {...equipped}
          hitPoints={
            <HitPointsCard
              hp={shown(equipped.character).hp}
              raised={<Raised contributions={equipped.contributions} target="hp" />}
            />
          }
          trackers={trackers}
          actions={actions}
          spells={
            play && (
              <SheetSpells
                character={character}
                equipped={equipped}
                play={play}
                isOwner={isOwner}
                editable={editable}
                refetch={refetch}
              />
            )
          }
          inventory={inventory}
        />
      ) : (
        <SystemSheet system={system} characterId={id} raw={rawInPlay} trackers={trackers}>
          {actions}
          {play && (
            <SheetPowers
              system={system}
              character={character}
              equipped={equipped.character}
              raw={rawInPlay}
              play={play}
              isOwner={isOwner}
              editable={editable}
              refetch={refetch}
            />
          )}
          {inventory}
          <Notes character={character} />
        </SystemSheet>
      )}
      {play && (
        <div className={styles.onScreen}>
          <PlayHistory play={play} storageKey={STORAGE_KEYS.sheetPanel(system, id, "play")} />
        </div>
      )}
      {table && (
        <div className={styles.onScreen}>
          <TableRolls
            campaignId={table.id}
            isMj={isMj}
            storageKey={STORAGE_KEYS.sheetPanel(system, id, "tableRolls")}
          />
        </div>
      )}
      <RollBox
        rolls={rolls}
        system={system}
        luck={editable && play ? luckIn(play.stats) : 0}
        sharing={mayShare ? sharing : undefined}
      />
    </RollProvider>
  );
}

/** Cyberpunk: the Luck that is left. */
function luckIn({ luckPoints }: Play["stats"]): number {
  const { current } = isRecord(luckPoints) ? luckPoints : {};
  return typeof current === "number" ? current : 0;
}

/** What does not work without connection; the live region is mounted before it is needed. */
function OfflineNotice({ connected }: { connected: boolean }) {
  return (
    <div role="status">
      {!connected && (
        <Alert role="note" color="gilt" c="var(--ink-2)" py={10}>
          Cette fiche est celle que cet appareil a gardée : elle n'est plus en direct. Tes jets restent ici ;
          ce que tu changes en jeu part avec la connexion, et l'inventaire ne se modifie qu'avec elle.
        </Alert>
      )}
    </div>
  );
}
