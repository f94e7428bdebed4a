import type { SheetBlock } from "domain/game/sheet";
import { sheetBlocks } from "domain/games/sheetBlocks";
import type { Character } from "domain/sheet/character/character";
import { otherGameBlock } from "domain/table/characters/otherGameBlock";
import { isDeepEqual } from "domain/values/isDeepEqual";
import { memo, type ReactNode, useMemo } from "react";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { LabelledTexts } from "../../../kits/sheet/LabelledTexts";
import { Panel } from "../../../ui/Panel";
import { Pools } from "./Pools";
import { Scores } from "./Scores";
import styles from "./SystemSheet.module.css";
import { Trackers } from "./Trackers";

interface SystemSheetProps {
  /** As it is stored. */
  character: Character;
  /** The character as it came: each game reads its own blocks there. */
  raw: unknown;
  /** What changes in play; the blocks' own trackers stand for it where it is not known. */
  trackers: ReactNode;
  /** Rolls that are no value of the sheet, before the game's own blocks. */
  rolls: ReactNode;
  /** Inventory, actions and notes, after the game's own blocks. */
  children: ReactNode;
}

/** The sheet of a game other than D&D, block by block as the game gives them. */
export function SystemSheet({ character, raw, trackers, rolls, children }: SystemSheetProps) {
  const { system, id } = character;
  const own = useMemo(() => sheetBlocks(system, raw), [system, raw]);
  const other = useMemo(() => otherGameBlock(character), [character]);
  const blocks = other ? [...own, other] : own;
  const isFirst = (block: SheetBlock) => block.kind === "tracker";
  return (
    <>
      {trackers ||
        blocks.filter(isFirst).map((block) => (
          <section key={block.id} aria-label={block.title}>
            <Block block={block} />
          </section>
        ))}
      <div className={styles.blocks}>
        {rolls}
        {blocks
          .filter((block) => !isFirst(block) && !isEmpty(block))
          .map((block) => (
            <Panel
              key={block.id}
              title={block.title}
              storageKey={STORAGE_KEYS.sheetPanel(system, id, block.id)}
            >
              <Block block={block} />
            </Panel>
          ))}
        {children}
      </div>
    </>
  );
}

function isEmpty(block: SheetBlock): boolean {
  if (block.kind === "scores") return block.scores.length === 0;
  return block.kind === "text" && block.lines.length === 0;
}

/** Blocks are read anew at each change in play, which few of them show. */
const Block = memo(function Block({ block }: { block: SheetBlock }) {
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
}, isDeepEqual);
