import { Alert } from "@mantine/core";
import type { Character } from "domain/character/character";
import { nameLabel } from "domain/character/fallbacks";
import { applyEquipment } from "domain/equipment/applyEquipment";
import { carriedItems } from "domain/inventory/tabs";
import { type ReactNode, useMemo } from "react";
import { useItemsQuery } from "../../api/items";
import { STORAGE_KEYS } from "../../browser/storageKeys";
import { useConnection } from "../../live/useConnection";
import { PlayHistory } from "../../table/play/PlayHistory";
import { PlayNews } from "../../table/play/PlayNews";
import { useRollRules } from "../../table/play/useRollRules";
import { TableRolls } from "../../table/rollLog/TableRolls";
import { useRolls } from "../../table/rolls/useRolls";
import { AskedProvider, RollProvider } from "../../ui/RollButton";
import { usePageTitle } from "../../ui/usePageTitle";
import { useSheetAsks } from "./asks/useSheetAsks";
import { Dnd5eSheet } from "./dnd5e/Dnd5eSheet";
import { RollBox } from "./rolls/RollBox";
import { useSharing } from "./rolls/useSharing";
import styles from "./SheetScreen.module.css";
import { SystemSheet } from "./system/SystemSheet";
import { useSheetParts } from "./useSheetParts";
import { useSheetPlay } from "./useSheetPlay";
import { useSheetTable } from "./useSheetTable";

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
  const { table, tableOpen, isOwner, isMj, lost, milestones } = useSheetTable(character, connected);
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
  const sharing = useSharing(character, { connected, tableOpen });
  const mayShare = table !== undefined && editable;
  const { effects, rules } = useRollRules(play, editable);
  const rolls = useRolls({
    share: mayShare ? sharing.share : undefined,
    answer: mayShare ? sharing.answer : undefined,
    redoShared: mayShare ? sharing.redo : undefined,
    effects,
    rules,
  });
  const asked = useSheetAsks({
    campaignId: isOwner && !isMj ? table?.id : undefined,
    ...{ character: equipped.character, raw: rawInPlay, roll: rolls.roll, connected },
  });
  usePageTitle(nameLabel(character));

  // Its place is kept while it is on its way.
  const inPlay = play !== undefined || connected || playFailed;
  const parts = useSheetParts({
    ...{ character, equipped, items, failed, carried, rawInPlay, shown, play, refetch },
    ...{ table, isOwner, editable, milestones, connected },
    trackers: inPlay,
    retry: playFailed ? retry : undefined,
  });

  // The security rules end the character's own listener only when the document next changes.
  if (lost && !isOwner) return unreadable;

  const { header, initiative, hitPoints, trackers, gameRolls, actions, spells, powers, inventory, notes } =
    parts;
  return (
    <RollProvider value={asked.press}>
      <OfflineNotice connected={connected} />
      {play && <PlayNews play={play} />}
      {asked.banner}
      {header}
      {initiative}
      <AskedProvider value={asked.lit}>
        {system === "dnd5e" ? (
          <Dnd5eSheet {...equipped} {...{ hitPoints, trackers, actions, spells, inventory }} />
        ) : (
          <SystemSheet system={system} characterId={id} raw={rawInPlay} trackers={trackers} rolls={gameRolls}>
            {actions}
            {powers}
            {inventory}
            {notes}
          </SystemSheet>
        )}
      </AskedProvider>
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
        resources={rules?.resources}
        connected={connected}
        campaignId={mayShare ? table.id : undefined}
        sharing={mayShare ? sharing : undefined}
      />
    </RollProvider>
  );
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
