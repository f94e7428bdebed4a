import type { Character } from "domain/sheet/character/character";
import type { Play } from "../../../table/play/usePlay";
import { DialogButton } from "../../../ui/DialogButton";

const loadDialog = () => import("./ExperienceDialog");

interface SpendExperienceProps {
  /** As it is stored, of a game that spends points on its build. */
  character: Character;
  play: Pick<Play, "state" | "system">;
}

/** Product §2.8.18: opens what the character's points can buy. */
export function SpendExperience(props: SpendExperienceProps) {
  return (
    <DialogButton size="sm" label="Dépenser l'expérience" load={loadDialog}>
      {(ExperienceDialog, close) => <ExperienceDialog {...props} onClose={close} />}
    </DialogButton>
  );
}
