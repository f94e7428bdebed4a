import type { ComponentProps } from "react";
import { FIGHT_KEYS } from "../../../table/fight/fightKeys";
import { KeyHelp, type KeyLine } from "../../../ui/KeyHelp";

/** On the panel the arrows pass turns as well. */
const ARROWS: Readonly<Record<string, string>> = { n: "→", p: "←" };

const LINES: readonly KeyLine[] = [
  ...FIGHT_KEYS.map(({ keys, does }) => ({
    keys: keys.flatMap((key) => [key, ...(ARROWS[key] ? [ARROWS[key]] : [])]),
    does,
  })),
  { keys: ["/"], does: "Chercher une action, une commande, une compétence" },
  { keys: ["↑", "↓"], does: "Départager une égalité, sur ses flèches" },
  { keys: ["?"], does: "Cette aide" },
];

/** What the keyboard does on the panel, and whether it does. */
export function PanelKeyHelp(
  control: Pick<ComponentProps<typeof KeyHelp>, "active" | "onActive" | "onClose">,
) {
  return (
    <KeyHelp
      title="Raccourcis clavier"
      lines={LINES}
      note="Ils se taisent pendant que tu écris dans un champ."
      label="Raccourcis actifs"
      {...control}
    />
  );
}
