import type { ComponentProps } from "react";
import type { Command } from "../../../table/session/commands";
import { linesOf } from "../../../table/session/commands";
import { KeyHelp } from "../../../ui/KeyHelp";

const TIES = { keys: ["↑", "↓"], does: "Départager une égalité, sur ses flèches" };

interface PanelKeyHelpProps extends Pick<ComponentProps<typeof KeyHelp>, "active" | "onActive" | "onClose"> {
  commands: readonly Command[];
}

/** What the keyboard does on the panel, and whether it does. */
export function PanelKeyHelp({ commands, ...control }: PanelKeyHelpProps) {
  return (
    <KeyHelp
      title="Raccourcis clavier"
      lines={[...linesOf(commands), TIES]}
      note="Ils se taisent pendant que tu écris dans un champ."
      label="Raccourcis actifs"
      {...control}
    />
  );
}
