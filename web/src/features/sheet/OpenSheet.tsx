import { Alert } from "@mantine/core";
import type { RollRequest } from "domain/game/rolls/rollRequest";
import type { Character } from "domain/sheet/character/character";
import { nameLabel } from "domain/sheet/character/fallbacks";
import { applyEquipment } from "domain/table/equipment/applyEquipment";
import { type ReactNode, useMemo } from "react";
import { useItemsQuery } from "../../api/items";
import { STORAGE_KEYS } from "../../browser/storageKeys";
import { sheetOf } from "../../games/registry/sheets";
import { type SearchIndex, SearchIndexProvider } from "../../kits/sheet/searchIndex";
import { useConnection } from "../../live/useConnection";
import { PlayHistory } from "../../table/play/PlayHistory";
import { PlayNews } from "../../table/play/PlayNews";
import { useRollRules } from "../../table/play/useRollRules";
import { TableRolls } from "../../table/rollLog/TableRolls";
import { useRolls } from "../../table/rolls/useRolls";
import { type PageSections, PageSectionsProvider } from "../../ui/pageSections";
import { AskedProvider, RollProvider } from "../../ui/RollButton";
import { usePageTitle } from "../../ui/usePageTitle";
import { useSheetAsks } from "./asks/useSheetAsks";
import { SheetDock } from "./dock/SheetDock";
import { Favourites } from "./favourites/Favourites";
import { RollBox } from "./rolls/RollBox";
import { useSharing } from "./rolls/useSharing";
import styles from "./SheetScreen.module.css";
import { SearchableRolls } from "./search/SearchableRolls";
import { SystemSheet } from "./system/SystemSheet";
import { useSheetParts } from "./useSheetParts";
import { useSheetPlay } from "./useSheetPlay";
import { useSheetTable } from "./useSheetTable";
import { useSheetTools } from "./useSheetTools";

interface OpenSheetProps {
  character: Character;
  raw: unknown;
  refetch: () => void;
  /** Mounts the sheet anew, with listeners that begin anew. */
  retry: () => void;
  /** Shown instead of somebody else's sheet once the viewer has left their table. */
  unreadable: ReactNode;
}

/** How many items may make an armor class that the sheet does not give. */
const awaitedArmour = ({ ac, inventoryItems }: Character): number =>
  ac === undefined ? inventoryItems.filter(({ equipped }) => equipped).length : 0;

/** A character's sheet with its equipment applied, and the rolls made on it. */
export function OpenSheet({ character, raw, refetch, retry, unreadable }: OpenSheetProps) {
  const { system, id, inventoryItems } = character;
  const connected = useConnection();
  const standing = useSheetTable(character, connected);
  const { table, tableOpen, isOwner, isMj, lost, milestones, inFight, askingCampaignId } = standing;
  const editable = isOwner || isMj;
  const ids = useMemo(() => inventoryItems.map(({ itemId }) => itemId), [inventoryItems]);
  const { items, loading, failed } = useItemsQuery(system, ids);
  const equipped = useMemo(
    () => applyEquipment(character, inventoryItems, items),
    [character, inventoryItems, items],
  );
  const { play, failed: playFailed, shown, shownRaw } = useSheetPlay(equipped, { isOwner, isMj, connected });
  const rawInPlay = useMemo(() => shownRaw(raw), [shownRaw, raw]);
  const sharing = useSharing(character, { connected, tableOpen, isMj });
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
  const now = useMemo(() => shown(equipped.character), [shown, equipped]);
  const { beside, sections, search, favourites } = useSheetTools(now, rawInPlay);

  const { sheet: OwnSheet } = sheetOf(system);
  // Its place is kept while it is on its way.
  const inPlay = play !== undefined || connected || playFailed;
  const parts = useSheetParts({
    ...{ character, equipped, items, failed, rawInPlay, shown, play, refetch },
    ...{ table, isOwner, editable, milestones, inFight, askingCampaignId, connected },
    trackers: inPlay,
    retry: playFailed ? retry : undefined,
  });

  // The security rules end the character's own listener only when the document next changes.
  if (lost && !isOwner) return unreadable;

  const favouritesPanel = (favourites.length > 0 || beside) && (
    <Favourites system={system} characterId={id} rolls={favourites} onChoose={search.open} />
  );
  const { header, initiative, hitPoints, trackers, gameRolls, actions, spells, powers, inventory, notes } =
    parts;
  return (
    <Surroundings sections={sections} index={search.index} roll={asked.press} lit={asked.lit}>
      <SearchableRolls character={now} raw={rawInPlay} />
      <OfflineNotice connected={connected} />
      {play && <PlayNews play={play} />}
      {asked.banner}
      {header}
      {initiative}
      <SheetDock
        sections={sections}
        beside={beside}
        favourites={beside && favouritesPanel}
        onSearchNear={search.prepare}
        onSearch={search.open}
      >
        <RollBox
          rolls={rolls}
          system={system}
          resources={rules?.resources}
          connected={connected}
          campaignId={mayShare ? table.id : undefined}
          sharing={mayShare ? sharing : undefined}
        />
      </SheetDock>
      {!beside && favouritesPanel}
      {OwnSheet ? (
        <OwnSheet
          {...equipped}
          {...{ hitPoints, trackers, actions, spells, inventory }}
          awaitedArmour={loading ? awaitedArmour(character) : 0}
        />
      ) : (
        <SystemSheet character={character} raw={rawInPlay} trackers={trackers} rolls={gameRolls}>
          {actions}
          {powers}
          {inventory}
          {notes}
        </SystemSheet>
      )}
      {(play || (connected && !playFailed)) && (
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
      {search.shown}
    </Surroundings>
  );
}

interface SurroundingsProps {
  sections: PageSections;
  index: SearchIndex;
  roll: (request: RollRequest) => void;
  lit: ReadonlySet<string>;
  children: ReactNode;
}

/** What the parts of the sheet reach: how a value is rolled, where the sections and what can be found are listed. */
function Surroundings({ sections, index, roll, lit, children }: SurroundingsProps) {
  return (
    <PageSectionsProvider value={sections}>
      <SearchIndexProvider value={index}>
        <RollProvider value={roll}>
          <AskedProvider value={lit}>{children}</AskedProvider>
        </RollProvider>
      </SearchIndexProvider>
    </PageSectionsProvider>
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
