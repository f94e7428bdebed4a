import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { LabelledTexts } from "../../../kits/sheet/LabelledTexts";
import { useSheet } from "../../../kits/sheet/openSheet";
import { Panel } from "../../../ui/Panel";

/** Product §2 "notes and description". */
export function Notes() {
  const { system, id, notes, description } = useSheet().equipped.character;
  return (
    <Panel title="Notes et description" storageKey={STORAGE_KEYS.sheetPanel(system, id, "notes")}>
      <LabelledTexts
        lines={[
          { label: "Description", text: description },
          { label: "Notes", text: notes },
        ]}
      />
    </Panel>
  );
}
