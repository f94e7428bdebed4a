import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { sheetOf } from "../../../games/registry/sheets";
import { useSheet } from "../../../kits/sheet/openSheet";
import { Panel } from "../../../ui/Panel";

/** The rolls of a game that are no value of its sheet; nothing where there are none. */
export function GameRolls() {
  const { system, id } = useSheet().character;
  const { rolls } = sheetOf(system);
  if (rolls === undefined) return null;
  const { title, content: Content } = rolls;
  return (
    <Panel title={title} storageKey={STORAGE_KEYS.sheetPanel(system, id, "rolls")}>
      <Content />
    </Panel>
  );
}
