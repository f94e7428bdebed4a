import { useMediaQuery } from "@mantine/hooks";
import type { ComponentProps } from "react";
import { STORAGE_KEYS } from "../../browser/storageKeys";
import { sheetOf } from "../../games/registry/sheets";
import { useInPlay, useSheet, useViewer } from "../../kits/sheet/openSheet";
import { SharedInitiative } from "../../table/initiative/SharedInitiative";
import { PlayHistory } from "../../table/play/PlayHistory";
import { TableRolls } from "../../table/rollLog/TableRolls";
import { SheetDock } from "./dock/SheetDock";
import { Favourites } from "./favourites/Favourites";
import { SheetHeader } from "./header/SheetHeader";
import { SheetProvider } from "./SheetProvider";
import styles from "./SheetScreen.module.css";
import { usePlayLines } from "./sheetContexts";
import { OwnSheet } from "./system/OwnSheet";
import { SystemSheet } from "./system/SystemSheet";

/** Where the rolls stand beside the sheet rather than over it. */
const BESIDE = "(min-width: 1280px)";

/** The same element at each render: a part renders anew when what it reads changes, and not with the sheet. */
const PARTS = <SheetParts />;

/** A character's sheet with its equipment applied, and the rolls made on it. */
export function OpenSheet(props: Omit<ComponentProps<typeof SheetProvider>, "children">) {
  return <SheetProvider {...props}>{PARTS}</SheetProvider>;
}

/** The parts of a sheet, in the order in which they stand. */
function SheetParts() {
  const { parts } = sheetOf(useSheet().character.system);
  const beside = useMediaQuery(BESIDE, false, { getInitialValueInEffect: false });
  return (
    <>
      <SheetHeader />
      <Initiative />
      <SheetDock beside={beside} />
      {!beside && <Favourites />}
      {parts ? <OwnSheet parts={parts} /> : <SystemSheet />}
      <History />
      <RollsOfTable />
    </>
  );
}

/** The order of the fight that the MJ shares. */
function Initiative() {
  const { isOwner } = useViewer();
  const { id, campaign } = useSheet().character;
  return campaign && <SharedInitiative campaignId={campaign.id} characterIds={isOwner ? [id] : []} strip />;
}

/** What happened in play. */
function History() {
  const { connected } = useViewer();
  const { system, id } = useSheet().character;
  const { failed } = useInPlay();
  const play = usePlayLines();
  return (
    (play || (connected && !failed)) && (
      <div className={styles.onScreen}>
        <PlayHistory play={play} storageKey={STORAGE_KEYS.sheetPanel(system, id, "play")} />
      </div>
    )
  );
}

/** What the others rolled. */
function RollsOfTable() {
  const { isMj } = useViewer();
  const { system, id, campaign } = useSheet().character;
  return (
    campaign && (
      <div className={styles.onScreen}>
        <TableRolls
          campaignId={campaign.id}
          isMj={isMj}
          storageKey={STORAGE_KEYS.sheetPanel(system, id, "tableRolls")}
        />
      </div>
    )
  );
}
