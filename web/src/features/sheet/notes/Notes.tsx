import { Text } from "@mantine/core";
import { emptyTraits } from "domain/table/characters/blocksOfAnyGame";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { LabelledTexts } from "../../../kits/sheet/LabelledTexts";
import { useSheet } from "../../../kits/sheet/openSheet";
import { Panel } from "../../../ui/Panel";

/** Product §2 "notes and description". */
export function Notes() {
  const { character } = useSheet().equipped;
  const { system, id, notes, description } = character;
  const empty = emptyTraits(character);
  return (
    <Panel title="Notes et description" storageKey={STORAGE_KEYS.sheetPanel(system, id, "notes")}>
      <LabelledTexts
        lines={[
          { label: "Description", text: description },
          { label: "Notes", text: notes },
        ]}
      />
      {empty.length > 0 && (
        <Text size="sm" c="dimmed" mt={10}>
          {empty.join(", ")} : rien dans ce jeu.
        </Text>
      )}
    </Panel>
  );
}
