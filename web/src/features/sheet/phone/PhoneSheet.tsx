import { Paper } from "@mantine/core";
import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { sheetOf } from "../../../games/registry/sheets";
import { usePlayable, useSheet, useViewer } from "../../../kits/sheet/openSheet";
import { type PageSections, PageSectionsProvider, usePageSections } from "../../../ui/pageSections";
import { Revealed } from "../../../ui/reveal";
import { useRoomForToasts } from "../../../ui/useRoomForToasts";
import { SheetCards } from "../cards/SheetCards";
import { SheetVitals } from "../vitals/SheetVitals";
import { Turn } from "../vitals/Turn";
import { LastRoll } from "./LastRoll";
import { MapTab } from "./MapTab";
import { Offline } from "./Offline";
import { PhoneHeader } from "./PhoneHeader";
import styles from "./PhoneSheet.module.css";
import { AboutTab, BagTab, PlayTab } from "./parts";
import { TabBar } from "./TabBar";
import { TableTab } from "./TableTab";
import { type SheetTab, SheetTabsProvider } from "./tabs";
import { useSheetPlace } from "./useSheetPlace";
import { useUnread } from "./useUnread";

const ALONE: readonly SheetTab[] = ["play", "sheet", "bag", "table"];
const AT_TABLE: readonly SheetTab[] = ["play", "map", "sheet", "bag", "table"];

/**
 * A sheet in one hand: turn, life and what waits for an answer above, one of its parts, the last roll and the parts below;
 * held across, the first ones stand left of the part (product §2.8.25).
 */
export function PhoneSheet() {
  const { system, campaign } = useSheet().character;
  const { isMj } = useViewer();
  const { parts } = sheetOf(system);
  const [reactions, setReactions] = useState(0);
  const [whole, setWhole] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const bottom = useRoomForToasts<HTMLDivElement>(0);
  const tabs = campaign && !isMj ? AT_TABLE : ALONE;
  const [open, setOpen] = useSheetPlace(tabs, top);
  const unread = useUnread(open === "table");
  const control = useMemo(
    () => ({
      show: setOpen,
      reactions,
      react: () => {
        setOpen("play");
        setReactions((count) => count + 1);
      },
    }),
    [reactions, setOpen],
  );
  const part = (tab: SheetTab, content: ReactNode) => (
    <Part key={tab} tab={tab} shown={open === tab} onShow={setOpen}>
      {(whole || open === tab) && content}
    </Part>
  );
  return (
    <SheetTabsProvider value={control}>
      <OncePlayable draw={setWhole} />
      <div className={styles.body}>
        <PhoneHeader />
        <div ref={top} className={styles.top} />
        <div className={styles.vitals}>
          <Offline />
          <Turn />
          <SheetVitals steps />
          <SheetCards />
        </div>
        {part("play", <PlayTab parts={parts} />)}
        {part("map", open === "map" && <MapTab />)}
        {part("sheet", <AboutTab parts={parts} />)}
        {part("bag", <BagTab />)}
        {part("table", <TableTab open={open === "table"} />)}
      </div>
      <Paper ref={bottom} className={styles.bottom}>
        <LastRoll />
        <TabBar tabs={tabs} open={open} unread={unread} onOpen={setOpen} />
      </Paper>
    </SheetTabsProvider>
  );
}

/** What one plays with is drawn first, life included; the other parts are ready when they are asked for. */
function OncePlayable({ draw }: { draw: (whole: boolean) => void }) {
  const playable = usePlayable();
  useEffect(() => {
    if (playable) startTransition(() => draw(true));
  }, [playable, draw]);
  return null;
}

interface PartProps {
  tab: SheetTab;
  shown: boolean;
  onShow: (tab: SheetTab) => void;
  children: ReactNode;
}

/** One part: its panels stay as they are while another is shown, and what is gone to in it brings it forward. */
function Part({ tab, shown, onShow, children }: PartProps) {
  const page = usePageSections();
  const sections = useMemo(
    (): PageSections | undefined =>
      page && {
        ...page,
        add: (section) =>
          page.add({
            ...section,
            open: () => {
              onShow(tab);
              section.open();
            },
          }),
      },
    [page, tab, onShow],
  );
  const bringForward = useCallback(() => onShow(tab), [onShow, tab]);
  return (
    <PageSectionsProvider value={sections}>
      <Revealed open={bringForward}>
        <div className={styles.part} data-part={tab} hidden={!shown}>
          {children}
        </div>
      </Revealed>
    </PageSectionsProvider>
  );
}
