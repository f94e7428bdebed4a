import type { ComponentProps } from "react";
import type { IconButton } from "../../../../ui/IconButton";
import type { ToolId } from "../tools/mapContext";

/** A tool as it is offered: its button, its key and its line of the help are of one place. */
export interface OfferedTool {
  readonly id: ToolId;
  readonly icon: ComponentProps<typeof IconButton>["icon"];
  readonly label: string;
  /** One letter, small. */
  readonly key?: string;
  /** What the help says of its key, where that is not its label. */
  readonly help?: string;
}

const MEMBER_TOOLS: readonly OfferedTool[] = [
  { id: "move", icon: "move", label: "Déplacer", key: "w" },
  { id: "measure", icon: "measure", label: "Mesurer", key: "m" },
  { id: "pointer", icon: "target", label: "Pointer", key: "q" },
  { id: "draw", icon: "pen", label: "Dessiner", key: "d" },
];

const MJ_TOOLS: readonly OfferedTool[] = [
  { id: "fog", icon: "cloud", label: "Brouillard : zone", key: "f", help: "Brouillard" },
  { id: "fogBrush", icon: "brush", label: "Brouillard : pinceau" },
  { id: "room", icon: "polygon", label: "Salle" },
  { id: "region", icon: "eye", label: "Zone pour quelques joueurs" },
];

const ALL_TOOLS = [...MEMBER_TOOLS, ...MJ_TOOLS];

/** The tools of who looks at the map. */
export const toolbox = (isMj: boolean): readonly OfferedTool[] => (isMj ? ALL_TOOLS : MEMBER_TOOLS);

/** `"Déplacer (W)"`. */
export const toolLabel = ({ label, key }: OfferedTool): string =>
  key === undefined ? label : `${label} (${key.toUpperCase()})`;
