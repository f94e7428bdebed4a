import type { ComponentProps } from "react";
import { KeyHelp } from "../../../ui/KeyHelp";

/** The keys of the MJ's table while no map is open, and whether the single ones do anything. */
export default function TableKeyHelp(
  control: Pick<ComponentProps<typeof KeyHelp>, "lines" | "active" | "onActive" | "onClose">,
) {
  return (
    <KeyHelp
      title="Raccourcis clavier"
      note="Ils se taisent pendant que tu écris dans un champ."
      label="Touches d'une lettre actives"
      {...control}
    />
  );
}
