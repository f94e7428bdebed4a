import { Group, Kbd, Stack, Switch, Text } from "@mantine/core";
import { Dialog } from "../../../../ui/ConfirmDialog";
import { useEditor } from "../editor/EditorContext";
import type { Tool } from "../tools/tool";

interface Line {
  readonly keys: readonly string[];
  readonly does: string;
  readonly mj?: true;
}

const toolLines = (tools: readonly Tool[]): readonly Line[] =>
  tools.flatMap(({ key, label, help = label }) =>
    key === undefined ? [] : [{ keys: [key.toUpperCase()], does: help }],
  );

const LINES: readonly Line[] = [
  { keys: ["←", "↑", "→", "↓"], does: "Déplacer d'une case, sur la carte" },
  { keys: ["Ctrl"], does: "Pendant qu'on tire : libre de la grille" },
  { keys: ["Alt"], does: "Pendant qu'on tire : une copie", mj: true },
  { keys: ["Maj"], does: "Sélectionner plusieurs jetons" },
  { keys: ["Suppr"], does: "Supprimer la sélection", mj: true },
  { keys: ["Ctrl", "Z"], does: "Annuler", mj: true },
  { keys: ["Ctrl", "Maj", "Z"], does: "Rétablir", mj: true },
  { keys: ["0"], does: "Tout voir" },
  { keys: ["Échap"], does: "Lâcher, désélectionner" },
  { keys: ["?"], does: "Cette aide" },
];

interface MapHelpProps {
  active: boolean;
  onActive: (active: boolean) => void;
}

/** What the keyboard does on the map, and whether its single keys do. */
export default function MapHelp({ active, onActive }: MapHelpProps) {
  const editor = useEditor();
  const isMj = editor.mj !== undefined;
  return (
    <Dialog title="Raccourcis de la carte" cancel="Fermer" onCancel={() => editor.showHelp(false)}>
      <Stack component="dl" gap={0} my={12}>
        {[...toolLines(editor.tools), ...LINES.filter(({ mj }) => isMj || !mj)].map(({ keys, does }) => (
          <Group key={does} wrap="nowrap" gap={10} py={5}>
            <Group component="dt" gap={5} w={130} flex="none">
              {keys.map((key) => (
                <Kbd key={key} size="md" ff="text">
                  {key}
                </Kbd>
              ))}
            </Group>
            <Text component="dd" inherit m={0}>
              {does}
            </Text>
          </Group>
        ))}
      </Stack>
      {!editor.view.live && (
        <Text fz="sm" c="dimmed">
          On dessine sur la scène montrée, pour toute la table.
        </Text>
      )}
      <Text fz="sm" c="dimmed">
        Au doigt : maintiens un endroit pour le montrer, un jeton pour son menu ; deux doigts zooment.
      </Text>
      <Switch
        mt="md"
        label="Touches d'une lettre actives"
        checked={active}
        onChange={({ currentTarget }) => onActive(currentTarget.checked)}
      />
    </Dialog>
  );
}
