import { ColorSwatch, UnstyledButton } from "@mantine/core";
import type { ReactNode } from "react";
import { IconButton } from "../../../ui/IconButton";
import { GOLD } from "../colours";
import { useEditor, useEditorState } from "../editor/EditorContext";
import { toolLabel } from "../tools/tool";
import { OptionsBar } from "./OptionsBar";
import styles from "./Toolbar.module.css";

interface ToolbarProps {
  listed: boolean;
  onList: () => void;
  large: boolean;
  onLarge: () => void;
  /** Of the MJ's tools. */
  options: ReactNode;
}

/** The map's tools, and what is beside them. */
export function Toolbar({ listed, onList, large, onLarge, options }: ToolbarProps) {
  const editor = useEditor();
  const chosen = useEditorState(({ tool }) => tool);
  const drawable = useEditorState(({ failed }) => !failed);
  // Which tools are offered follows from it.
  useEditorState(({ view }) => view.live);
  return (
    <div className={styles.controls}>
      <div role="toolbar" aria-label="Outils de la carte" className={styles.bar}>
        {drawable &&
          editor.tools.map((tool) => (
            <IconButton
              key={tool.id}
              icon={tool.icon}
              label={toolLabel(tool)}
              aria-pressed={tool.id === chosen}
              className={styles.tool}
              onClick={() => editor.choose(tool.id)}
            />
          ))}
        <span className={styles.gap} />
        {drawable && (
          <IconButton
            icon="fit"
            label="Tout voir"
            className={styles.tool}
            onClick={() => editor.canvas?.fit()}
          />
        )}
        <IconButton
          icon="list"
          label="Liste des jetons"
          aria-pressed={listed}
          className={styles.tool}
          onClick={onList}
        />
        <IconButton
          icon="expand"
          label={large ? "Réduire la carte" : "Agrandir la carte"}
          aria-pressed={large}
          className={styles.tool}
          onClick={onLarge}
        />
        <IconButton
          icon="keyboard"
          label="Raccourcis de la carte"
          className={`${styles.tool} ${styles.wide}`}
          onClick={() => editor.showHelp(true)}
        />
      </div>
      {drawable && chosen === "draw" && <DrawingOptions />}
      {drawable && options}
    </div>
  );
}

const COLOURS = [
  { colour: GOLD, name: "Or" },
  { colour: "#f2545b", name: "Rouge" },
  { colour: "#3ecf8e", name: "Vert" },
  { colour: "#58a6ff", name: "Bleu" },
  { colour: "#ffffff", name: "Blanc" },
] as const;

const KINDS = [
  { kind: "pen", icon: "pen", label: "Crayon" },
  { kind: "line", icon: "line", label: "Trait" },
  { kind: "rectangle", icon: "square", label: "Rectangle" },
  { kind: "circle", icon: "circle", label: "Cercle" },
] as const;

function DrawingOptions() {
  const editor = useEditor();
  const drawing = useEditorState((state) => state.drawing);
  return (
    <OptionsBar label="Dessin">
      {KINDS.map(({ kind, icon, label }) => (
        <IconButton
          key={kind}
          icon={icon}
          label={label}
          aria-pressed={drawing.kind === kind}
          className={styles.tool}
          onClick={() => editor.drawWith({ ...drawing, kind })}
        />
      ))}
      {COLOURS.map(({ colour, name }) => (
        <UnstyledButton
          key={colour}
          aria-label={name}
          aria-pressed={drawing.colour === colour}
          className={styles.colour}
          onClick={() => editor.drawWith({ ...drawing, colour })}
        >
          <ColorSwatch color={colour} size={20} />
        </UnstyledButton>
      ))}
    </OptionsBar>
  );
}
