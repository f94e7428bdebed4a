import type { OwnSheetParts } from "../../../kits/sheet/gameSheet";
import { Downtime } from "../downtime/Downtime";
import { Favourites } from "../favourites/Favourites";
import { SheetHeader } from "../header/SheetHeader";
import { SheetInventory } from "../inventory/SheetInventory";
import { Initiative } from "../log/SheetLogs";
import { Notes } from "../notes/Notes";
import { PlayTrackers } from "../play/PlayTrackers";
import { SheetPowers } from "../powers/SheetPowers";
import { GameRolls } from "../system/GameRolls";
import { Blocks, BlockTrackers } from "../system/SystemSheet";
import { ActionTabs } from "../tabs/ActionTabs";
import { Aim } from "./Aim";
import { Holding } from "./Holding";

interface GameParts {
  /** Undefined in a game whose sheet is made of blocks. */
  parts: OwnSheetParts | undefined;
}

/** What may be done now. */
export function PlayTab({ parts }: GameParts) {
  return (
    <>
      <Holding />
      <Favourites />
      <Aim />
      <ActionTabs />
      {parts ? (
        <parts.Spells />
      ) : (
        <>
          <SheetPowers />
          <Blocks only="pools" />
          <GameRolls />
        </>
      )}
      <Initiative />
      <Downtime />
    </>
  );
}

/** Who the character is, what play has done to it, and its values. */
export function AboutTab({ parts }: GameParts) {
  return (
    <>
      <SheetHeader within />
      {parts && <parts.Vitals />}
      <PlayTrackers instead={parts ? undefined : <BlockTrackers />} />
      {parts ? (
        <>
          <parts.Build />
          <parts.More />
        </>
      ) : (
        <Blocks only="values" />
      )}
      <Notes />
    </>
  );
}

export function BagTab() {
  return <SheetInventory />;
}
