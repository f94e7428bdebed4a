import type { ComponentProps } from "react";
import { KeyHelp, type KeyLine } from "../../../ui/KeyHelp";
import { useEditor } from "../editor/EditorContext";
import type { Tool } from "../tools/tool";

const toolLines = (tools: readonly Tool[]): readonly KeyLine[] =>
  tools.flatMap(({ key, label, help = label }) =>
    key === undefined ? [] : [{ keys: [key.toUpperCase()], does: help }],
  );

const LINES: readonly (KeyLine & { readonly mj?: true })[] = [
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

const FINGERS =
  "Au doigt : maintiens un endroit pour le montrer, un jeton pour son menu ; deux doigts zooment. " +
  "Au pavé tactile : deux doigts déplacent la carte, pincer zoome.";
const HIDDEN = "On dessine sur la scène montrée, pour toute la table.";

interface MapHelpProps extends Pick<ComponentProps<typeof KeyHelp>, "active" | "onActive"> {
  /** Those of the screen around the map, before its own. */
  screenLines: readonly KeyLine[];
}

/** What the keyboard does on the map, and whether its single keys do. */
export default function MapHelp({ screenLines, ...control }: MapHelpProps) {
  const editor = useEditor();
  const isMj = editor.mj !== undefined;
  return (
    <KeyHelp
      title="Raccourcis de la carte"
      lines={[...screenLines, ...toolLines(editor.tools), ...LINES.filter(({ mj }) => isMj || !mj)]}
      note={editor.view.live ? FINGERS : `${HIDDEN} ${FINGERS}`}
      label="Touches d'une lettre actives"
      onClose={() => editor.showHelp(false)}
      {...control}
    />
  );
}
