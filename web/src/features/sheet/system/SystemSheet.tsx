import type { SheetBlock } from "domain/game/sheet";
import { sheetBlocks } from "domain/games/sheetBlocks";
import type { Character } from "domain/sheet/character/character";
import { blocksOfAnyGame } from "domain/table/characters/blocksOfAnyGame";
import { isDeepEqual } from "domain/values/isDeepEqual";
import { memo } from "react";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { LabelledTexts } from "../../../kits/sheet/LabelledTexts";
import { useSheet, useShown } from "../../../kits/sheet/openSheet";
import { Panel } from "../../../ui/Panel";
import { SheetInventory } from "../inventory/SheetInventory";
import { Notes } from "../notes/Notes";
import { PlayTrackers } from "../play/PlayTrackers";
import { SheetPowers } from "../powers/SheetPowers";
import { ActionTabs } from "../tabs/ActionTabs";
import { GameRolls } from "./GameRolls";
import { Pools } from "./Pools";
import { Scores } from "./Scores";
import styles from "./SystemSheet.module.css";
import { Trackers } from "./Trackers";

/** The sheet of a game other than D&D, block by block as the game gives them. */
export function SystemSheet() {
  return (
    <>
      <PlayTrackers instead={<BlockTrackers />} />
      <div className={styles.blocks}>
        <GameRolls />
        <Blocks />
        <ActionTabs />
        <SheetPowers />
        <SheetInventory />
        <Notes />
      </div>
    </>
  );
}

/** The game's own blocks, of which `isWanted`. */
function useBlocks(isWanted: (block: SheetBlock) => boolean): readonly SheetBlock[] {
  const { character } = useSheet();
  const { raw } = useShown();
  return [...sheetBlocks(character.system, raw), ...blocksOfAnyGame(character)].filter(isWanted);
}

const isTracker = (block: SheetBlock) =>
  block.kind === "tracker" || (block.kind === "scores" && block.inPlay === true);
const isPool = (block: SheetBlock) => block.kind === "pool";
const isContent = (block: SheetBlock) => !isTracker(block) && !isEmpty(block);
const isValue = (block: SheetBlock) => isContent(block) && !isPool(block);

/** What the blocks say of the state in play, where it is not known. */
export function BlockTrackers() {
  return useBlocks(isTracker).map((block) => (
    <section key={block.id} aria-label={block.title}>
      <Block block={block} />
    </section>
  ));
}

interface BlocksProps {
  /** Of the rolls that take more than one value, or of the rest; without it, all. */
  only?: "pools" | "values";
}

/** The values and the texts of a character, with their rolls. */
export function Blocks({ only }: BlocksProps) {
  const { system, id } = useSheet().character;
  const blocks = useBlocks(only === "pools" ? isPool : only === "values" ? isValue : isContent);
  return blocks.map((block) => <BlockPanel key={block.id} {...{ system, id, block }} />);
}

function isEmpty(block: SheetBlock): boolean {
  if (block.kind === "scores") return block.scores.length === 0;
  return block.kind === "text" && block.lines.length === 0;
}

type BlockPanelProps = Pick<Character, "system" | "id"> & { block: SheetBlock };

/** Blocks are read anew at each change in play, which few of them show. */
const BlockPanel = memo(function BlockPanel({ system, id, block }: BlockPanelProps) {
  return (
    <Panel title={block.title} storageKey={STORAGE_KEYS.sheetPanel(system, id, block.id)}>
      <Block block={block} />
    </Panel>
  );
}, isDeepEqual);

function Block({ block }: { block: SheetBlock }) {
  switch (block.kind) {
    case "scores":
      return <Scores block={block} />;
    case "pool":
      return <Pools block={block} />;
    case "tracker":
      return <Trackers block={block} />;
    case "text":
      return <LabelledTexts lines={block.lines} />;
  }
}
