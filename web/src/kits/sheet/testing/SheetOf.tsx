import type { Character } from "domain/sheet/character/character";
import type { ReactNode } from "react";
import {
  InPlayProvider,
  type OpenSheet,
  OpenSheetProvider,
  type SheetPlay,
  type SheetViewer,
  ShownProvider,
  ViewerProvider,
} from "../openSheet";

interface SheetOfProps {
  character: Character;
  /** As it was received. */
  raw?: unknown;
  /** Its owner at a connected device, unless it says more. */
  viewer?: Partial<SheetViewer>;
  sheet?: Partial<OpenSheet>;
  inPlay?: Partial<SheetPlay>;
  children: ReactNode;
}

const OWNER: SheetViewer = {
  ...{ isOwner: true, isMj: false, editable: true, connected: true },
  ...{ progression: undefined, inFight: false, askingCampaignId: undefined },
};
const nothing = () => undefined;

/** What the parts of this character's sheet read. */
export function SheetOf({ character, raw, viewer, sheet, inPlay, children }: SheetOfProps) {
  const equipped = { character, contributions: [] };
  const open = { character, equipped, items: [], itemsFailed: false, awaitedArmour: 0, refetch: nothing };
  return (
    <ViewerProvider value={{ ...OWNER, ...viewer }}>
      <OpenSheetProvider value={{ ...open, ...sheet }}>
        <ShownProvider value={{ stored: character, character, raw }}>
          <InPlayProvider value={{ play: undefined, failed: false, retry: nothing, ...inPlay }}>
            {children}
          </InPlayProvider>
        </ShownProvider>
      </OpenSheetProvider>
    </ViewerProvider>
  );
}
