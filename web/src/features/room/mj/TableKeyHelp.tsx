import type { ComponentProps } from "react";
import { KeyHelp } from "../../../ui/KeyHelp";
import { TABLE_KEYS } from "./tableKeys";

const LINES = [...TABLE_KEYS, { keys: ["?"], does: "Cette aide" }];

/** The keys of the MJ's table while no map is open, and whether the single ones do anything. */
export default function TableKeyHelp(
  control: Pick<ComponentProps<typeof KeyHelp>, "active" | "onActive" | "onClose">,
) {
  return (
    <KeyHelp
      title="Raccourcis clavier"
      lines={LINES}
      note="Ils se taisent pendant que tu écris dans un champ."
      label="Touches d'une lettre actives"
      {...control}
    />
  );
}
