import type { PresetEntry } from "domain/game/preset";
import { MenuButton } from "../../../ui/MenuButton";
import buttons from "../../board/buttons.module.css";

interface RestMenuProps {
  rests: readonly PresetEntry[];
  onPress: (id: string) => void;
}

/** The rests of a game that are none of its quick actions. */
export function RestMenu({ rests, onPress }: RestMenuProps) {
  if (rests.length === 0) return null;
  return (
    <MenuButton
      label="Repos et séance"
      className={buttons.chip}
      entries={rests.map(({ id, label }) => ({ label, onSelect: () => onPress(id) }))}
    >
      Repos et séance
    </MenuButton>
  );
}
