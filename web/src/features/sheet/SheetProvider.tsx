import type { Character } from "domain/sheet/character/character";
import { nameLabel } from "domain/sheet/character/fallbacks";
import { applyEquipment } from "domain/table/equipment/applyEquipment";
import type { PlayActor } from "domain/table/play/undo";
import { type ReactNode, useMemo } from "react";
import { useItemsQuery } from "../../api/items";
import {
  InPlayProvider,
  type OpenSheet,
  OpenSheetProvider,
  type PlayInUse,
  ShownProvider,
  ViewerProvider,
} from "../../kits/sheet/openSheet";
import { useConnection } from "../../live/useConnection";
import { useSame } from "../../live/useSame";
import { useMember } from "../../session/SessionProvider";
import { Recap } from "../../table/evenings/Recap";
import { useTableNews } from "../../table/news/useTableNews";
import { type Play, usePlay } from "../../table/play/usePlay";
import { usePageTitle } from "../../ui/usePageTitle";
import { SheetNotices } from "./notices/SheetNotices";
import { RollsProvider } from "./rolls/RollsProvider";
import { SearchProvider } from "./search/SearchProvider";
import { PlayLinesProvider, TableProvider } from "./sheetContexts";
import { useSheetTable } from "./useSheetTable";
import { useShownSheet } from "./useShownSheet";

/** How many items may make an armor class that the sheet does not give. */
const awaitedArmour = ({ ac, inventoryItems }: Character): number =>
  ac === undefined ? inventoryItems.filter(({ equipped }) => equipped).length : 0;

/** The character with its items and its equipment applied. */
function useOpenSheet(character: Character, refetch: () => void): OpenSheet {
  const { system, inventoryItems } = character;
  const ids = useMemo(() => inventoryItems.map(({ itemId }) => itemId), [inventoryItems]);
  const { items, loading, failed } = useItemsQuery(system, ids);
  const equipped = useMemo(
    () => applyEquipment(character, inventoryItems, items),
    [character, inventoryItems, items],
  );
  const awaited = loading ? awaitedArmour(character) : 0;
  return useSame({ character, equipped, items, itemsFailed: failed, awaitedArmour: awaited, refetch });
}

/** What the parts use of it, without the lines of the log, which come more often. */
function useInUse(play: Play | undefined): PlayInUse | undefined {
  const { system, state, limits, press, pressAll } = play ?? {};
  return useMemo(
    () => system && state && press && pressAll && { system, state, limits, press, pressAll },
    [system, state, limits, press, pressAll],
  );
}

interface SheetProviderProps {
  character: Character;
  raw: unknown;
  refetch: () => void;
  /** Mounts the sheet anew, with listeners that begin anew. */
  retry: () => void;
  /** Shown instead of somebody else's sheet once the viewer has left their table. */
  unreadable: ReactNode;
  /** The parts, wherever they stand: each reads what it shows. */
  children: ReactNode;
}

/** A character's sheet with its equipment applied, its state in play and the rolls made on it, for its parts. */
export function SheetProvider({ character, raw, refetch, retry, unreadable, children }: SheetProviderProps) {
  const { uid } = useMember();
  const connected = useConnection();
  const { table, lost, ...standing } = useSheetTable(character, connected);
  const tableOpen = table?.open === true;
  const { isOwner, isMj } = standing;
  const viewer = useSame({ ...standing, connected, editable: isOwner || isMj });
  const sheet = useOpenSheet(character, refetch);
  const actor = useMemo(
    (): PlayActor | undefined => (isMj || isOwner ? { uid, role: isMj ? "mj" : "owner" } : undefined),
    [uid, isMj, isOwner],
  );
  const { play, failed } = usePlay(sheet.equipped, actor, connected);
  const shown = useShownSheet(sheet, raw, play);
  const inPlay = useSame({ play: useInUse(play), failed, retry });
  useTableNews({ campaignId: tableOpen && !lost ? table?.id : undefined, system: character.system, isMj });
  usePageTitle(nameLabel(character));

  // The security rules end the character's own listener only when the document next changes.
  if (lost && !isOwner) return unreadable;
  return (
    <ViewerProvider value={viewer}>
      <OpenSheetProvider value={sheet}>
        <TableProvider value={table}>
          <ShownProvider value={shown}>
            <InPlayProvider value={inPlay}>
              <PlayLinesProvider value={play}>
                <SearchProvider>
                  <SheetNotices />
                  <Recap campaignId={lost ? undefined : table?.id} />
                  <RollsProvider tableOpen={tableOpen}>{children}</RollsProvider>
                </SearchProvider>
              </PlayLinesProvider>
            </InPlayProvider>
          </ShownProvider>
        </TableProvider>
      </OpenSheetProvider>
    </ViewerProvider>
  );
}
