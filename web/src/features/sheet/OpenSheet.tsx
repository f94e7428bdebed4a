import type { ComponentProps } from "react";
import { sheetOf } from "../../games/registry/sheets";
import { useSheet } from "../../kits/sheet/openSheet";
import { SheetCards } from "./cards/SheetCards";
import { SheetDock } from "./dock/SheetDock";
import { Downtime } from "./downtime/Downtime";
import { SheetHeader } from "./header/SheetHeader";
import { History, Initiative, RollsOfTable } from "./log/SheetLogs";
import { PhoneSheet } from "./phone/PhoneSheet";
import { SheetProvider } from "./SheetProvider";
import { OwnSheet } from "./system/OwnSheet";
import { SystemSheet } from "./system/SystemSheet";
import { useWide } from "./useWide";

/** The same element at each render: a part renders anew when what it reads changes, and not with the sheet. */
const PARTS = <SheetParts />;

/** A character's sheet with its equipment applied, and the rolls made on it. */
export function OpenSheet(props: Omit<ComponentProps<typeof SheetProvider>, "children">) {
  return <SheetProvider {...props}>{PARTS}</SheetProvider>;
}

/** All parts of a sheet where there is room, and on paper; one at a time on a phone. */
function SheetParts() {
  return useWide() ? <WideSheet /> : <PhoneSheet />;
}

function WideSheet() {
  const { parts } = sheetOf(useSheet().character.system);
  return (
    <>
      <SheetCards />
      <SheetHeader />
      <Initiative />
      <SheetDock />
      {parts ? <OwnSheet parts={parts} /> : <SystemSheet />}
      <Downtime />
      <History />
      <RollsOfTable />
    </>
  );
}
