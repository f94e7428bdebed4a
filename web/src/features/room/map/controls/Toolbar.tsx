import { ColorSwatch, UnstyledButton } from "@mantine/core";
import type { ReactNode } from "react";
import { IconButton } from "../../../../ui/IconButton";
import { GOLD } from "../colours";
import type { DrawingStyle, ToolId } from "../tools/mapContext";
import { OptionsBar } from "./OptionsBar";
import styles from "./Toolbar.module.css";
import { type OfferedTool, toolLabel } from "./toolbox";

interface ToolbarProps {
  tool: ToolId;
  onTool: (tool: ToolId) => void;
  offered: readonly OfferedTool[];
  drawing: DrawingStyle;
  onDrawing: (style: DrawingStyle) => void;
  options: ReactNode;
  listed: boolean;
  onList: () => void;
  large: boolean;
  onLarge: () => void;
  onFit: () => void;
  onHelp: () => void;
  /** There is a canvas to use the tools on. */
  drawable: boolean;
}

/** The map's tools, and what is beside them. */
export function Toolbar(props: ToolbarProps) {
  const { tool, onTool, offered, listed, onList, large, onLarge, onFit, drawable } = props;
  return (
    <div className={styles.controls}>
      <div role="toolbar" aria-label="Outils de la carte" className={styles.bar}>
        {drawable &&
          offered.map((one) => (
            <IconButton
              key={one.id}
              icon={one.icon}
              label={toolLabel(one)}
              aria-pressed={tool === one.id}
              className={styles.tool}
              onClick={() => onTool(one.id)}
            />
          ))}
        <span className={styles.gap} />
        {drawable && <IconButton icon="fit" label="Tout voir" className={styles.tool} onClick={onFit} />}
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
          onClick={props.onHelp}
        />
      </div>
      {drawable && tool === "draw" && <DrawingOptions {...props} />}
      {drawable && props.options}
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

function DrawingOptions({ drawing, onDrawing }: Pick<ToolbarProps, "drawing" | "onDrawing">) {
  return (
    <OptionsBar label="Dessin">
      {KINDS.map(({ kind, icon, label }) => (
        <IconButton
          key={kind}
          icon={icon}
          label={label}
          aria-pressed={drawing.kind === kind}
          className={styles.tool}
          onClick={() => onDrawing({ ...drawing, kind })}
        />
      ))}
      {COLOURS.map(({ colour, name }) => (
        <UnstyledButton
          key={colour}
          aria-label={name}
          aria-pressed={drawing.colour === colour}
          className={styles.colour}
          onClick={() => onDrawing({ ...drawing, colour })}
        >
          <ColorSwatch color={colour} size={20} />
        </UnstyledButton>
      ))}
    </OptionsBar>
  );
}
