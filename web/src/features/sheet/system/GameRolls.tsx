import type { SystemId } from "domain/values/systemIds";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { sheetOf } from "../../../games/registry/sheets";
import type { OwnRollsProps } from "../../../kits/sheet/gameSheet";
import { Panel } from "../../../ui/Panel";

/** The rolls of a game that are no value of its sheet; nothing where there are none. */
export function GameRolls({ system, ...own }: OwnRollsProps & { system: SystemId }) {
  const { rolls } = sheetOf(system);
  if (rolls === undefined) return null;
  const { title, content: Content } = rolls;
  return (
    <Panel title={title} storageKey={STORAGE_KEYS.sheetPanel(system, own.characterId, "rolls")}>
      <Content {...own} />
    </Panel>
  );
}
